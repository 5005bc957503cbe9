import { type KnownValues, kindOf, splitValues } from './recordedValues.ts';

/** Difference between a response and the recorded one. A missing value is undefined. */
export interface ResponseDifference {
  /** Path of the value: `data.stateDetails.state`. */
  path: string;
  recorded?: unknown;
  real?: unknown;
}

interface ResponseComparison {
  differences: readonly ResponseDifference[];
  /** Substitutions known before, and those found in this response. */
  known: KnownValues;
}

/**
 * Paths whose values differ between sandboxes: offset of the clock, number of settled payments, duration of a call, and
 * the sender of a delivery, which is the browser for a sandbox in a tab.
 */
const ignoredPaths =
  /^data\.(offsetSeconds|settled)$|^data(\.\d+|.*\.attempts\.\d+)\.(durationMilliseconds|headers\.User-Agent)$/;

/** Path of a logged body, parsed because samples write JSON on several lines and pages on one. */
const notedBody = /\.requestBody$/;

function read(value: unknown, path: string): unknown {
  if (typeof value !== 'string' || !notedBody.test(path)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * Compares a recorded value with a real one recursively. If both are an id, a token or a time, the real one becomes the
 * substitute for the recorded one, and must be the same wherever the recorded id or token occurs. A recorded time may
 * correspond to several real ones.
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

  function compareValues(recordedValue: unknown, realValue: unknown, path: string): void {
    const [was, is] = [read(recordedValue, path), read(realValue, path)];
    if (isObject(was) && isObject(is) && Array.isArray(was) === Array.isArray(is)) {
      const names = new Set([...Object.keys(was), ...Object.keys(is)]);
      for (const name of names) compareValues(was[name], is[name], path ? `${path}.${name}` : name);
      return;
    }
    const agree = typeof was === 'string' && typeof is === 'string' ? textsAgree(was, is) : was === is;
    if (!agree && !ignoredPaths.test(path)) differences.push({ path, recorded: was, real: is });
  }

  compareValues(recorded, real, '');
  return { differences, known };
}

/** Whether a value is an object or an array. The keys of an array are its indices. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
