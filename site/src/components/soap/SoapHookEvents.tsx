import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import { Sentence } from '../Sentence.tsx';

/** The events a subscription of the SOAP service can ask for; the build adds them. */
export function SoapHookEvents({ data }: { data: readonly { id: string; words: string }[] }) {
  return (
    <Table caption={translate({ id: 'soapEvents.caption', message: 'Eventos do serviço SOAP' })}>
      <thead>
        <tr>
          <th scope="col">
            <code>action</code>
          </th>
          <th scope="col">{translate({ id: 'eventTable.when', message: 'Quando é enviado' })}</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ id, words }) => (
          <tr key={id}>
            <th scope="row">
              <code>{id}</code>
            </th>
            <td>
              <Sentence text={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
