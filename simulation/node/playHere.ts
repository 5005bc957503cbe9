import { play } from '../play.ts';
import { nodeHost } from './host.ts';
import { reportFailure } from './reportFailure.ts';
import type { PlayStory } from './simulate.ts';

/**
 * Plays stories in this process, on SQLite in memory.
 * @param shrinkRuns so many shorter stories of a failure are tried
 */
export const playHere =
  ({
    keepsLog,
    showsDigest,
    shrinkRuns,
  }: {
    keepsLog: boolean;
    showsDigest: boolean;
    shrinkRuns: number;
  }): PlayStory =>
  async (story, coverage) => {
    const played = await play(story, { host: nodeHost, coverage, keepsLog });
    for (const line of played.log) console.log(line);
    if (showsDigest) console.log(`digest of seed ${story.seed}: ${played.digest}`);
    if (played.failure) await reportFailure(story, played.failure, shrinkRuns);
    return played;
  };
