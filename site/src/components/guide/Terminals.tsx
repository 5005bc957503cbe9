import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { backOffice } from '@words/guide.ts';
import { terminalViews as w } from '@words/parts.ts';
import { facts } from '../../facts/facts.ts';
import { stateLooks } from '../../facts/states.ts';

/** What terminal, API and back office show of a payment at the same time, and what the counter does. */
export function TerminalViews() {
  return (
    <Table caption={w.caption} columns={[w.terminal, w.state, w.backOffice, w.words]} isFirstHeaded>
      <tbody>
        {facts.terminalViews.map(({ id, terminal, state, backOffice, words }) => (
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

/** The back office's labels of terminal payments, beside the API's states (docs/decisions/terminals.md). */
export function BackOfficeTable() {
  return (
    <Table caption={backOffice.caption} columns={[backOffice.label, backOffice.state, backOffice.meaning]}>
      <tbody>
        {facts.backOfficeLabels.map(({ id, label, state, words }) => (
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
