import { translate } from '@docusaurus/Translate';
import { provider } from '../../../../provider.config.ts';
import styles from './api.module.css';

/** The servers of the API. */
export function Servers() {
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
