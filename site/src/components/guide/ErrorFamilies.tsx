import { formatList } from '@balcao/text/numbers.ts';
import { Table } from '@balcao/ui/table/Table.tsx';
import { families } from '@words/guide.ts';
import type { FamilyFact } from '../../facts/types.ts';
import { useLanguage } from '../useLanguage.ts';

/** Families of the error catalogue, each linked to its codes; rows added at build time. */
export function ErrorFamilies({ data }: { data: readonly FamilyFact[] }) {
  const language = useLanguage();
  return (
    <Table
      caption={families.caption}
      columns={[families.family, families.says, families.statuses, families.count]}
    >
      <tbody>
        {data.map(({ id, msg, statuses, count }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`#${id}`}>
                <code>{id}</code>
              </a>
            </th>
            <td>{msg}</td>
            <td>{formatList(statuses, language, 'disjunction')}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
