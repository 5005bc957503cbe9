import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import styles from './form.module.css';

interface FieldHintProps {
  id: string;
  /** The problem as a sentence. */
  wrong?: string;
  /** The hint; backticks mark code. */
  words: string;
}

/** Problem and hint of an input: the problem comes first, and the hint stays visible. */
export function FieldHint({ id, wrong, words }: FieldHintProps) {
  return (
    <div id={id} className={styles.hint}>
      {wrong && <p className={styles.wrong}>{wrong}</p>}
      {words && (
        <p className={styles.words}>
          <Sentence text={words} />
        </p>
      )}
    </div>
  );
}
