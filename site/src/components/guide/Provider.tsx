import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { provider } from '../../../../provider.config.ts';
import { useSampleTarget } from '../Sample/sampleTarget.tsx';

/** A link to the provider's support: `<Support>peça-as ao suporte</Support>`. */
export function Support({ children }: { children: ReactNode }) {
  return <a href={provider.links.support}>{children}</a>;
}

/** A link to the reader's workbench: `<SandboxLink>a página da sandbox</SandboxLink>`. */
export function SandboxLink({ children }: { children: ReactNode }) {
  return <a href={useSampleTarget()?.workbenchUrl ?? provider.sandbox}>{children}</a>;
}

/** The environments of the API, from the local sandbox to production. */
export function Environments() {
  const rows = [
    {
      name: translate({ id: 'api.servers.sandbox', message: 'A sua sandbox' }),
      address: provider.sandbox,
      words: translate({
        id: 'environments.sandbox',
        message:
          'No seu computador, com credenciais prontas. O dinheiro, as caixas e os telemóveis são virtuais.',
      }),
    },
    {
      name: translate({ id: 'api.servers.testing', message: 'Testes' }),
      address: provider.servers.testing,
      words: translate({
        id: 'environments.testing',
        message: 'No fornecedor, com as credenciais de teste da sua entidade. Nenhum pagamento é real.',
      }),
    },
    {
      name: translate({ id: 'api.servers.production', message: 'Produção' }),
      address: provider.servers.production,
      words: translate({
        id: 'environments.production',
        message: 'No fornecedor, com as credenciais da sua integração. Os pagamentos são reais.',
      }),
    },
  ];
  return (
    <Table caption={translate({ id: 'environments.caption', message: 'Onde responde a API' })}>
      <tbody>
        {rows.map(({ name, address, words }) => (
          <tr key={address}>
            <th scope="row">{name}</th>
            <td>
              <code>{address}/api</code>
            </td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
