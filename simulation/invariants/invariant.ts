import type { Call } from '../world/call.ts';
import type { RowChange } from '../world/changes.ts';
import type { Message } from '../world/receivers.ts';
import type { World } from '../world/world.ts';

/** What a step showed: all that changed, all that was said. */
export interface Look {
  world: World;
  changes: readonly RowChange[];
  calls: readonly Call[];
  messages: readonly Message[];
  /** What the sandbox reported of itself. */
  faults: readonly string[];
  /** Tenants whose rows were put in anew, by a reset or an import. */
  renewed: ReadonlySet<string>;
  /** Whether the process was killed or ended meanwhile. */
  restarted: boolean;
  /** Whether everything came to its end: nothing is due, nothing is under way. */
  rested: boolean;
}

/** One promise that holds whatever happens. */
export interface Invariant {
  /** In the words of somebody who relies on it. */
  name: string;
  check?(look: Look): string | undefined | Promise<string | undefined>;
  /** Judges the moment a message arrives at its receiver. @returns as `check` */
  onMessage?(world: World, url: string): string | undefined | Promise<string | undefined>;
}

/** The first problem of many. */
export function firstOf<T>(
  list: Iterable<T>,
  judge: (item: T) => string | false | undefined,
): string | undefined {
  for (const item of list) {
    const problem = judge(item);
    if (problem) return problem;
  }
  return undefined;
}
