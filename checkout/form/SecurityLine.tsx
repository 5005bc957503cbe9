import { Glyph } from '../Glyph.tsx';
import styles from './form.module.css';

/** What protects the payer, below the button that sends a form. */
export function SecurityLine({ text }: { text: string }) {
  return (
    <p className={styles.security}>
      <Glyph name="lock" size={16} />
      {text}
    </p>
  );
}
