import { modelAnchor } from '../description/anchors.ts';
import type { TypeName } from '../description/reference.ts';
import styles from './fields.module.css';

/** A type; its model links to the model's section. */
export function TypeLink({ of: { before, model, after } }: { of: TypeName }) {
  return (
    <span className={styles.type}>
      {before}
      {model && <a href={`#${modelAnchor(model)}`}>{model}</a>}
      {after}
    </span>
  );
}
