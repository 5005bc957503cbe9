import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './api.module.css';

/** The description and the collection as files, in the reader's language; the build puts them beside the pages. */
export function Downloads() {
  return (
    <p className={styles.downloads}>
      <a href={useBaseUrl('openapi.json')}>
        {translate({ id: 'api.openapi', message: 'Descrição OpenAPI 3.1 (JSON)' })}
      </a>
      <a href={useBaseUrl('postman.json')}>
        {translate({ id: 'api.postman', message: 'Coleção para Postman e Bruno (JSON)' })}
      </a>
    </p>
  );
}
