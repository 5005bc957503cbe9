import { Button } from '@balcao/ui/button/Button.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { type FormEvent, useState } from 'react';
import { inboxUrl } from '../../core/inbox.ts';
import { ActionFailure } from '../../parts/pane/ActionFailure.tsx';
import { EndpointField } from '../../parts/pane/EndpointField.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import type { PaneProps } from '../../parts/pane/workbenchContext.ts';
import { scenarioIds } from '../../runner/receiverScenarios.ts';
import { CheckList } from './CheckList.tsx';
import styles from './go-live.module.css';
import { Report } from './Report.tsx';
import { useCheck } from './useCheck.ts';

/** Checks before going live: runs the scenarios that a receiver must handle against the reader's own receiver. */
export function GoLivePane({ workbench }: PaneProps) {
  const { words, context } = workbench;
  const w = words.goLive;
  const [url, setUrl] = useState('');
  const check = useCheck(workbench);
  const done = scenarioIds.filter((id) => {
    const checkpoint = check.states[id];
    return checkpoint && checkpoint.kind !== 'queued' && checkpoint.kind !== 'running';
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim()) check.run(url.trim());
  };
  return (
    <Pane title={w.title} lead={w.lead}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <EndpointField label={w.url} hint={w.urlHint} url={url} onUrl={setUrl} />
        <div className={styles.buttons}>
          <Button
            type="submit"
            kind="primary"
            aria-disabled={check.running || url.trim() === '' ? true : undefined}
          >
            {check.running ? w.running : w.run}
          </Button>
          <Button onClick={() => setUrl(inboxUrl(context.origin, context.keys.platformCode))}>
            {w.useInbox}
          </Button>
        </div>
        <p className={styles.note}>{w.note}</p>
      </form>
      <ActionFailure words={words} failure={check.failure} />
      {check.running && (
        <Progress
          label={w.progress(done.length, scenarioIds.length)}
          value={done.length / scenarioIds.length}
        />
      )}
      {check.report ? (
        <Report workbench={workbench} report={check.report} />
      ) : (
        <CheckList workbench={workbench} states={check.states} />
      )}
    </Pane>
  );
}
