import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './choices.module.css';

/** `name` that the choices of a question share, so that opening one closes the others. */
const Question = createContext('');

/** Question with choices. One choice is open at a time. All are in the HTML, and no script is needed. */
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

export function Choice({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.choice} name={useContext(Question)} open={open}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.body} data-flush="">
        {children}
      </div>
    </details>
  );
}
