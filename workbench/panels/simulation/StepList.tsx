import type { PaymentMove, SimulatedStep } from '@balcao/contract/control/simulationInTab.ts';
import { languageTags } from '@balcao/text/languageTags.ts';
import type { Locale } from '../../core/locale.ts';
import type { SimulationWords } from '../../words/simulation/pt.ts';
import type { PaymentRow } from './paymentRow.ts';
import { promiseName } from './promiseName.ts';
import styles from './simulation-panel.module.css';

interface StepListProps {
  words: SimulationWords;
  locale: Locale;
  lifecycle: readonly PaymentRow[];
  /** Steps until the one that is shown. */
  steps: readonly SimulatedStep[];
}

/** So many steps are listed, the newest first. */
const listed = 8;
/** So many calls of a step are shown; a rest may have many. */
const shownCalls = 3;

/** The last steps in words: who did what, the calls, and what payments did. */
export function StepList({ words, locale, lifecycle, steps }: StepListProps) {
  const time = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Lisbon',
  });
  if (steps.length === 0) return <p className={styles.quiet}>{words.nothingYet}</p>;
  return (
    <ol className={styles.list} aria-label={words.lastSteps}>
      {steps
        .slice(-listed)
        .reverse()
        .map((step) => (
          <li key={step.number}>
            <p className={styles.what}>
              <span className={styles.number}>{step.number}</span>
              <span>
                {words.actions[step.action as keyof SimulationWords['actions']] ?? step.action}{' '}
                <time className={styles.quiet}>{time.format(step.at)}</time>
              </span>
            </p>
            <StepEffects words={words} lifecycle={lifecycle} step={step} />
          </li>
        ))}
    </ol>
  );
}

/** What happened in a step never changes: its position names it. */
const numbered = <T,>(list: readonly T[]) => list.map((each, at) => [at, each] as const);

interface StepEffectsProps extends Pick<StepListProps, 'words' | 'lifecycle'> {
  step: SimulatedStep;
}

function StepEffects({
  words,
  lifecycle,
  step: { calls, moves, messages, isUnderWay, failure },
}: StepEffectsProps) {
  const labelOf = ({ from, action }: PaymentMove) =>
    lifecycle.find((row) => row.from === from && row.action === action)?.actionLabel ?? action;
  const rest = calls.length - shownCalls;
  return (
    <ul className={styles.effects}>
      {numbered(calls.slice(0, shownCalls)).map(([at, { method, path, status, shop }]) => (
        <li key={at}>
          {words.shop(shop)}:{' '}
          <code>
            {method} {path.split('?')[0]}
          </code>{' '}
          → {status ?? words.noResponse}
        </li>
      ))}
      {rest > 0 && <li>{words.moreCalls(rest)}</li>}
      {numbered(moves).map(([at, move]) => (
        <li key={`move ${at}`}>
          {words.payment(move.payment)}: {labelOf(move)} (
          <code>{move.from === 'new' ? words.new : move.from}</code> → <code>{move.to}</code>)
        </li>
      ))}
      {messages > 0 && <li>{words.messages(messages)}</li>}
      {isUnderWay && <li>{words.underWay}</li>}
      {calls.length + moves.length + messages === 0 && !isUnderWay && <li>{words.noEffect}</li>}
      {failure && (
        <li className={styles.broken}>
          {words.broken} {promiseName(words, failure.promise)}: <span lang="en">{failure.problem}</span>
        </li>
      )}
    </ul>
  );
}
