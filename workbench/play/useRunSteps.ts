import { useEffect, useRef, useState } from 'react';
import { isTrouble } from '../client.ts';
import type { RecordedStep } from '../multibanco/recording.ts';
import { planFor } from './requiredSteps.ts';
import type { Memory, Played, Player } from './stepRunner.ts';
import type { Known } from './substituteValues.ts';

/** What a step came to, by its name. */
export type Results = Readonly<Record<string, Played>>;

/** Whether the steps after this one can be expected to go on: it was answered, and with the recorded status. */
export function goesOn({ exchange, differences }: Played): boolean {
  if (!exchange || isTrouble(exchange.reply)) return false;
  return !differences.some(({ path }) => path === 'status');
}

/**
 * A run through a recording's steps.
 * @param play who plays them; another one begins anew, as does `restart`
 * @param first what is known before the first call
 */
export function usePlay(steps: readonly RecordedStep[], play: Player, first: Known) {
  const [results, setResults] = useState<Results>({});
  const [running, setRunning] = useState<string>();
  const memory = useRef<Memory>({ known: first, shown: [] });
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
  const playThem = async (wanted: readonly RecordedStep[]) => {
    const mine = turn.current;
    for (const step of wanted) {
      setRunning(step.name);
      const played = await play(step, memory.current);
      if (turn.current !== mine) return;
      memory.current = played.memory;
      setResults((before) => ({ ...before, [step.name]: played }));
      if (!goesOn(played)) break;
    }
    setRunning(undefined);
  };
  return {
    results,
    running,
    /** Every step, from the first one. */
    runAll: () => {
      if (running) return;
      clear();
      return playThem(steps);
    },
    /** One step, and before it those it needs. */
    runStep: (name: string) => {
      if (running) return;
      return playThem(planFor(steps, name, (each) => results[each] !== undefined));
    },
    restart: clear,
  };
}
