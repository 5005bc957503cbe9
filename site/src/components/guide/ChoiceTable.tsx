import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { failureModes } from '@words/guide.ts';
import { facts } from '../../facts/facts.ts';

/** A value of the contract and its meaning. */
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

/** Every failure mode that a subscription of the sandbox can have. */
export function FailureModeTable() {
  return (
    <ChoiceTable
      caption={failureModes.caption}
      field="failureMode"
      means={failureModes.what}
      choices={facts.control.failureModes}
    />
  );
}
