import { play } from '../play.ts';
import type { Host } from '../world/world.ts';
import { reportFailure } from './reportFailure.ts';
import type { PlayStory } from './simulate.ts';

/** Plays stories in this process, and after a failure tries `shrinkRuns` shorter ones. */
export const playHere =
  ({
    host,
    keepsLog,
    showsDigest,
    shrinkRuns,
  }: {
    host: Host;
    keepsLog: boolean;
    showsDigest: boolean;
    shrinkRuns: number;
  }): PlayStory =>
  async (story) => {
    const played = await play(story, { host, keepsLog });
    for (const line of played.log) console.log(line);
    if (showsDigest) console.log(`digest of seed ${story.seed}: ${played.digest}`);
    if (played.failure) await reportFailure(host, story, played.failure, shrinkRuns);
    return played;
  };
