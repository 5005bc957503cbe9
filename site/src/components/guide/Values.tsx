import { Table } from '@balcao/ui/table/Table.tsx';

/** Name and value. */
export type ValueRow = readonly [name: string, value: string];

interface ValuesProps {
  caption: string;
  rows: readonly ValueRow[];
}

/** A table of named values, each set as code. */
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
