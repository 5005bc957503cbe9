import { Table } from '@balcao/ui/table/Table.tsx';
import { sdkTable } from '@words/guide.ts';

interface SdkTableProps {
  /** Rows of the contract, added at build time (plugins/dataImports.ts). */
  data: readonly { language: string; options: readonly { opt: string }[] }[];
}

/** Languages of the generated SDKs with their options. */
export function SdkTable({ data }: SdkTableProps) {
  return (
    <Table caption={sdkTable.caption} columns={[sdkTable.language, sdkTable.options]}>
      <tbody>
        {data.map(({ language, options }) => (
          <tr key={language}>
            <th scope="row">
              <code>{language}</code>
            </th>
            <td>
              {options.map(({ opt }, index) => (
                <span key={opt}>
                  {index > 0 && ', '}
                  <code>{opt}</code>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
