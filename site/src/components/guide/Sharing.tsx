import { Figure } from '@balcao/ui/figure/Figure.tsx';
import type { ReactNode } from 'react';
import { childrenOf } from './childrenOf.ts';
import styles from './sharing.module.css';

interface PartyProps {
  /** Relation of the entity to the customer, which determines the line drawn between them. */
  kind: 'creator' | 'associated' | 'stranger';
  label: string;
  title: string;
  children: ReactNode;
}

export function Party(_: PartyProps) {
  return null;
}

interface SharingProps {
  title: string;
  label: string;
  says: string;
  children: ReactNode;
}

/** `<Sharing title="…" label="…" says="…"><Party kind="creator" …>…`: list drawn as a picture. */
export function Sharing({ title, label, says, children }: SharingProps) {
  return (
    <Figure title={title}>
      <div>
        <div className={styles.customer}>
          <strong>{label}</strong>
          <span className={styles.saved}>{says}</span>
        </div>
        <ul className={styles.parties}>
          {childrenOf(children, Party).map(
            ({ key, props: { kind, label: name, title: relation, children: rights } }) => (
              <li key={key} className={styles[kind]}>
                <div className={styles.party}>
                  <strong>{name}</strong> <span className={styles.relation}>{relation}</span>
                  <div className={styles.rights}>{rights}</div>
                </div>
              </li>
            ),
          )}
        </ul>
      </div>
    </Figure>
  );
}
