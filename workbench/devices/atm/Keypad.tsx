import blocks from '@balcao/ui/blocks.module.css';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import device from '../../parts/device-keys.module.css';
import type { WorkbenchWords } from '../../words/pt.ts';
import styles from './atm.module.css';

interface KeypadProps {
  words: WorkbenchWords['atm'];
  decimalSign: string;
  /** Accessible name of the field into which the keypad types. */
  writesIn: string;
  disabled: boolean;
  onKey: (key: string) => void;
  onErase: () => void;
  onCancel: () => void;
}

/** Keypad whose green key submits the form around it. Tab skips the digit keys, because digits can be typed. */
export function Keypad({ words, decimalSign, writesIn, disabled, onKey, onErase, onCancel }: KeypadProps) {
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', decimalSign, '0', '00'];
  return (
    <fieldset
      className={`${blocks.bare} ${styles.keypad}`}
      disabled={disabled}
      aria-label={`${words.keys}. ${words.writesIn(writesIn)}`}
    >
      <div className={device.keys}>
        {keys.map((key) => (
          <button key={key} type="button" className={device.key} tabIndex={-1} onClick={() => onKey(key)}>
            {key}
          </button>
        ))}
      </div>
      <div className={styles.functions}>
        <button type="button" className={device.key} data-tone="cancelled" onClick={onCancel}>
          <Icon size={14} strokeWidth="2" path="m3 3 8 8m0-8-8 8" />
          {words.cancel}
        </button>
        <button type="button" className={device.key} data-tone="pending" onClick={onErase}>
          <Icon size={14} strokeWidth="2" path="M12.5 7h-11m4-4-4 4 4 4" />
          {words.clear}
        </button>
        <button type="submit" className={device.key}>
          <Icon size={14} strokeWidth="2" path="M7 1.8a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4" />
          {words.pay}
        </button>
      </div>
    </fieldset>
  );
}
