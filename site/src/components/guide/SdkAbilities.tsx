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

/** Each way to write something, with the names of the languages that write it so. */
function waysOf(languages: Readonly<Record<string, string>>, code: Readonly<Record<string, string>>) {
  const ways = new Map<string, string[]>();
  for (const [language, name] of Object.entries(languages)) {
    const way = code[language] ?? '';
    ways.set(way, [...(ways.get(way) ?? []), name]);
  }
  return [...ways].map(([way, names]) => ({ way, names: names.join(', ') }));
}

/**
 * What each generated client can do, with what one writes in each language to have it. A detail: the joined text of all
 * guides leaves it to its own page.
 */
export function SdkAbilities({ data: { languages, rows } }: SdkAbilitiesProps) {
  return (
    <div data-detail="">
      <Table caption={sdkAbilities.caption} columns={[sdkAbilities.ability, sdkAbilities.written]}>
        <tbody>
          {rows.map(({ id, words, code }) => (
            <tr key={id}>
              <th scope="row">{words}</th>
              <td>
                {waysOf(languages, code).map(({ way, names }, index) => (
                  <span key={way}>
                    {index > 0 && <br />}
                    {names}: <code>{way}</code>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
