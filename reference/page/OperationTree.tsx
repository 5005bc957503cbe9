import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { errorsAnchor, modelsAnchor, webhooksAnchor } from '../description/anchors.ts';
import styles from './operation-tree.module.css';
import { useContent } from './referenceContent.ts';

const treeId = 'reference-tree';

/** Navigation tree of chapters and operations, with a filter. On narrow screens, it opens over the page. */
export function OperationTree() {
  const { reference, texts } = useContent();
  const others = [
    ...(reference.webhooks.length > 0 ? [[webhooksAnchor, texts.webhooks] as const] : []),
    [modelsAnchor, texts.models],
    [errorsAnchor, texts.errors],
  ] as const;
  return (
    <nav className={styles.tree} id={treeId} popover="auto" aria-label={texts.operations} data-tree="">
      <div className={styles.filter}>
        <input
          type="search"
          placeholder={texts.filterHint}
          aria-label={texts.filter}
          autoComplete="off"
          spellCheck="false"
          data-filter=""
        />
        <p role="status" data-found="" />
      </div>
      <ul className={styles.hits} data-hits="" hidden />
      <ul className={styles.chapters} data-chapters="">
        {reference.chapters.map(({ id, anchor, label, operations }) => (
          <li key={id}>
            <a href={`#${anchor}`}>{label}</a>
            <ul>
              {operations.map((operation) => (
                <li key={operation.id} data-deprecated={operation.deprecated || undefined}>
                  <a href={`#${operation.anchor}`}>
                    <MethodLabel method={operation.method} />
                    {operation.summary}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {others.map(([anchor, label]) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Button that opens the tree on narrow screens. Works without scripts. */
export function TreeButton() {
  const { texts } = useContent();
  return (
    <div className={styles.bar}>
      <button type="button" popoverTarget={treeId}>
        {texts.operations}
      </button>
    </div>
  );
}
