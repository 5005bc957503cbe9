import { formatList } from '@balcao/text/numbers.ts';
import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import type { FamilyFact } from '../../facts/types.ts';
import { useLanguage } from '../useLanguage.ts';

/** Families of the error catalogue, each linked to its codes; rows added at build time. */
export function ErrorFamilies({ data }: { data: readonly FamilyFact[] }) {
  const language = useLanguage();
  return (
    <Table caption={translate({ id: 'families.caption', message: 'Famílias de erros' })}>
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'families.family', message: 'Família' })}</th>
          <th scope="col">{translate({ id: 'families.says', message: 'Diz' })}</th>
          <th scope="col">{translate({ id: 'families.statuses', message: 'Estado HTTP' })}</th>
          <th scope="col">{translate({ id: 'families.count', message: 'Códigos' })}</th>
        </tr>
      </thead>
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
