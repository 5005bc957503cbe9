import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { changes } from '@words/guide.ts';
import type { ChangeFact } from '../../facts/types.ts';

/** Changes between this version of the API and the previous description; rows added at build time. */
export function ApiChanges({ data }: { data: readonly ChangeFact[] }) {
  return (
    <Table caption={changes.caption} columns={[changes.subject, changes.before, changes.now]}>
      <tbody>
        {data.map(({ subject, before, now }) => (
          <tr key={subject}>
            <th scope="row">
              <Sentence text={subject} />
            </th>
            <td>
              <Sentence text={before} />
            </td>
            <td>
              <Sentence text={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
