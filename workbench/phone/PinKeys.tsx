import styles from './pin-keys.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

interface PinKeysProps {
  label: string;
  erase: string;
  onDigit: (digit: string) => void;
  onErase: () => void;
}

/** The digit keys of the PIN screen. */
export function PinKeys({ label, erase, onDigit, onErase }: PinKeysProps) {
  return (
    <fieldset className={styles.keys} aria-label={label}>
      {digits.map((digit) => (
        <button key={digit} type="button" className={styles.key} onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className={styles.key} data-word="" onClick={onErase}>
        {erase}
      </button>
    </fieldset>
  );
}
