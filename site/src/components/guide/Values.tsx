import { Table } from '@balcao/ui/table/Table.tsx';

/** What a value is called, and the value. */
export type ValueRow = readonly [name: string, value: string];

interface ValuesProps {
  caption: string;
  rows: readonly ValueRow[];
}

/** Named values in a table, each set as code: as one would type or paste it. */
export function Values({ caption, rows }: ValuesProps) {
  return (
    <Table caption={caption}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
