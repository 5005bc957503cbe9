import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { terminalViews as w } from '@words/parts.ts';
import { stateLooks } from '../../facts/states.ts';
import type { TerminalViewFact } from '../../facts/types.ts';

/** What terminal, API and back office show of a payment at the same time, and what the counter does. */
export function TerminalViews({ data }: { data: readonly TerminalViewFact[] }) {
  return (
    <Table caption={w.caption} columns={[w.terminal, w.state, w.backOffice, w.words]} isFirstHeaded>
      <tbody>
        {data.map(({ id, terminal, state, backOffice, words }) => (
          <tr key={id}>
            <th scope="row">{terminal}</th>
            <td>
              <StateMark state={state} looks={stateLooks.payment} />
            </td>
            <td>{backOffice ?? w.nothing}</td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
