import type { Facts } from '@balcao/contract/facts/buildFacts.ts';
import type { ControlErrorFact, Refusals } from '../../src/facts/factTypes.ts';

type Errors = Readonly<Record<string, Facts['errors'][keyof Facts['errors']] | ControlErrorFact>>;

/** Error codes of a catalogue, and the calls that provoke them without earlier calls, for a console. */
export function refusalsIn(catalogue: Errors): Refusals {
  const calls = Object.entries(catalogue).flatMap(([code, { msg, provocation }]) =>
    provocation.by === 'call' && !provocation.before ? [{ code, msg, call: provocation.call }] : [],
  );
  return { codes: Object.keys(catalogue), calls };
}
