import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import { stateLooks } from '../../facts/states.ts';
import type { BackOfficeFact } from '../../facts/types.ts';

/** The back office's labels of terminal payments, beside the API's states (docs/decisions/terminals.md). */
export function BackOfficeTable({ data }: { data: readonly BackOfficeFact[] }) {
  return (
    <Table
      caption={translate({
        id: 'backOffice.caption',
        message: 'Pagamentos em terminal, no back-office e na API',
      })}
    >
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'backOffice.label', message: 'No back-office' })}</th>
          <th scope="col">{translate({ id: 'backOffice.state', message: 'Na API' })}</th>
          <th scope="col">{translate({ id: 'backOffice.meaning', message: 'O que quer dizer' })}</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ id, label, state, words }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>
              <StateMark state={state} looks={stateLooks.payment} />
            </td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
