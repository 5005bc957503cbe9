import type { ElementType, ReactNode } from 'react';
import styles from './options.module.css';

/** A search result. */
export interface SearchHit {
  id: string;
  href: string;
  label: ReactNode;
  /** Location of the result, in a second line. */
  where?: ReactNode;
  /** Excerpt of the text. */
  excerpt?: ReactNode;
  /** Group heading; results of one group are adjacent. */
  group: string;
}

interface OptionsProps {
  id: string;
  label: string;
  hits: readonly SearchHit[];
  chosen: number;
  optionId: (at: number) => string;
  as?: ElementType;
  onChoose: () => void;
}

/** Search results by group; each option is a link, so that it can be opened in another tab. */
export function Options({ id, label, hits, chosen, optionId, as: Anchor = 'a', onChoose }: OptionsProps) {
  const groups = [...new Set(hits.map(({ group }) => group))];
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.hits} hidden={hits.length === 0}>
      {groups.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.heading}>{group}</legend>
          {hits.map(
            (hit, i) =>
              hit.group === group && (
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
                  {hit.excerpt && <span className={styles.excerpt}>{hit.excerpt}</span>}
                </Anchor>
              ),
          )}
        </fieldset>
      ))}
    </div>
  );
}
