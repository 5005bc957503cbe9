import type { TestValues } from '../page/pageSetting.ts';
import { showPhone, typedPhone } from '../phone/phoneNumber.ts';
import type { ScreenProps } from '../screenProps.ts';
import styles from './sandbox-bar.module.css';

/** Number of common outcomes that are shown first; the rest can be expanded. */
const everyday = 6;

export function TestPhones({
  words,
  onPhone,
  announce,
  testValues,
  ready,
}: ScreenProps & { testValues: TestValues }) {
  const w = words.sandbox;
  const fill = (phone: string) => {
    onPhone(typedPhone(phone));
    announce(w.filled);
  };
  const list = (phones: TestValues['phones']) => (
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
      {list(testValues.phones.slice(0, everyday))}
      <details className={styles.more}>
        <summary>{w.morePhones}</summary>
        {list(testValues.phones.slice(everyday))}
      </details>
    </>
  );
}
