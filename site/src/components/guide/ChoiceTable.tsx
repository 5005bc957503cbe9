import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';

/** A value of the contract and its meaning, added at build time (plugins/dataImports.ts). */
export interface Choice {
  id: string;
  words: string;
}

interface ChoiceTableProps {
  caption: string;
  /** Name of the field. */
  field: string;
  /** Heading of the meanings. */
  means: string;
  choices: readonly Choice[];
}

/** The values a field takes, one a row. */
export function ChoiceTable({ caption, field, means, choices }: ChoiceTableProps) {
  return (
    <Table caption={caption} columns={[{ words: field, shown: <code>{field}</code> }, means]}>
      <tbody>
        {choices.map(({ id, words }) => (
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
