import type { KnownValues, RunMemory } from './recordedValues.ts';
import { parsedBody, type RecordedStep } from './recording.ts';

/** The `customUniqueId` that a request gives to what it creates. */
function keyIn(body: unknown): string[] {
  const { customUniqueId, payment } = (body ?? {}) as {
    customUniqueId?: string;
    payment?: { customUniqueId?: string };
  };
  return [customUniqueId ?? payment?.customUniqueId ?? []].flat();
}

/** Keys that the recorded calls gave to what they created; a call without a response may have created it. */
const createdKeys = (steps: readonly RecordedStep[]) =>
  steps
    .filter(({ kind, response }) => kind === 'api' && response.status < 400)
    .flatMap(({ request }) => keyIn(parsedBody(request.body ?? undefined)));

/**
 * What a run in a sandbox knows before its first call. It gives keys of its own to what it creates: a sandbox refuses
 * those of an earlier run.
 * @param first substitutions known before the first call
 * @param run different for each run
 */
export function firstMemory(steps: readonly RecordedStep[], first: KnownValues, run: string): RunMemory {
  const keys = createdKeys(steps).map((key): [string, string] => [key, `${key}-${run}`]);
  return { known: new Map([...first, ...keys]), shown: [] };
}
