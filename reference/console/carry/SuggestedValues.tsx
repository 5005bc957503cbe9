import type { CarriedValue } from './carriedValues.ts';
import styles from './suggested-values.module.css';

interface SuggestedValuesProps {
  offers: readonly CarriedValue[];
  texts: { use(value: string): string; from(operation: string): string };
  /** Current value of the field. */
  value: unknown;
  onUse(value: string): void;
}

/** Values of earlier responses; choosing one fills the field. */
export function SuggestedValues({ offers, texts, value, onUse }: SuggestedValuesProps) {
  const others = offers.filter((offer) => offer.value !== value);
  if (others.length === 0) return null;
  return (
    <ul className={styles.suggestions}>
      {others.map((offer) => (
        <li key={offer.value}>
          <button type="button" className={styles.offer} onClick={() => onUse(offer.value)}>
            {texts.use(offer.value)}
          </button>{' '}
          <span className={styles.from}>{texts.from(offer.from)}</span>
        </li>
      ))}
    </ul>
  );
}
