import { play } from '../play.ts';
import { namedSeeds } from '../seeds/namedSeeds.ts';
import type { Host } from '../world/world.ts';
import { nodeHost } from './host.ts';
import { reportFailure } from './reportFailure.ts';
import type { PlayStory } from './simulate.ts';

/**
 * Plays stories in this process.
 * @param shrinkRuns so many shorter stories of a failure are tried
 */
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
  async (story, coverage) => {
    const played = await play(story, { host, coverage, keepsLog });
    for (const line of played.log) console.log(line);
    if (showsDigest) console.log(`digest of seed ${story.seed}: ${played.digest}`);
    if (played.failure) await reportFailure(host, story, played.failure, shrinkRuns);
    return played;
  };

/** Plays every story that broke a promise once. @returns exit code: 0 when all promises hold now */
export async function playNamedSeeds(): Promise<number> {
  let broken = 0;
  for (const { name, story } of namedSeeds) {
    const { failure } = await play(story, { host: nodeHost });
    if (!failure) continue;
    console.log(`BROKEN again: ${name}\n  ${failure.invariant}: ${failure.problem}`);
    broken = 1;
  }
  console.log(`${namedSeeds.length} named seeds were played.`);
  return broken;
}
