import type { ReactNode } from 'react';
import { ApiPanelHost } from '../../../../../src/components/apiPanel/ApiPanelHost.tsx';
import { contentId } from '../../../../../src/components/contentId.ts';
import { SurroundingsContext } from '../../../../../src/components/surroundings.ts';
import styles from './styles.module.css';

/** Main part of a document's page, with the API panel on guides. */
export default function DocRootLayoutMain({ children }: { children: ReactNode }) {
  return (
    <SurroundingsContext value="main">
      <ApiPanelHost>
        <main id={contentId} className={styles.main}>
          <div className="container padding-top--md padding-bottom--lg">{children}</div>
        </main>
      </ApiPanelHost>
    </SurroundingsContext>
  );
}
