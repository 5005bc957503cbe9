import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { errorTable } from '@words/guide.ts';
import type { ReactNode } from 'react';
import { readable } from '../../facts/errors.ts';
import styles from './code-table.module.css';

/** A row of an error table: code, message, cause and remedy. */
export interface CodeRow {
  id: string;
  /** Displayed code. */
  head: ReactNode;
  msg: string;
  cause: string;
  remedy: string;
  /** Whether following the remedy changes nothing in the sandbox. */
  remedyOutside?: boolean;
  /** How to provoke it in the sandbox. */
  provoke?: ReactNode;
}

interface CodeTableProps {
  caption: string;
  rows: readonly CodeRow[];
}

/** A table of error codes with message, cause, remedy and provocation. */
export function CodeTable({ caption, rows }: CodeTableProps) {
  return (
    <Table caption={caption} columns={[errorTable.code, errorTable.cause, errorTable.remedy]}>
      <tbody className={styles.rows}>
        {rows.map(({ id, head, msg, cause, remedy, remedyOutside, provoke }) => (
          <tr key={id}>
            <th scope="row">
              {head}
              <div className={styles.message}>{readable(msg)}</div>
            </th>
            <td className={styles.words}>
              <Sentence text={cause} />
            </td>
            <td className={styles.words}>
              <Sentence text={remedy} />
              {remedyOutside && <div className={styles.provoke}>{errorTable.outside}</div>}
              {provoke && (
                <div className={styles.provoke}>
                  {errorTable.provoke} {provoke}
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
