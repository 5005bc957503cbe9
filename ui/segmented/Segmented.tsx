import { useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<Id extends string> {
  label: string;
  choices: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

export function Segmented<Id extends string>({ label, choices, chosen, onChoose }: SegmentedProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.segmented}>
      <legend data-spoken="">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.id} className={styles.choice}>
          <input
            className={styles.input}
            data-spoken=""
            type="radio"
            name={name}
            value={choice.id}
            checked={choice.id === chosen}
            onChange={() => onChoose(choice.id)}
          />
          <span className={styles.text}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
