import { groupNumber } from '../card/cardNumber.ts';
import type { TestValues } from '../page/pageSetting.ts';
import type { ScreenProps } from '../screenProps.ts';
import styles from './sandbox-bar.module.css';

/** A valid expiry for test cards; any later expiry and any code are accepted. */
function expiryAfter(now: string): string {
  return `12 / ${String((Number(now.slice(2, 4)) + 4) % 100).padStart(2, '0')}`;
}

/** Test cards with their outcomes; choosing one fills the form. */
export function TestCards({
  words,
  view,
  onCard,
  announce,
  testValues,
  ready,
}: ScreenProps & { testValues: TestValues }) {
  const w = words.sandbox;
  const fill = (number: string) => {
    onCard({ number: groupNumber(number), expiry: expiryAfter(view.now), cvc: '123', holder: 'Maria Silva' });
    announce(w.filled);
  };
  return (
    <>
      <h2 className={styles.title}>{w.cards}</h2>
      <ul className={styles.list}>
        {testValues.cards.map(({ number, brand, words: outcome }) => (
          <li key={number}>
            <button type="button" className={styles.fill} disabled={!ready} onClick={() => fill(number)}>
              <span className={styles.value}>{groupNumber(number)}</span>
              <span className={styles.kind}>{brand}</span>
              <span className={styles.outcome}>{outcome}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
