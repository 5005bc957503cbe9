import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { backOffice } from '@words/guide.ts';
import { stateLooks } from '../../facts/states.ts';
import type { BackOfficeFact } from '../../facts/types.ts';

/** The back office's labels of terminal payments, beside the API's states (docs/decisions/terminals.md). */
export function BackOfficeTable({ data }: { data: readonly BackOfficeFact[] }) {
  return (
    <Table caption={backOffice.caption} columns={[backOffice.label, backOffice.state, backOffice.meaning]}>
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
