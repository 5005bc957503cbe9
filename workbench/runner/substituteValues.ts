import type { SandboxKeys } from '../core/keyring.ts';
import type { WorkbenchFacts } from '../facts/load.ts';
import { mapValues } from './recordedValues.ts';

/** Recorded values and their substitutions in this sandbox. */
export type KnownValues = ReadonlyMap<string, string>;

/** State that a run carries from step to step. */
export interface RunMemory {
  known: KnownValues;
  /** Ids of deliveries that earlier steps have shown. */
  shown: readonly string[];
}

/** Substitutions known before the first call: the credentials of a private sandbox for those of the seed. */
export function initialValues(seed: WorkbenchFacts['seed'], sandbox: SandboxKeys): KnownValues {
  const { other, checkouts } = sandbox;
  const pairs = [
    [seed.platform.code, sandbox.platformCode],
    [seed.platform.privateKey, sandbox.privateKey],
    [seed.entity.clientId, sandbox.clientId],
    [seed.otherPlatform.code, other?.platformCode],
    [seed.otherPlatform.privateKey, other?.privateKey],
    [seed.checkouts.ready, checkouts?.ready],
    [seed.checkouts.paid, checkouts?.paid],
    [seed.checkouts.token, checkouts?.token],
  ] as const;
  return new Map(
    pairs.flatMap(([recorded, real]) => (real === undefined ? [] : [[recorded, real] as const])),
  );
}

/** Substitutes the values in a recorded path or sentence. */
export function substitute(text: string, known: KnownValues): string {
  return mapValues(text, (value) => known.get(value) ?? value);
}

/**
 * Substitutes the values in a recorded body. Only whole strings and parts of URLs are ids: the digit groups of a card
 * are not, and numbers stay as recorded.
 */
export function substituteIn(value: unknown, known: KnownValues): unknown {
  if (typeof value === 'string') {
    return known.get(value) ?? (/^https?:/.test(value) ? substitute(value, known) : value);
  }
  if (Array.isArray(value)) return value.map((item) => substituteIn(item, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, substituteIn(inside, known)]),
  );
}
