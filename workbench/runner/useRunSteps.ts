import { useEffect, useRef, useState } from 'react';
import { isNetworkFailure } from '../core/client.ts';
import type { RecordedStep } from './recording.ts';
import { requiredSteps } from './requiredSteps.ts';
import type { RunMemory, StepResult, StepRunner } from './stepRunner.ts';
import type { KnownValues } from './substituteValues.ts';

/** Results by the name of the step. */
export type StepResults = Readonly<Record<string, StepResult>>;

/** Whether the following steps can run: the step got a response with the recorded status. */
export function canContinue({ exchange, differences }: StepResult): boolean {
  if (!exchange || isNetworkFailure(exchange.reply)) return false;
  return !differences.some(({ path }) => path === 'status');
}

/**
 * State of a run through a recording's steps.
 * @param runner runs the steps; another runner restarts the run, as does `restart`
 * @param first substitutions known before the first call
 */
export function useRunSteps(steps: readonly RecordedStep[], runner: StepRunner, first: KnownValues) {
  const [results, setResults] = useState<StepResults>({});
  const [running, setRunning] = useState<string>();
  const memory = useRef<RunMemory>({ known: first, shown: [] });
  const turn = useRef(0);

  useEffect(() => {
    const turns = turn;
    return () => {
      turns.current += 1;
    };
  }, []);

  const clear = () => {
    turn.current += 1;
    memory.current = { known: first, shown: [] };
    setResults({});
    setRunning(undefined);
  };
  const runThese = async (wanted: readonly RecordedStep[]) => {
    const mine = turn.current;
    for (const step of wanted) {
      setRunning(step.name);
      const played = await runner(step, memory.current);
      if (turn.current !== mine) return;
      memory.current = played.memory;
      setResults((before) => ({ ...before, [step.name]: played }));
      if (!canContinue(played)) break;
    }
    setRunning(undefined);
  };
  return {
    results,
    running,
    /** Runs all steps from the first one. */
    runAll: () => {
      if (running) return;
      clear();
      return runThese(steps);
    },
    /** Runs one step, and before it those it needs. */
    runStep: (name: string) => {
      if (running) return;
      return runThese(requiredSteps(steps, name, (each) => results[each] !== undefined));
    },
    restart: clear,
  };
}
