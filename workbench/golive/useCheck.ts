import { useRef, useState } from 'react';
import type { Failure } from '../live/useLiveData.ts';
import { failureOf } from '../pane/useAction.ts';
import type { Bench } from '../pane/workbenchContext.ts';
import { runCheck, type Standing } from './runCheck.ts';
import { type ScenarioId, scenarioIds } from './scenarios.ts';

export type Standings = Partial<Record<ScenarioId, Standing>>;

/** A finished check, as it is printed. */
export interface CheckReport {
  url: string;
  /** When it ended, in real time. */
  at: string;
  standings: Standings;
}

/** A check of the reader's receiver: one at a time. */
export function useCheck({ desk, say, words, facts }: Bench) {
  const [standings, setStandings] = useState<Standings>({});
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [report, setReport] = useState<CheckReport>();
  const busy = useRef(false);

  async function run(url: string): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    setFailure(undefined);
    setReport(undefined);
    let known: Standings = Object.fromEntries(scenarioIds.map((id) => [id, { kind: 'queued' }]));
    setStandings(known);
    const { acceptedStatuses } = facts.limits;
    const failed = await runCheck(desk, url, scenarioIds, acceptedStatuses, (id, standing) => {
      known = { ...known, [id]: standing };
      setStandings(known);
    });
    busy.current = false;
    setRunning(false);
    if (failed) {
      setStandings({});
      return setFailure(failureOf(failed));
    }
    setReport({ url, at: new Date().toISOString(), standings: known });
    say(words.goLive.done);
  }
  return { standings, running, failure, report, run };
}
