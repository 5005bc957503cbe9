import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './choices.module.css';

/** Answers of one question close each other: they share this name. */
const Question = createContext('');

/** A question whose answers open one at a time; all of them are in the page, and it works without scripts. */
export function Choices({ question, children }: { question: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.choices} aria-labelledby={id}>
      <p id={id} className={styles.question}>
        {question}
      </p>
      <Question value={id}>{children}</Question>
    </section>
  );
}

interface ChoiceProps {
  /** The answer, in the reader's own words. */
  title: string;
  /** Open from the start. */
  open?: boolean;
  /** What follows from it. */
  children: ReactNode;
}

/** One answer of {@link Choices}. */
export function Choice({ title, open, children }: ChoiceProps) {
  return (
    <details className={styles.choice} name={useContext(Question)} open={open}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
