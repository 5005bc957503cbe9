import fc from 'fast-check';
import { hostileChanges } from './hostileStates.ts';
import { operationSteps } from './operationSteps.ts';
import { soapSteps } from './soapSteps.ts';
import type { ImportStep, Request, Session, Step } from './step.ts';
import { straySteps } from './straySteps.ts';

/** Requests of a session at most: a reset at its beginning and what is checked at its end take as long as many. */
const mostSteps = 120;

const importSteps: fc.Arbitrary<ImportStep> = fc.record({
  kind: fc.constant('import' as const),
  state: fc.nat(20),
  changes: hostileChanges,
});

const requests: fc.Arbitrary<Request> = fc.oneof(
  { weight: 75, arbitrary: operationSteps },
  { weight: 14, arbitrary: soapSteps },
  { weight: 5, arbitrary: importSteps },
  { weight: 6, arbitrary: straySteps },
);

const steps: fc.Arbitrary<Step> = fc.record({
  request: requests,
  who: fc.oneof(
    { weight: 24, arbitrary: fc.constant('own' as const) },
    { weight: 3, arbitrary: fc.constant('ownOther' as const) },
    { weight: 1, arbitrary: fc.constant('foreign' as const) },
  ),
  beside: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  watched: fc.oneof(
    { weight: 19, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});

/** Sessions of requests. */
export const sessions: fc.Arbitrary<Session> = fc.record({
  steps: fc.array(steps, { minLength: 1, maxLength: mostSteps, size: 'max' }),
  end: fc.constantFrom('left', 'left', 'imported elsewhere', 'read'),
});
