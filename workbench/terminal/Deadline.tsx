import { Select } from '../pane/Select.tsx';
import type { PaneWords } from '../words/panes/pt.ts';
import styles from './deadline.module.css';
import { type Validity, validities } from './terminalRequest.ts';

interface DeadlineProps {
  words: PaneWords['terminal']['send'];
  minutes: Validity;
  blockLate: boolean;
  onMinutes: (minutes: Validity) => void;
  onBlockLate: (blockLate: boolean) => void;
}

/** Deadline of the payment, and whether a later notice still counts. */
export function Deadline({ words, minutes, blockLate, onMinutes, onBlockLate }: DeadlineProps) {
  return (
    <>
      <Select
        label={words.validity}
        labelled
        value={String(minutes)}
        onChange={(value) => onMinutes(Number(value) as Validity)}
      >
        {validities.map((each) => (
          <option key={each} value={each}>
            {words.validities[each]}
          </option>
        ))}
      </Select>
      {minutes > 0 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={blockLate}
            onChange={(event) => onBlockLate(event.target.checked)}
          />
          {words.blockLate}
        </label>
      )}
    </>
  );
}
