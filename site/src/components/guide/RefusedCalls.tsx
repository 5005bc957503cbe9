import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { refusedCalls as w } from '@words/guide.ts';
import { facts } from '../../facts/facts.ts';
import styles from './code-table.module.css';
import { ErrorHead } from './ErrorTable.tsx';
import { RowTable } from './RowTable.tsx';

/** Refused calls of a customer operation, with the fields to change in the form: `<RefusedCalls of="…" />`. */
export function RefusedCalls({ of }: { of: string }) {
  const rows = facts.refusedCalls[of];
  if (!rows) throw new Error(`the contract has no refused calls of ${of}`);
  return (
    <div data-detail="">
      <RowTable
        caption={w.caption}
        rows={rows}
        columns={[
          [w.code, (call) => <ErrorHead {...call} />],
          [w.when, ({ when }) => <Sentence text={when} />],
          [w.sent, sent, styles.sent],
          [w.remedy, ({ remedy }) => <Sentence text={remedy} />],
        ]}
        isMarked={rows.some(({ isChosen }) => isChosen)}
      />
    </div>
  );
}

type Row = NonNullable<(typeof facts.refusedCalls)[string]>[number];

const sent = ({ sent: fields }: Row) =>
  fields.map(([field, value]) => (
    <div key={field}>
      <code>{field}</code> = <code>{value}</code>
    </div>
  ));
