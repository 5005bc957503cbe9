import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import type { ChangeFact } from '../../facts/types.ts';

/** Changes between this version of the API and the previous description; rows added at build time. */
export function ApiChanges({ data }: { data: readonly ChangeFact[] }) {
  return (
    <Table caption={translate({ id: 'changes.caption', message: 'O que mudou na API' })}>
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'changes.subject', message: 'O quê' })}</th>
          <th scope="col">{translate({ id: 'changes.before', message: 'Antes' })}</th>
          <th scope="col">{translate({ id: 'changes.now', message: 'Agora' })}</th>
        </tr>
      </thead>
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
