import { Basics } from './Basics.tsx';
import { Chapters } from './Chapters.tsx';
import { ErrorCatalogue } from './ErrorCatalogue.tsx';
import { Models } from './Models.tsx';
import { OperationTree, TreeButton } from './OperationTree.tsx';
import styles from './page.module.css';
import { ContentContext, type ReferenceContent } from './referenceContent.ts';
import { Webhooks } from './Webhooks.tsx';

/**
 * The reference page. It is rendered while the site is built and never runs in a browser; `behaviour/` adds interaction
 * by event delegation.
 */
export function ReferencePage(content: ReferenceContent) {
  return (
    <ContentContext value={content}>
      <div className={styles.page}>
        <OperationTree />
        <TreeButton />
        <main className={styles.main}>
          {content.intro}
          <Basics />
          <Chapters />
          <Webhooks />
          <Models />
          <ErrorCatalogue />
          <p className={styles.said} role="status" data-said="" />
        </main>
      </div>
    </ContentContext>
  );
}
