import type { Reference } from '@balcao/reference/description/reference.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { translate } from '@docusaurus/Translate';
import { provider } from '../../../../provider.config.ts';
import { AreaCorner } from '../guide/AreaCorner.tsx';
import styles from './api.module.css';

/** The servers of the API. */
function Servers() {
  const servers = [
    {
      name: translate({ id: 'api.servers.production', message: 'Produção' }),
      address: provider.servers.production,
    },
    { name: translate({ id: 'api.servers.testing', message: 'Testes' }), address: provider.servers.testing },
    { name: translate({ id: 'api.servers.sandbox', message: 'A sua sandbox' }), address: provider.sandbox },
  ];
  return (
    <dl className={styles.servers}>
      {servers.map(({ name, address }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{address}/api</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to the description's files, in the reader's language. */
function Downloads({ hrefOf }: { hrefOf: (path: string) => string }) {
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

interface IntroProps {
  reference: Reference;
  hrefOf: (path: string) => string;
}

/** Introduction of the reference: title, servers, downloads. */
export function Intro({ reference, hrefOf }: IntroProps) {
  return (
    <header className={styles.header}>
      <AreaCorner of="specification" />
      <Badge tone="primary">REST {reference.version}</Badge>
      <h1 className={styles.title}>{translate({ id: 'api.title', message: 'Especificação da API' })}</h1>
      <p className={styles.lead}>
        <Sentence text={reference.words} />
      </p>
      <Servers />
      <Downloads hrefOf={hrefOf} />
    </header>
  );
}
