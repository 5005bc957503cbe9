import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import styles from './form.module.css';

interface FieldHintProps {
  id: string;
  /** What is wrong, in a sentence. */
  wrong?: string;
  /** What is expected; between backticks stands code. */
  words: string;
}

/** What is said about a box: what is wrong comes first, and what is expected stays in sight. */
export function FieldHint({ id, wrong, words }: FieldHintProps) {
  return (
    <div id={id} className={styles.told}>
      {wrong && <p className={styles.wrong}>{wrong}</p>}
      {words && (
        <p className={styles.words}>
          <Sentence text={words} />
        </p>
      )}
    </div>
  );
}
