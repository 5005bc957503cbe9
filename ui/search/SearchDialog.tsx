import {
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { useModal } from '../dialog/useModal.ts';
import { Options, type SearchHit } from './Options.tsx';
import { SearchGlyph } from './SearchGlyph.tsx';
import styles from './search.module.css';

interface SearchDialogProps {
  /** Accessible name of the search field. */
  label: string;
  placeholder: string;
  closeText: string;
  query: string;
  onType: (query: string) => void;
  onClose: () => void;
  hits: readonly SearchHit[];
  /** Number of results or the problem; announced when it changes. */
  status: string;
  /** Keyboard help beside the status, where there is a keyboard. */
  keysHint?: string;
  /** Shown instead of results: examples, no results, or an error. */
  children?: ReactNode;
  /** A router's link. */
  as?: ElementType;
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
};

/**
 * A modal search by the ARIA combobox pattern: the focus stays in the field, arrow keys choose, Enter follows, Escape
 * closes. It is open while it is mounted.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { label, placeholder, closeText, query, onType, onClose, hits, status, keysHint, children, as } =
    props;
  const dialog = useModal(true);
  const id = useId();
  // The chosen result stays chosen while the list of results changes.
  const [chosen, choose] = useState<string>();
  const at = Math.max(
    0,
    hits.findIndex((hit) => hit.id === chosen),
  );
  const optionId = (i: number) => `${id}-${i}`;

  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (hits.length === 0) return;
    if (move) {
      event.preventDefault();
      const next = move(at, hits.length);
      choose(hits[next]?.id);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(optionId(at))?.click();
    }
  };
  const close = () => dialog.current?.close();
  const closeOutside = (event: MouseEvent) => event.target === dialog.current && close();

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onPointerDown={closeOutside}
    >
      <div className={styles.box}>
        <div className={styles.line}>
          <SearchGlyph />
          <input
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={`${id}-hits`}
            aria-activedescendant={hits.length > 0 ? optionId(at) : undefined}
            placeholder={placeholder}
            value={query}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="go"
            spellCheck={false}
            onChange={(event) => {
              choose(undefined);
              onType(event.target.value);
            }}
            onKeyDown={press}
          />
          <button type="button" className={styles.close} onClick={close}>
            {closeText}
          </button>
        </div>
        <Options
          id={`${id}-hits`}
          label={label}
          hits={hits}
          chosen={at}
          optionId={optionId}
          as={as}
          onChoose={close}
        />
        {children && <div className={styles.words}>{children}</div>}
        <p className={styles.status} role="status">
          {status}
          {keysHint && <span className={styles.keysHint}> {keysHint}</span>}
        </p>
      </div>
    </dialog>
  );
}
