import { formatList } from '@balcao/text/numbers.ts';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { families } from '@words/parts.ts';
import type { FamilyFact } from '../../facts/types.ts';
import { SiteLink } from '../SiteLink.tsx';
import { useLanguage } from '../useLanguage.ts';
import { codeRanges } from './codeRanges.ts';

/** A code with a link to its entry of the catalogue. */
function Code({ of }: { of: string }) {
  return (
    <SiteLink href={`/api#errors/${of}`}>
      <code>{of}</code>
    </SiteLink>
  );
}

/** Codes of a family that may succeed when repeated; a word where none or all do. */
function Retried({ data: { codes, retryable } }: { data: FamilyFact }) {
  if (retryable.length === 0) return families.retried.none;
  if (retryable.length === codes.length) return families.retried.all;
  return [families.retried.some, ...retryable.map((code) => [' ', <Code key={code} of={code} />])];
}

/** Families of the error catalogue: who acts, whether to retry, and codes; rows added at build time. */
export function ErrorFamilies({ data }: { data: readonly FamilyFact[] }) {
  const language = useLanguage();
  return (
    <Table
      caption={families.caption}
      columns={[families.family, families.acts, families.retry, families.statuses, families.codes]}
    >
      <tbody>
        {data.map((family) => (
          <tr key={family.id} id={family.id}>
            <th scope="row">
              <Code of={family.id} /> {family.msg}
            </th>
            <td>
              <Sentence text={families.actors[family.id] ?? ''} />
            </td>
            <td>
              <Retried data={family} />
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
