import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { type StateLook, StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { stateTable } from '@words/guide.ts';
import { facts } from '../../facts/facts.ts';
import { stateLooks } from '../../facts/states.ts';
import type { Lifecycle } from '../../facts/types.ts';

interface StateTableProps {
  of: Lifecycle;
  /** Name of the table. */
  caption: string;
}

/** All states of a lifecycle: wire value, name, meaning, and whether they are final. */
export function StateTable({ of, caption }: StateTableProps) {
  return (
    <Table caption={caption} columns={[stateTable.state, stateTable.meaning, stateTable.final]}>
      <tbody>
        {facts[`${of}States`].map(({ id, label, words, final }) => (
          <tr key={id}>
            <th scope="row">
              <StateMark state={id} looks={stateLooks[of] as Record<string, StateLook>} />
            </th>
            <td>
              {label}. <Sentence text={words} />
            </td>
            <td>{final ? stateTable.yes : stateTable.no}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
