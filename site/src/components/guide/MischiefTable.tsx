import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import { Sentence } from '../Sentence.tsx';

interface MischiefTableProps {
  /** The hostile modes of the contract, added by the build (plugins/dataImports.ts). */
  data: readonly { id: string; words: string }[];
}

/** Every way in which a subscription of the sandbox can misbehave on demand. */
export function MischiefTable({ data }: MischiefTableProps) {
  return (
    <Table caption={translate({ id: 'mischiefs.caption', message: 'Modos hostis de uma subscrição' })}>
      <thead>
        <tr>
          <th scope="col">
            <code>mischief</code>
          </th>
          <th scope="col">{translate({ id: 'mischiefs.what', message: 'O que faz aos avisos' })}</th>
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
