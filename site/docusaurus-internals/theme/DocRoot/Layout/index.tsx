import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import BackToTopButton from '@theme/BackToTopButton';
import Main from '@theme/DocRoot/Layout/Main';
import type { ReactNode } from 'react';
import { PageTree } from '../../../../src/components/pageTree/PageTree.tsx';
import styles from './styles.module.css';

/** A document with the pages of its area beside it. The frame has no state: what is hidden says the root element. */
export default function DocRootLayout({ children }: { children: ReactNode }) {
  const tree = useDocsSidebar();
  return (
    <div className={styles.documents}>
      <BackToTopButton />
      {tree && <PageTree key={tree.name} items={tree.items} />}
      <Main hiddenSidebarContainer={false}>{children}</Main>
    </div>
  );
}
