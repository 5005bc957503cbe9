import {
  type SimulatedStep,
  type SimulationMessage,
  type SimulationStart,
  simulatedSteps,
  simulationWorker,
} from '@balcao/contract/control/simulationInTab.ts';
import { useEffect, useState } from 'react';

/** A simulation as far as its worker has run it. */
export interface Simulation {
  /** Nothing until the world is open. */
  opened: Extract<SimulationMessage, { kind: 'opened' }> | undefined;
  /** Share of the worker that has come, from 0 to 1. */
  loadedShare: number;
  /** Steps in their order, the first at 0. */
  steps: readonly SimulatedStep[];
  isEnded: boolean;
  /** Whether no worker can run here. */
  isFailed: boolean;
}

const nothing: Simulation = {
  opened: undefined,
  loadedShare: 0,
  steps: [],
  isEnded: false,
  isFailed: false,
};

function after(simulation: Simulation, message: SimulationMessage): Simulation {
  if (message.kind === 'loaded') return { ...simulation, loadedShare: message.share };
  if (message.kind === 'opened') return { ...simulation, opened: message, loadedShare: 1 };
  if (message.kind === 'step') return { ...simulation, steps: [...simulation.steps, message.step] };
  if (message.kind === 'ended') return { ...simulation, isEnded: true };
  return { ...simulation, isFailed: true };
}

/**
 * Runs the story of a seed in a worker of its own, from the beginning; it ends with the panel, or with another seed.
 * @param baseUrl base of the site, with a trailing slash
 * @param attempt another number runs it again
 */
export function useSimulation(baseUrl: string, seed: number, attempt: number): Simulation {
  const id = `${seed} ${attempt}`;
  const [state, setState] = useState({ id, simulation: nothing });

  useEffect(() => {
    const change = (message: SimulationMessage) =>
      setState((before) => ({
        id,
        simulation: after(before.id === id ? before.simulation : nothing, message),
      }));
    const failed = () => change({ kind: 'failed', reason: 'The worker cannot be started.' });
    let worker: Worker;
    try {
      worker = new Worker(baseUrl + simulationWorker, { type: 'module' });
    } catch {
      failed();
      return;
    }
    worker.onerror = failed;
    worker.onmessage = ({ data }: MessageEvent<SimulationMessage>) => change(data);
    worker.postMessage({ seed, steps: simulatedSteps } satisfies SimulationStart);
    return () => worker.terminate();
  }, [baseUrl, seed, id]);

  return state.id === id ? state.simulation : nothing;
}
