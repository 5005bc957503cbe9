import blocks from '@balcao/ui/blocks.module.css';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import device from '../../parts/device-keys.module.css';
import type { PaneWords } from '../../words/panes/paneWords.ts';
import styles from './terminal.module.css';

interface TerminalKeypadProps {
  words: PaneWords['terminal'];
  disabled: { digits: boolean; cancel: boolean; enter: boolean };
  onDigit: (digit: string) => void;
  onErase: () => void;
  onCancel: () => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Keypad whose green key submits the form around it. Tab skips the digit keys, because digits can be typed. */
export function TerminalKeypad({ words, disabled, onDigit, onErase, onCancel }: TerminalKeypadProps) {
  const digitKey = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={device.key}
      tabIndex={-1}
      disabled={disabled.digits}
      onClick={() => onDigit(digit)}
    >
      {digit}
    </button>
  );
  return (
    <fieldset className={`${blocks.bare} ${device.keys}`} aria-label={words.keys}>
      {digits.map(digitKey)}
      <button
        type="button"
        className={device.key}
        data-tone="cancelled"
        aria-label={words.cancel}
        title={words.cancel}
        disabled={disabled.cancel}
        onClick={onCancel}
      >
        <Icon size={16} strokeWidth="2" path="m4 4 8 8m0-8-8 8" />
      </button>
      {digitKey('0')}
      <button
        type="button"
        className={device.key}
        data-tone="pending"
        aria-label={words.erase}
        title={words.erase}
        disabled={disabled.digits}
        onClick={onErase}
      >
        <Icon size={16} strokeWidth="2" path="M13 8H3m4-4L3 8l4 4" />
      </button>
      <button type="submit" className={`${device.key} ${styles.enter}`} disabled={disabled.enter}>
        <Icon size={16} strokeWidth="2" path="M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11" />
        {words.enter}
      </button>
    </fieldset>
  );
}
