import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { SearchGlyph } from './SearchGlyph.tsx';

/** Button that opens a search, with its shortcut as printed on the keys; narrow layouts show only its icon. */
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
