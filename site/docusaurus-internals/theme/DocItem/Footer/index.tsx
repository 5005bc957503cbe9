import { useDoc } from '@docusaurus/plugin-content-docs/client';
import EditMetaRow from '@theme/EditMetaRow';
import { Feedback } from '../../../../src/components/pageTools/Feedback.tsx';
import styles from './styles.module.css';

/** Footer of a document: feedback, edit link, last change. */
export default function DocItemFooter() {
  const { title, editUrl, lastUpdatedAt } = useDoc().metadata;
  return (
    <footer className={styles.footer}>
      <Feedback title={title} />
      <EditMetaRow
        className={styles.row ?? ''}
        editUrl={editUrl}
        lastUpdatedAt={lastUpdatedAt}
        lastUpdatedBy={undefined}
      />
    </footer>
  );
}
