import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import seed from '@facts/seed.json';
import { provider } from '../../../../provider.config.ts';

/** Address and test credentials of a fresh sandbox. */
export function Credentials() {
  const rows = [
    [translate({ id: 'credentials.address', message: 'Endereço da API' }), `${provider.sandbox}/api`],
    [translate({ id: 'credentials.platform', message: 'Código da plataforma' }), seed.platform.code],
    [translate({ id: 'credentials.key', message: 'Chave privada' }), seed.platform.privateKey],
    [
      translate({ id: 'credentials.client', message: 'Entidade, no cabeçalho PayPay-ClientId' }),
      seed.entity.clientId,
    ],
  ];
  return (
    <Table caption={translate({ id: 'credentials.caption', message: 'Credenciais da sandbox' })}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
