import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { transitions } from '@words/guide.ts';
import { facts } from '../../facts/facts.ts';
import { rowsNamed } from '../../facts/lifecycle.ts';
import { stateLooks } from '../../facts/states.ts';
import { ChosenLegend, ChosenMark } from './ChosenMark.tsx';
import styles from './lifecycle.module.css';

interface LifecycleProps {
  caption: string;
  /** Rows in order, by state and action: `pending pay_reference`. */
  rows: readonly string[];
}

/**
 * Part of the payment lifecycle as a table: action, who takes it, states and events. Where the merchant takes each one,
 * no column says so.
 */
export function Lifecycle({ caption, rows }: LifecycleProps) {
  const told = rowsNamed(facts.paymentLifecycle, rows);
  const isAlwaysReader = told.every(({ who }) => who === 'merchant');
  return (
    <>
      <Table
        caption={caption}
        columns={[
          transitions.action,
          ...(isAlwaysReader ? [] : [transitions.who]),
          transitions.states,
          transitions.events,
        ]}
      >
        <tbody>
          {told.map((row) => (
            <tr key={`${row.from}-${row.action}`}>
              <th scope="row">
                {row.actionLabel}
                {row.origin === 'chosen' && <ChosenMark at={`payment-${row.from}-${row.action}`} />}
              </th>
              {!isAlwaysReader && <td>{row.whoLabel}</td>}
              <td className={styles.states}>
                {row.from !== 'new' && row.from !== row.to && (
                  <>
                    <StateMark state={row.from} looks={stateLooks.payment} /> →{' '}
                  </>
                )}
                <StateMark state={row.to} looks={stateLooks.payment} />
              </td>
              <td>
                {row.events.length === 0 && '—'}
                {row.events.map((event) => (
                  <div key={event}>
                    <code>{event}</code>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {told.some(({ origin }) => origin === 'chosen') && <ChosenLegend />}
    </>
  );
}
