import type { Magic } from '../page/pageSetting.ts';
import { showPhone, typedPhone } from '../phone/phoneNumber.ts';
import type { Stage } from '../screenProps.ts';
import styles from './sandbox-bar.module.css';

/** The outcomes a shop meets every day come first; the rest are one press away. */
const everyday = 6;

/** Every test phone with its outcome; a press fills the form. */
export function MagicPhones({ words, onPhone, say, magic, ready }: Stage & { magic: Magic }) {
  const w = words.sandbox;
  const fill = (phone: string) => {
    onPhone(typedPhone(phone));
    say(w.filled);
  };
  const list = (phones: Magic['phones']) => (
    <ul className={styles.list}>
      {phones.map(({ phone, words: outcome }) => (
        <li key={phone}>
          <button type="button" className={styles.fill} disabled={!ready} onClick={() => fill(phone)}>
            <span className={styles.value}>{showPhone(phone)}</span>
            <span className={styles.outcome}>{outcome}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h2 className={styles.title}>{w.phones}</h2>
      {list(magic.phones.slice(0, everyday))}
      <details className={styles.more}>
        <summary>{w.morePhones}</summary>
        {list(magic.phones.slice(everyday))}
      </details>
    </>
  );
}
