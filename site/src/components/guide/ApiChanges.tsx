import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { changes } from '@words/guide.ts';
import { facts } from '../../facts/facts.ts';

/** Changes between this version of the API and the previous description. */
export function ApiChanges() {
  return (
    <Table caption={changes.caption} columns={[changes.subject, changes.before, changes.now]}>
      <tbody>
        {facts.apiChanges.map(({ subject, before, now }) => (
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
