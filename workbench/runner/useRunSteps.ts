import { useRef, useState } from 'react';
import { isNetworkFailure } from '../core/client.ts';
import type { KnownValues, RunMemory } from './recordedValues.ts';
import { parsedBody, type RecordedStep, type Recording } from './recording.ts';
import type { Responder } from './responder.ts';
import { runRecordedStep, type StepResult } from './runRecordedStep.ts';
import { newRun, useRunSignal } from './useRunSignal.ts';

function keyIn(body: unknown): string[] {
  const { customUniqueId, payment } = (body ?? {}) as {
    customUniqueId?: string;
    payment?: { customUniqueId?: string };
  };
  return [customUniqueId ?? payment?.customUniqueId ?? []].flat();
}

/** Keys sent by the recorded creations, including those without a response, which may have created an object. */
const createdKeys = (steps: readonly RecordedStep[]) =>
  steps
    .filter(({ kind, response }) => kind === 'api' && response.status < 400)
    .flatMap(({ request }) => keyIn(parsedBody(request.body ?? undefined)));

/** Initial memory of a run. Created objects get keys of this run, because a sandbox refuses keys already used. */
export function firstMemory(steps: readonly RecordedStep[], first: KnownValues, run: string): RunMemory {
  const keys = createdKeys(steps).map((key): [string, string] => [key, `${key}-${run}`]);
  return { known: new Map([...first, ...keys]), shown: [] };
}

export type StepResults = Readonly<Record<string, StepResult>>;

/** Whether later steps can run, because the step had the recorded status or, as recorded, no response. */
export function canContinue({ exchange, differences, dropped }: StepResult): boolean {
  if (!exchange) return false;
  if (isNetworkFailure(exchange.reply)) return dropped === true;
  return !differences.some(({ path }) => path === 'status');
}

/** Steps that must run before a step, in order, and the step itself. A delivery requires all steps before it. */
export function requiredSteps(
  steps: readonly RecordedStep[],
  name: string,
  hasRun: (name: string) => boolean,
): RecordedStep[] {
  const at = steps.findIndex((step) => step.name === name);
  const needs = steps[at]?.needs;
  return steps.filter((step, i) => i === at || (i < at && (needs?.includes(step.name) ?? true) && !hasRun(step.name)));
}

/** Memory before the first step: a replay has the recorded keys, a run in a sandbox gets new ones. */
const memoryBefore = ({ isReplay }: Responder, steps: readonly RecordedStep[], first: KnownValues): RunMemory =>
  isReplay ? { known: first, shown: [] } : firstMemory(steps, first, newRun());

export function useRunSteps({ steps, clock }: Recording, responder: Responder, first: KnownValues) {
  const [results, setResults] = useState<StepResults>({});
  const [running, setRunning] = useState<string>();
  const memory = useRef<RunMemory>(undefined);
  const begin = useRunSignal();

  const runThese = async (wanted: readonly RecordedStep[]) => {
    const signal = begin();
    let known = memory.current ?? memoryBefore(responder, steps, first);
    for (const step of wanted) {
      setRunning(step.name);
      const played = await runRecordedStep(responder, step, known, clock, signal);
      if (signal.aborted) return;
      known = played.memory;
      memory.current = known;
      setResults((before) => ({ ...before, [step.name]: played }));
      if (!canContinue(played)) break;
    }
    setRunning(undefined);
  };
  return {
    results,
    running,
    runAll: () => {
      if (running) return;
      memory.current = undefined;
      setResults({});
      return runThese(steps);
    },
    runStep: (name: string) => {
      if (running) return;
      return runThese(requiredSteps(steps, name, (each) => results[each] !== undefined));
    },
  };
}
