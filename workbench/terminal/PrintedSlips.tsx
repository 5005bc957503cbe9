import { Receipt } from '../atm/Receipt.tsx';
import type { BenchWords } from '../words/panes/pt.ts';
import styles from './printed-slips.module.css';

interface SlipsProps {
  words: BenchWords['terminal']['slip'];
  lines: readonly (readonly [name: string, value: string])[];
}

/** The paper that leaves a terminal: one for the shop, one for whoever paid. */
export function Slips({ words, lines }: SlipsProps) {
  return (
    <div className={styles.slips}>
      <Receipt title={words.merchant} lines={lines} note={words.note} />
      <Receipt title={words.customer} lines={lines} note={words.note} />
    </div>
  );
}
