import { PlaceLink } from './PaneLink.tsx';
import styles from './section-links.module.css';
import type { Bench } from './workbenchContext.ts';

interface ShelvesProps {
  bench: Bench;
  label: string;
  open: string;
  shelves: readonly { id: string; label: string; to: readonly string[] }[];
}

/** Parts of a pane, each with an address of its own. */
export function Shelves({ bench, label, open, shelves }: ShelvesProps) {
  return (
    <nav className={styles.shelves} aria-label={label}>
      {shelves.map((shelf) => (
        <PlaceLink
          key={shelf.id}
          bench={bench}
          to={shelf.to}
          className={styles.shelf}
          aria-current={shelf.id === open ? 'page' : undefined}
        >
          {shelf.label}
        </PlaceLink>
      ))}
    </nav>
  );
}
