import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { errorTable } from '@words/guide.ts';
import type { ReactNode } from 'react';
import { readable } from '../../facts/errorFacts.ts';
import styles from './code-table.module.css';
import { RowTable } from './RowTable.tsx';

export interface CodeRow {
  head: ReactNode;
  msg: string;
  cause: string;
  remedy: string;
  remedyOutside?: boolean;
  provoke?: ReactNode;
}

interface CodeTableProps {
  caption: string;
  rows: readonly CodeRow[];
  isMarked?: boolean;
}

export function CodeTable({ caption, rows, isMarked }: CodeTableProps) {
  return (
    <RowTable
      caption={caption}
      rows={rows}
      className={styles.rows}
      columns={[
        [
          errorTable.code,
          ({ head, msg }) => (
            <>
              {head}
              <div className={styles.message}>{readable(msg)}</div>
            </>
          ),
        ],
        [errorTable.cause, ({ cause }) => <Sentence text={cause} />, styles.words],
        [errorTable.remedy, (row) => <Remedy {...row} />, styles.words],
      ]}
      isMarked={isMarked}
    />
  );
}

function Remedy({ remedy, remedyOutside, provoke }: CodeRow) {
  return (
    <>
      <Sentence text={remedy} />
      {remedyOutside && <div className={styles.provoke}>{errorTable.outside}</div>}
      {provoke && (
        <div className={styles.provoke}>
          {errorTable.provoke} {provoke}
        </div>
      )}
    </>
  );
}
