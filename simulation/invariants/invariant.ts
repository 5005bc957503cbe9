import type { Call } from '../world/call.ts';
import type { RowChange } from '../world/changes.ts';
import type { Message } from '../world/receivers.ts';
import type { World } from '../world/world.ts';

/** Observations of a step: all changes, calls and messages. */
export interface Look {
  world: World;
  changes: readonly RowChange[];
  calls: readonly Call[];
  messages: readonly Message[];
  /** Internal errors that the sandbox reported. */
  faults: readonly string[];
  /** Tenants whose rows a reset or an import replaced. */
  renewed: ReadonlySet<string>;
  /** The process was killed or ended in between. */
  restarted: boolean;
  /** All work has ended: none is due or in flight. */
  rested: boolean;
}

export interface Invariant {
  /** Property in the words of its users. */
  name: string;
  check?(look: Look): string | undefined | Promise<string | undefined>;
  /** Judges a message on arrival at its receiver. @returns as `check` */
  onMessage?(world: World, url: string): string | undefined | Promise<string | undefined>;
}

export function firstOf<T>(list: Iterable<T>, judge: (item: T) => string | false | undefined): string | undefined {
  for (const item of list) {
    const problem = judge(item);
    if (problem) return problem;
  }
  return undefined;
}
