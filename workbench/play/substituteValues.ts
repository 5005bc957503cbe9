import type { SandboxKeys } from '../context/keyring.ts';
import type { WorkbenchFacts } from '../facts/load.ts';
import { mapValues } from './recordedValues.ts';

/** Values of a recording, each with what stands in its place in this sandbox. */
export type KnownValues = ReadonlyMap<string, string>;

/** What is known before the first call: who a private sandbox is instead of the seed's own. */
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

/** A recorded path or sentence as this sandbox would have it. */
export function substitute(text: string, known: KnownValues): string {
  return mapValues(text, (value) => known.get(value) ?? value);
}

/**
 * A recorded body likewise. Only whole texts and parts of addresses are ids there: the digits of a card, in groups, are
 * not; numbers are what a script wrote.
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
