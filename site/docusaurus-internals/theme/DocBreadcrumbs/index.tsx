import OriginalBreadcrumbs from '@classic-theme/DocBreadcrumbs';
import { PageTools } from '../../../src/components/pageTools/PageTools.tsx';
import styles from '../../../src/components/pageTools/page-tools.module.css';

/** The line above a document's title: where it stands, and its text to take away. */
export default function DocBreadcrumbs() {
  return (
    <div className={styles.top}>
      <OriginalBreadcrumbs />
      <PageTools />
    </div>
  );
}
