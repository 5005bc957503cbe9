import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { PageTools } from '../../components/pageTools/PageTools.tsx';
import styles from '../../components/pageTools/page-tools.module.css';

/** The line above a document's title: where it stands, and its text to take away. */
export default function DocBreadcrumbs() {
  return (
    <div className={styles.top}>
      <OriginalBreadcrumbs />
      <PageTools />
    </div>
  );
}
