import { play } from '../play.ts';
import { namedSeeds } from '../seeds/namedSeeds.ts';
import { nodeHost } from './host.ts';

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
