import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './button.module.css';

export function SearchGlyph() {
  return (
    <Icon size={18} strokeWidth="1.7" path="M7.8 2.5a5.3 5.3 0 1 1 0 10.6a5.3 5.3 0 1 1 0-10.6M11.8 11.8l3.9 3.9" />
  );
}

/** Button that opens a search and shows its shortcut. Narrow layouts show only its icon. */
export function SearchButton({ label, ...button }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      {...button}
      className={styles.button}
    >
      <SearchGlyph />
      <span className={styles.text}>{label}</span>
      <span className={styles.keys}>
        <kbd>Ctrl</kbd>
        <kbd>⌘</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
