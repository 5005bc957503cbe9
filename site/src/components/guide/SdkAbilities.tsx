import { Table } from '@balcao/ui/table/Table.tsx';
import { sdkAbilities } from '@words/guide.ts';

interface SdkAbilitiesProps {
  /** Rows of the contract, added at build time (plugins/dataImports.ts). */
  data: {
    /** Names by language. */
    languages: Readonly<Record<string, string>>;
    rows: readonly { id: string; words: string; code: Readonly<Record<string, string>> }[];
  };
}

/**
 * What each generated client can do, with what one writes in each language to have it. A detail: the joined text of all
 * guides leaves it to its own page.
 */
export function SdkAbilities({ data: { languages, rows } }: SdkAbilitiesProps) {
  const names = Object.entries(languages);
  return (
    <div data-detail="">
      <Table
        caption={sdkAbilities.caption}
        columns={[sdkAbilities.ability, ...names.map(([, name]) => name)]}
      >
        <tbody>
          {rows.map(({ id, words, code }) => (
            <tr key={id}>
              <th scope="row">{words}</th>
              {names.map(([language]) => (
                <td key={language}>
                  <code>{code[language]}</code>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
