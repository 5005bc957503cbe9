import type { ComponentProps } from 'react';
import styles from './dialog.module.css';
import { SearchGlyph } from './SearchButton.tsx';

interface SearchDialogProps extends ComponentProps<'dialog'> {
  label: string;
  placeholder: string;
  closeText: string;
  loadingText: string;
  failedText: string;
  retryText: string;
}

/** Frame of the search dialog on every page. A script opens it, and fills `[data-results]`, status and alert. */
export function SearchDialog(props: SearchDialogProps) {
  const { label, placeholder, closeText, loadingText, failedText, retryText, ...dialog } = props;
  return (
    <dialog {...dialog} className={styles.dialog} aria-label={label}>
      <div className={styles.line}>
        <SearchGlyph />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={false}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="go"
          spellCheck={false}
        />
        <form method="dialog">
          <button type="submit">{closeText}</button>
        </form>
      </div>
      <div data-results="" />
      <div role="alert" className={styles.failed} hidden>
        {failedText}
        <button type="button">{retryText}</button>
      </div>
      <p role="status" className={styles.status}>
        {loadingText}
      </p>
    </dialog>
  );
}
