import { formatMoment } from '@balcao/text/dates.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { scenarioIds } from '../../runner/receiverScenarios.ts';
import { CheckList, checkpointOutcome } from './CheckList.tsx';
import styles from './report.module.css';
import type { CheckReport } from './useCheck.ts';

/** Report of a finished check, for reading and printing. */
export function Report({ workbench, report }: { workbench: WorkbenchContext; report: CheckReport }) {
  const { words, context, locale } = workbench;
  const w = words.goLive;
  const passed = scenarioIds.filter((id) => {
    const checkpoint = report.states[id];
    return checkpoint && checkpointOutcome(checkpoint) === 'passed';
  });
  const skipped = scenarioIds.filter((id) => report.states[id]?.kind === 'skipped');
  const all = passed.length + skipped.length === scenarioIds.length;
  return (
    <section className={styles.report} data-print="" aria-labelledby="go-live-report">
      <header className={styles.head} data-all={all || undefined}>
        <div>
          <h2 id="go-live-report" className={styles.title}>
            {all ? w.allPassed : w.somePassed(passed.length, scenarioIds.length)}
          </h2>
          <p className={styles.about}>
            {w.of} <code>{report.url}</code> · {formatMoment(report.at, locale)} ·{' '}
            {w.platform(context.keys.platformCode)}
          </p>
          {all && <p className={styles.about}>{w.beyond}</p>}
        </div>
        <Button className={styles.print} onClick={() => print()}>
          {w.print}
        </Button>
      </header>
      <CheckList workbench={workbench} states={report.states} />
    </section>
  );
}
