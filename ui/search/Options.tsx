import type { ElementType } from 'react';
import type { SearchHit } from './hit.ts';
import styles from './search.module.css';

interface OptionsProps {
  id: string;
  label: string;
  hits: readonly SearchHit[];
  chosen: number;
  optionId: (at: number) => string;
  as?: ElementType;
  onChoose: () => void;
}

/** What was found; each option is a real link, so that it can be opened in another tab. */
export function Options({ id, label, hits, chosen, optionId, as: Anchor = 'a', onChoose }: OptionsProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.hits} hidden={hits.length === 0}>
      {hits.map((hit, i) => (
        <Anchor
          key={hit.id}
          id={optionId(i)}
          role="option"
          aria-selected={i === chosen}
          tabIndex={-1}
          className={styles.hit}
          href={hit.href}
          onClick={onChoose}
        >
          <span className={styles.label}>{hit.label}</span>
          {hit.where && <span className={styles.where}>{hit.where}</span>}
        </Anchor>
      ))}
    </div>
  );
}
