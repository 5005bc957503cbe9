import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import type { SoapAddressFact } from '../../facts/soap.ts';

/** URLs of the WSDL and the service by environment; rows added at build time. */
export function SoapAddresses({ data }: { data: readonly SoapAddressFact[] }) {
  const names = {
    sandbox: translate({ id: 'api.servers.sandbox', message: 'A sua sandbox' }),
    testing: translate({ id: 'api.servers.testing', message: 'Testes' }),
    production: translate({ id: 'api.servers.production', message: 'Produção' }),
  };
  return (
    <Table caption={translate({ id: 'soapAddresses.caption', message: 'URL do serviço SOAP' })}>
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'soapAddresses.where', message: 'Ambiente' })}</th>
          <th scope="col">
            {translate({ id: 'soapAddresses.both', message: 'Descrição (WSDL) e serviço' })}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ id, wsdl, endpoint }) => (
          <tr key={id}>
            <th scope="row">{names[id]}</th>
            <td>
              <div>
                <code>{wsdl}</code>
              </div>
              <code>{endpoint}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
