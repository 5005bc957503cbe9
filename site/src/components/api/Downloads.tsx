import { translate } from '@docusaurus/Translate';
import styles from './api.module.css';

/** Links to the description's files, in the reader's language. */
export function Downloads({ hrefOf }: { hrefOf: (path: string) => string }) {
  return (
    <p className={styles.downloads}>
      <a href={hrefOf('openapi.json')}>
        {translate({ id: 'api.openapi', message: 'Descrição OpenAPI 3.1 (JSON)' })}
      </a>
      <a href={hrefOf('postman.json')}>
        {translate({ id: 'api.postman', message: 'Coleção para Postman e Bruno (JSON)' })}
      </a>
      <a href={hrefOf('api.md')}>
        {translate({ id: 'api.markdown', message: 'Em Markdown, para modelos de linguagem' })}
      </a>
    </p>
  );
}
