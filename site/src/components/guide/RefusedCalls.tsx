import { errorAnchor } from '@balcao/reference/description/anchors.ts';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { refusedCalls as w } from '@words/guide.ts';
import { facts } from '../../facts/facts.ts';
import { SiteLink } from '../SiteLink.tsx';
import { ChosenLegend, ChosenMark } from './ChosenMark.tsx';
import styles from './code-table.module.css';

/** Calls that an operation of customers refuses, with the fields to change in its form: `<RefusedCalls of="…" />`. */
export function RefusedCalls({ of }: { of: string }) {
  const rows = facts.refusedCalls[of];
  if (!rows) throw new Error(`the contract has no refused calls of ${of}`);
  return (
    <div data-detail="">
      <Table caption={w.caption} columns={[w.code, w.when, w.sent, w.remedy]}>
        <tbody>
          {rows.map(({ id, code, status, isChosen, when, sent, remedy }) => (
            <tr key={id}>
              <th scope="row">
                <SiteLink href={`/api#${errorAnchor(code)}`}>
                  <code>{code}</code>
                </SiteLink>{' '}
                <span className={styles.status}>{status}</span>
                {isChosen && <ChosenMark at={`error-${code}`} />}
              </th>
              <td>
                <Sentence text={when} />
              </td>
              <td className={styles.sent}>
                {sent.map(([field, value]) => (
                  <div key={field}>
                    <code>{field}</code> = <code>{value}</code>
                  </div>
                ))}
              </td>
              <td>
                <Sentence text={remedy} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.some(({ isChosen }) => isChosen) && <ChosenLegend />}
    </div>
  );
}
