import { kindOf, splitValues } from './recordedValues.ts';
import type { KnownValues } from './substituteValues.ts';

/** One place where an answer is not what was recorded; a side without the place is undefined. */
export interface ResponseDifference {
  /** Names and positions from the outside in: `data.stateDetails.state`. */
  path: string;
  recorded?: unknown;
  real?: unknown;
}

/** What came of holding an answer against its recording. */
export interface ResponseComparison {
  differences: readonly ResponseDifference[];
  /** What was known before, and what this answer taught. */
  known: KnownValues;
}

/** How far the clock was moved before differs from sandbox to sandbox. */
const ignoredPaths = new Set(['data.offsetSeconds']);

/**
 * Walks a recorded and a real value side by side. Where both have an id, a token or a time, the real one is
 * learned in place of the recorded one; from then on the same recorded id has to come back as the same real one.
 * Times are learned too, but several things may happen at one recorded moment and at different real ones.
 */
export function compareResponse(recorded: unknown, real: unknown, before: KnownValues): ResponseComparison {
  const known = new Map(before);
  const differences: ResponseDifference[] = [];

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
    const [one, other] = [splitValues(was), splitValues(is)];
    if (one.between !== other.between || one.values.length !== other.values.length) return false;
    return one.values.every((value, i) => isSame(value, other.values[i] ?? ''));
  }

  function compareValues(was: unknown, is: unknown, path: string): void {
    if (isObject(was) && isObject(is) && Array.isArray(was) === Array.isArray(is)) {
      const names = new Set([...Object.keys(was), ...Object.keys(is)]);
      for (const name of names) compareValues(was[name], is[name], path ? `${path}.${name}` : name);
      return;
    }
    const agree = typeof was === 'string' && typeof is === 'string' ? textsAgree(was, is) : was === is;
    if (!agree && !ignoredPaths.has(path)) differences.push({ path, recorded: was, real: is });
  }

  compareValues(recorded, real, '');
  return { differences, known };
}

/** Lists too: their names are their positions. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
