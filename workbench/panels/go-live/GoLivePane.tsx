import { formatMoment } from '@balcao/text/dates.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { useState } from 'react';
import { inboxUrl } from '../../core/inbox.ts';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { EndpointField } from '../../parts/pane/EndpointField.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { scenarioIds } from '../../runner/receiverScenarios.ts';
import { CallerSection } from './CallerSection.tsx';
import { CheckList, checkpointOutcome } from './CheckList.tsx';
import styles from './go-live.module.css';
import { type CheckReport, useCheck } from './useCheck.ts';

function Report({ report }: { report: CheckReport }) {
  const { words, context, locale } = useWorkbench();
  const w = words.goLive;
  const passed = scenarioIds.filter((id) => {
    const checkpoint = report.states[id];
    return checkpoint && checkpointOutcome(checkpoint) === 'passed';
  });
  const skipped = scenarioIds.filter((id) => report.states[id]?.kind === 'skipped');
  const all = passed.length + skipped.length === scenarioIds.length;
  return (
    <section className={blocks.column} data-print="" aria-labelledby="go-live-report">
      <header className={`${blocks.card} ${blocks.ends}`}>
        <div>
          <h2 id="go-live-report" className={blocks.heading}>
            {all ? w.allPassed : w.somePassed(passed.length, scenarioIds.length)}
          </h2>
          <p className={blocks.hint}>
            {w.of} <code>{report.url}</code> · {formatMoment(report.at, locale)} ·{' '}
            {words.shared.destination.platform(context.keys.platformCode)}
          </p>
          {all && <p className={blocks.hint}>{w.beyond}</p>}
        </div>
        <Button className={styles.unprinted} onClick={() => print()}>
          {w.print}
        </Button>
      </header>
      <CheckList states={report.states} />
    </section>
  );
}

export function GoLivePane() {
  const { words, context } = useWorkbench();
  const w = words.goLive;
  const [url, setUrl] = useState('');
  const check = useCheck();
  const done = scenarioIds.filter((id) => {
    const checkpoint = check.states[id];
    return checkpoint && checkpoint.kind !== 'queued' && checkpoint.kind !== 'running';
  });
  return (
    <Pane title={w.title} lead={w.lead}>
      <Form
        className={`${blocks.card} ${blocks.column} ${styles.unprinted}`}
        onSubmit={() => url.trim() && check.run(url.trim())}
      >
        <EndpointField label={w.url} hint={w.urlHint} url={url} onUrl={setUrl} />
        <div className={blocks.row}>
          <Button type="submit" kind="primary" off={check.running || url.trim() === ''}>
            {check.running ? w.running : w.run}
          </Button>
          <Button onClick={() => setUrl(inboxUrl(context.origin, context.keys.platformCode))}>{w.useInbox}</Button>
        </div>
        <p className={blocks.hint}>{w.note}</p>
      </Form>
      <ActionFailure words={words} failure={check.failure} />
      {check.running && (
        <Progress label={w.progress(done.length, scenarioIds.length)} value={done.length / scenarioIds.length} />
      )}
      {check.report ? <Report report={check.report} /> : <CheckList states={check.states} />}
      <CallerSection />
    </Pane>
  );
}
