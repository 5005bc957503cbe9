import blocks from '@balcao/ui/blocks.module.css';
import { type StateLook, StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { failureOf } from '../../core/exchange.ts';
import { failureText } from '../../parts/pane/LoadedContent.tsx';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { scenarioIds } from '../../runner/receiverScenarios.ts';
import type { PaneWords } from '../../words/panes/paneWords.ts';
import type { FirstAttempt } from './evaluateReceiver.ts';
import styles from './go-live.module.css';
import type { CheckpointState } from './runCheck.ts';
import type { CheckpointStates } from './useCheck.ts';

type CheckpointOutcome = 'queued' | 'running' | 'passed' | 'failed' | 'skipped';

export function checkpointOutcome(checkpoint: CheckpointState): CheckpointOutcome {
  if (checkpoint.kind === 'judged') return checkpoint.evaluation.passed ? 'passed' : 'failed';
  return checkpoint.kind === 'broken' ? 'failed' : checkpoint.kind;
}

function checkpointLooks(words: PaneWords['goLive']['looks']): Record<CheckpointOutcome, StateLook> {
  return {
    queued: { word: words.queued, shape: 'ring', tone: 'plain' },
    running: { word: words.running, shape: 'clock', tone: 'pending' },
    passed: { word: words.passed, shape: 'check', tone: 'confirmed' },
    skipped: { word: words.skipped, shape: 'diamond', tone: 'plain' },
    failed: { word: words.failed, shape: 'cross', tone: 'cancelled' },
  };
}

export function CheckList({ states }: { states: CheckpointStates }) {
  const w = useWorkbench().words.goLive;
  return (
    <ol className={`${blocks.list} ${blocks.frame} ${blocks.divided}`} aria-label={w.title}>
      {scenarioIds.map((id) => {
        const checkpoint = states[id];
        return (
          <li key={id} className={styles.checkpoint} data-outcome={checkpoint && checkpointOutcome(checkpoint)}>
            <div className={blocks.ends}>
              <h2 className={blocks.heading}>{w.scenarios[id].title}</h2>
              {checkpoint && <StateMark state={checkpointOutcome(checkpoint)} looks={checkpointLooks(w.looks)} />}
            </div>
            <p className={blocks.hint}>{w.scenarios[id].text}</p>
            {checkpoint && <CheckpointResult checkpoint={checkpoint} />}
          </li>
        );
      })}
    </ol>
  );
}

function CheckpointResult({ checkpoint }: { checkpoint: CheckpointState }) {
  const { words, context } = useWorkbench();
  const w = words.goLive;
  if (checkpoint.kind === 'broken') {
    const failure = failureText(failureOf(checkpoint.exchange.reply), words.reading);
    return (
      <p className={blocks.failed}>
        {w.broken} {failure}
      </p>
    );
  }
  if (checkpoint.kind === 'skipped') return <p className={blocks.hint}>{w.skipped}</p>;
  if (checkpoint.kind !== 'judged') return null;
  const { evaluation, isUnasked, paymentId } = checkpoint;
  return (
    <>
      {!evaluation.passed && <p className={blocks.failed}>{w.shortfalls[evaluation.reason]}</p>}
      {isUnasked && <p className={blocks.failed}>{w.unasked(context.origin, paymentId ?? '')}</p>}
      {evaluation.slow && <p className={blocks.hint}>{w.slow}</p>}
      <ul className={blocks.list}>
        {evaluation.attempts.map((each) => (
          <li key={each.deliveryId}>
            <EvidenceLine attempts={each} />
          </li>
        ))}
      </ul>
    </>
  );
}

function EvidenceLine({ attempts }: { attempts: FirstAttempt }) {
  const { event, status, error, location, milliseconds, deliveryId } = attempts;
  const w = useWorkbench().words.goLive;
  return (
    <>
      <PaneLink to={['webhooks', 'deliveries', deliveryId]}>{event}</PaneLink>{' '}
      {status === null ? w.noAnswer(error ?? '') : w.answered(status, milliseconds, location)}
    </>
  );
}
