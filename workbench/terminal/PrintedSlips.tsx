import { Receipt } from '../atm/Receipt.tsx';
import type { PaneWords } from '../words/panes/pt.ts';
import styles from './printed-slips.module.css';

interface PrintedSlipsProps {
  words: PaneWords['terminal']['slip'];
  lines: readonly (readonly [name: string, value: string])[];
}

/** The printed slips of a terminal: one for the merchant, one for the customer. */
export function PrintedSlips({ words, lines }: PrintedSlipsProps) {
  return (
    <div className={styles.slips}>
      <Receipt title={words.merchant} lines={lines} note={words.note} />
      <Receipt title={words.customer} lines={lines} note={words.note} />
    </div>
  );
}
