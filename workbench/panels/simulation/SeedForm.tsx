import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { type FormEvent, useState } from 'react';
import type { SimulationWords } from '../../words/simulation/pt.ts';
import { mostSeed, readWhole } from './moment.ts';
import styles from './simulation-panel.module.css';

interface SeedFormProps {
  words: SimulationWords;
  seed: number;
  /** Told which seed is to run from its beginning. */
  onSeed(seed: number): void;
}

/** The seed of what is shown, and another one. */
export function SeedForm({ words, seed, onSeed }: SeedFormProps) {
  const [text, setText] = useState(String(seed));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = readWhole(text, mostSeed);
    setWrong(typed === undefined);
    if (typed !== undefined) onSeed(typed);
  };
  return (
    <form className={styles.seed} onSubmit={submit} noValidate>
      <Field
        label={words.seed}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isWrong ? words.seedWrong : undefined}
        hint={words.seedHint}
      />
      <div className={styles.buttons}>
        <Button type="submit">{words.run}</Button>
        <Button kind="quiet" onClick={() => onSeed(Math.floor(Math.random() * mostSeed))}>
          {words.another}
        </Button>
      </div>
    </form>
  );
}
