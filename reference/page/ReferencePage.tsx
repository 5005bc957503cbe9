import { Basics } from './Basics.tsx';
import { Catalogue } from './ErrorCatalogue.tsx';
import { Chapters } from './Chapters.tsx';
import { ContentContext, type ReferenceContent } from './referenceContent.ts';
import { Models } from './Models.tsx';
import styles from './page.module.css';
import { Tree, TreeButton } from './OperationTree.tsx';
import { Webhooks } from './Webhooks.tsx';

/**
 * A whole reference: made while the site is built, it never runs in a browser. What moves on it is the work of
 * `behaviour/`, by delegation.
 */
export function ReferencePage(content: ReferenceContent) {
  return (
    <ContentContext value={content}>
      <div className={styles.page}>
        <Tree />
        <TreeButton />
        <main className={styles.main}>
          {content.intro}
          <Basics />
          <Chapters />
          <Webhooks />
          <Models />
          <Catalogue />
          <p className={styles.said} role="status" data-said="" />
        </main>
      </div>
    </ContentContext>
  );
}
