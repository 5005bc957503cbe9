import { kindOf, partsOf } from './recordedValues.ts';
import type { Known } from './substituteValues.ts';

/** One place where an answer is not what was recorded; a side without the place is undefined. */
export interface Difference {
  /** Names and positions from the outside in: `data.stateDetails.state`. */
  path: string;
  recorded?: unknown;
  real?: unknown;
}

/** What came of holding an answer against its recording. */
export interface Comparison {
  differences: readonly Difference[];
  /** What was known before, and what this answer taught. */
  known: Known;
}

/** How far the clock was moved before differs from sandbox to sandbox. */
const drifting = new Set(['data.offsetSeconds']);

/**
 * Walks a recorded and a real value side by side. Where both have an id, a token or a time, the real one is
 * learned in place of the recorded one; from then on the same recorded id has to come back as the same real one.
 * Times are learned too, but several things may happen at one recorded moment and at different real ones.
 */
export function compare(recorded: unknown, real: unknown, before: Known): Comparison {
  const known = new Map(before);
  const differences: Difference[] = [];

  function isSame(was: string, is: string): boolean {
    const learned = known.get(was);
    const kind = kindOf(was);
    if (learned === is || (learned !== undefined && was === is)) return true;
    if (kind === undefined || kind !== kindOf(is)) return was === is;
    if (learned !== undefined) return kind === 'time';
    known.set(was, is);
    return true;
  }

  function textsAgree(was: string, is: string): boolean {
    const [one, other] = [partsOf(was), partsOf(is)];
    if (one.between !== other.between || one.values.length !== other.values.length) return false;
    return one.values.every((value, i) => isSame(value, other.values[i] ?? ''));
  }

  function walk(was: unknown, is: unknown, path: string): void {
    if (isObject(was) && isObject(is) && Array.isArray(was) === Array.isArray(is)) {
      const names = new Set([...Object.keys(was), ...Object.keys(is)]);
      for (const name of names) walk(was[name], is[name], path ? `${path}.${name}` : name);
      return;
    }
    const agree = typeof was === 'string' && typeof is === 'string' ? textsAgree(was, is) : was === is;
    if (!agree && !drifting.has(path)) differences.push({ path, recorded: was, real: is });
  }

  walk(recorded, real, '');
  return { differences, known };
}

/** Lists too: their names are their positions. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
