import { Table } from '@balcao/ui/table/Table.tsx';
import { serverNames } from '@words/reference.ts';
import { soapAddresses } from '@words/soap.ts';
import type { SoapAddressFact } from '../../facts/soap.ts';

/** URLs of the WSDL and the service by environment; rows added at build time. */
export function SoapAddresses({ data }: { data: readonly SoapAddressFact[] }) {
  const names = {
    sandbox: serverNames.sandbox,
    testing: serverNames.testing,
    production: serverNames.production,
  };
  return (
    <Table caption={soapAddresses.caption} columns={[soapAddresses.where, soapAddresses.both]}>
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
