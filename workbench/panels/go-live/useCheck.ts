import { useRef, useState } from 'react';
import { failureOf, type RequestFailure } from '../../core/exchange.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { type ScenarioId, scenarioIds } from '../../runner/receiverScenarios.ts';
import { type CheckpointState, runCheck } from './runCheck.ts';

export type CheckpointStates = Partial<Record<ScenarioId, CheckpointState>>;

export interface CheckReport {
  url: string;
  at: string;
  states: CheckpointStates;
}

export function useCheck() {
  const { context, showToast, words, facts } = useWorkbench();
  const [states, setStates] = useState<CheckpointStates>({});
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();
  const [report, setReport] = useState<CheckReport>();
  const busy = useRef(false);

  async function run(url: string): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    setFailure(undefined);
    setReport(undefined);
    let known: CheckpointStates = Object.fromEntries(scenarioIds.map((id) => [id, { kind: 'queued' }]));
    setStates(known);
    const { acceptedStatuses } = facts.limits;
    const failed = await runCheck(context, url, scenarioIds, acceptedStatuses, (id, checkpoint) => {
      known = { ...known, [id]: checkpoint };
      setStates(known);
    });
    busy.current = false;
    setRunning(false);
    if (failed) {
      setStates({});
      return setFailure(failureOf(failed.reply));
    }
    setReport({ url, at: new Date().toISOString(), states: known });
    showToast(words.goLive.done);
  }
  return { states, running, failure, report, run };
}
