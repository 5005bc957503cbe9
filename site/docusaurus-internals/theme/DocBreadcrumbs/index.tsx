import OriginalBreadcrumbs from '@classic-theme/DocBreadcrumbs';
import { PageTools } from '../../../src/components/pageTools/PageTools.tsx';
import styles from '../../../src/components/pageTools/page-tools.module.css';

/** Breadcrumbs and page tools above a document's title. */
export default function DocBreadcrumbs() {
  return (
    <div className={styles.top}>
      <OriginalBreadcrumbs />
      <PageTools />
    </div>
  );
}
