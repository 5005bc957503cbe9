import type { Facts } from '@balcao/contract/facts/buildFacts.ts';
import type { ControlErrorFact, Refusals } from '../../src/facts/factTypes.ts';

type Errors = Readonly<Record<string, Facts['errors'][keyof Facts['errors']] | ControlErrorFact>>;

/** Codes of a catalogue with the calls that provoke them, for a console; without refusals that need earlier calls. */
export function refusalsIn(catalogue: Errors): Refusals {
  const calls = Object.entries(catalogue).flatMap(([code, { msg, provocation }]) =>
    provocation.by === 'call' && !provocation.before ? [{ code, msg, call: provocation.call }] : [],
  );
  return { codes: Object.keys(catalogue), calls };
}
