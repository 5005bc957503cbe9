import type { ComponentProps } from 'react';
import { SearchGlyph } from './SearchGlyph.tsx';
import styles from './search.module.css';

interface SearchButtonProps extends ComponentProps<'button'> {
  label: string;
  /** Keyboard shortcut, as printed on the keys. */
  keys: readonly string[];
}

/** Button that opens a search; narrow layouts show only its icon. */
export function SearchButton({ label, keys, ...button }: SearchButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" {...button} className={styles.button}>
      <SearchGlyph />
      <span className={styles.text}>{label}</span>
      <span className={styles.keys}>
        {keys.map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </span>
    </button>
  );
}
