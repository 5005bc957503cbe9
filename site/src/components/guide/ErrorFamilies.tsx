import { formatList } from '@balcao/text/numbers.ts';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { families as words } from '@words/parts.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { errorRows } from '../../facts/facts.ts';
import { SiteLink } from '../SiteLink.tsx';
import { codeRanges } from './codeRanges.ts';

/** A family of errors, with its codes and which of them may succeed when they are repeated. */
const families = errorRows
  .filter(({ id, family }) => id === family)
  .map(({ id, msg }) => {
    const inside = errorRows.filter(({ family }) => family === id);
    return {
      id,
      msg,
      statuses: [...new Set(inside.map(({ status }) => status))].sort(),
      codes: inside.map((row) => row.id),
      retryable: inside.filter((row) => row.retryable).map((row) => row.id),
    };
  });
type Family = (typeof families)[number];

/** A code with a link to its entry of the catalogue. */
function Code({ of }: { of: string }) {
  return (
    <SiteLink href={`/api#errors/${of}`}>
      <code>{of}</code>
    </SiteLink>
  );
}

/** Codes of a family that may succeed when repeated; a word where none or all do. */
function Retried({ codes, retryable }: Family) {
  if (retryable.length === 0) return words.retried.none;
  if (retryable.length === codes.length) return words.retried.all;
  return [words.retried.some, ...retryable.map((code) => [' ', <Code key={code} of={code} />])];
}

/** Families of the error catalogue: who acts, whether to retry, and codes. */
export function ErrorFamilies() {
  const language = usePage().language.tag;
  return (
    <Table
      caption={words.caption}
      columns={[words.family, words.acts, words.retry, words.statuses, words.codes]}
    >
      <tbody>
        {families.map((family) => (
          <tr key={family.id} id={family.id}>
            <th scope="row">
              <Code of={family.id} /> {family.msg}
            </th>
            <td>
              <Sentence text={words.actors[family.id] ?? ''} />
            </td>
            <td>
              <Retried {...family} />
            </td>
            <td>{formatList(family.statuses, language, 'disjunction')}</td>
            <td>
              {codeRanges(family.codes).map(([first, last = first]) => (
                <span key={first}>
                  <Code of={first} />
                  {last !== first && (
                    <>
                      –<Code of={last} />
                    </>
                  )}{' '}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
