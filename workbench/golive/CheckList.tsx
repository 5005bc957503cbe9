import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { failureText } from '../pane/LoadedContent.tsx';
import { PlaceLink } from '../pane/PaneLink.tsx';
import { failureOf } from '../pane/useAction.ts';
import type { Bench } from '../pane/workbenchContext.ts';
import styles from './check-list.module.css';
import { looksOf, outcomeOf } from './checkpointLooks.ts';
import type { Evidence } from './evaluateReceiver.ts';
import type { Standing } from './runCheck.ts';
import { scenarioIds } from './scenarios.ts';
import type { Standings } from './useCheck.ts';

interface CheckListProps {
  bench: Bench;
  standings: Standings;
}

/** What is checked, and how each point stands. */
export function CheckList({ bench, standings }: CheckListProps) {
  const w = bench.words.goLive;
  return (
    <ol className={styles.list} aria-label={w.title}>
      {scenarioIds.map((id) => {
        const standing = standings[id];
        return (
          <li key={id} className={styles.point} data-outcome={standing && outcomeOf(standing)}>
            <div className={styles.head}>
              <h2 className={styles.name}>{w.scenarios[id].title}</h2>
              {standing && <StateMark state={outcomeOf(standing)} looks={looksOf(w.looks)} />}
            </div>
            <p className={styles.text}>{w.scenarios[id].text}</p>
            {standing && <Found bench={bench} standing={standing} />}
          </li>
        );
      })}
    </ol>
  );
}

/** What was found out about one point. */
function Found({ bench, standing }: { bench: Bench; standing: Standing }) {
  const { words } = bench;
  const w = words.goLive;
  if (standing.kind === 'broken') {
    const failure = failureOf(standing.exchange);
    return (
      <p className={styles.shortfall}>{failure && `${w.broken} ${failureText(failure, words.reading)}`}</p>
    );
  }
  if (standing.kind === 'skipped') return <p className={styles.slow}>{w.skipped}</p>;
  if (standing.kind !== 'judged') return null;
  const { verdict } = standing;
  return (
    <>
      {!verdict.passed && <p className={styles.shortfall}>{w.shortfalls[verdict.shortfall]}</p>}
      {verdict.slow && <p className={styles.slow}>{w.slow}</p>}
      <ul className={styles.evidence}>
        {verdict.evidence.map((each) => (
          <li key={each.deliveryId}>
            <EvidenceLine bench={bench} evidence={each} />
          </li>
        ))}
      </ul>
    </>
  );
}

function EvidenceLine({ bench, evidence }: { bench: Bench; evidence: Evidence }) {
  const { event, status, error, milliseconds, deliveryId } = evidence;
  const w = bench.words.goLive;
  return (
    <>
      <PlaceLink bench={bench} to={['webhooks', 'deliveries', deliveryId]}>
        {event}
      </PlaceLink>{' '}
      {status === null ? w.noAnswer(error ?? '') : w.answered(status, milliseconds)}
    </>
  );
}
