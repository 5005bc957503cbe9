import { groupNumber } from '../card/cardNumber.ts';
import { showPhone, typedPhone } from '../phone/phoneNumber.ts';
import type { ScreenProps, TestValues } from '../screenProps.ts';
import styles from './sandbox-bar.module.css';

type TestValuesProps = ScreenProps & { testValues: TestValues };

interface FillListProps {
  rows: readonly { value: string; kind?: string; outcome: string; fill: () => void }[];
  stage: ScreenProps;
}

/** Test values with their outcomes. Choosing a value fills in the form. */
function FillList({ rows, stage: { ready, announce, words } }: FillListProps) {
  return (
    <ul className={styles.list}>
      {rows.map(({ value, kind, outcome, fill }) => (
        <li key={value}>
          <button
            type="button"
            className={styles.fill}
            disabled={!ready}
            onClick={() => {
              fill();
              announce(words.sandbox.filled);
            }}
          >
            <span className={styles.value}>{value}</span>
            {kind && <span className={styles.kind}>{kind}</span>}
            <span className={styles.outcome}>{outcome}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Expiry for test cards, which are accepted with any future expiry and any security code. */
function expiryAfter(now: string): string {
  return `12 / ${String((Number(now.slice(2, 4)) + 4) % 100).padStart(2, '0')}`;
}

export function TestCards({ testValues, ...stage }: TestValuesProps) {
  const { words, view, onCard } = stage;
  const expiry = expiryAfter(view.now);
  const rows = testValues.cards.map(({ number, brand, words: outcome }) => {
    const value = groupNumber(number);
    const fill = () => onCard({ number: value, expiry, cvc: '123', holder: 'Maria Silva' });
    return { value, kind: brand, outcome, fill };
  });
  return (
    <>
      <h2 className={styles.title}>{words.sandbox.cards}</h2>
      <FillList rows={rows} stage={stage} />
    </>
  );
}

/** Number of common outcomes that are shown at first. The list can be expanded to show the others. */
const everyday = 6;

export function TestPhones({ testValues, ...stage }: TestValuesProps) {
  const { words, onPhone } = stage;
  const rows = testValues.phones.map(({ phone, words: outcome }) => {
    return { value: showPhone(phone), outcome, fill: () => onPhone(typedPhone(phone)) };
  });
  return (
    <>
      <h2 className={styles.title}>{words.sandbox.phones}</h2>
      <FillList rows={rows.slice(0, everyday)} stage={stage} />
      <details className={styles.more}>
        <summary>{words.sandbox.morePhones}</summary>
        <FillList rows={rows.slice(everyday)} stage={stage} />
      </details>
    </>
  );
}
