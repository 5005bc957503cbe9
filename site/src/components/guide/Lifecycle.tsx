import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { transitions } from '@words/guide.ts';
import { facts, rowsNamed } from '../../facts/facts.ts';
import type { PaymentState, TransitionFact } from '../../facts/factTypes.ts';
import { stateLooks } from '../../facts/states.ts';
import { ChosenMark } from './ChosenMark.tsx';
import { type Column, RowTable } from './RowTable.tsx';
import styles from './row-tables.module.css';

interface LifecycleProps {
  caption: string;
  /** Rows to show, by state and action: `pending pay_reference`. */
  rows: readonly string[];
}

/** Lifecycle as a table. The column for the actor is left out if the actor is always the merchant. */
export function Lifecycle({ caption, rows }: LifecycleProps) {
  const told = rowsNamed(facts.paymentLifecycle, rows);
  const isAlwaysReader = told.every(({ who }) => who === 'merchant');
  const who: Column<Row> = [transitions.who, ({ whoLabel }) => whoLabel];
  return (
    <RowTable
      caption={caption}
      rows={told}
      columns={[
        [transitions.action, action],
        ...(isAlwaysReader ? [] : [who]),
        [transitions.states, states, styles.states],
        [transitions.events, events],
      ]}
      isMarked={told.some(({ origin }) => origin === 'chosen')}
    />
  );
}

type Row = TransitionFact<PaymentState>;

const action = ({ actionLabel, origin, from, action: name }: Row) => (
  <>
    {actionLabel}
    {origin === 'chosen' && <ChosenMark at={`payment-${from}-${name}`} />}
  </>
);

const states = ({ from, to }: Row) => (
  <>
    {from !== 'new' && from !== to && (
      <>
        <StateMark state={from} looks={stateLooks.payment} /> →{' '}
      </>
    )}
    <StateMark state={to} looks={stateLooks.payment} />
  </>
);

const events = ({ events: names }: Row) =>
  names.length === 0
    ? '—'
    : names.map((event) => (
        <div key={event}>
          <code>{event}</code>
        </div>
      ));
