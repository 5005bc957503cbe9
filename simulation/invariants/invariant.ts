import type { Call } from '../world/call.ts';
import type { RowChange } from '../world/changes.ts';
import type { Message } from '../world/receivers.ts';
import type { World } from '../world/world.ts';

/** Everything observed in a step: changes, calls and messages. */
export interface Look {
  world: World;
  changes: readonly RowChange[];
  calls: readonly Call[];
  messages: readonly Message[];
  /** Internal errors that the sandbox reported. */
  faults: readonly string[];
  /** Tenants whose rows a reset or an import replaced. */
  renewed: ReadonlySet<string>;
  /** Whether the process was killed or restarted during the step. */
  restarted: boolean;
  /** Whether all work has ended, so none is due or in flight. */
  rested: boolean;
}

export interface Invariant {
  /** Property as its users would word it. */
  name: string;
  check?(look: Look): string | undefined | Promise<string | undefined>;
  /** Judges a message when it arrives at its receiver. @returns like `check` */
  onMessage?(world: World, url: string): string | undefined | Promise<string | undefined>;
}

export function firstOf<T>(list: Iterable<T>, judge: (item: T) => string | false | undefined): string | undefined {
  for (const item of list) {
    const problem = judge(item);
    if (problem) return problem;
  }
  return undefined;
}
