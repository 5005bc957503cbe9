import { formatList } from '@balcao/text/numbers.ts';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { families as words } from '@words/parts.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { codeRanges } from '../../facts/errorFacts.ts';
import { errorRows } from '../../facts/facts.ts';
import { ErrorLink } from './ErrorTable.tsx';
import { RowTable } from './RowTable.tsx';

/** Families of errors, each with its codes and those worth a retry. */
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

/** Codes of a family that are worth a retry; a single word if none or all are. */
function Retried({ codes, retryable }: Family) {
  if (retryable.length === 0) return words.retried.none;
  if (retryable.length === codes.length) return words.retried.all;
  return [words.retried.some, ...retryable.map((code) => [' ', <ErrorLink key={code} code={code} />])];
}

function Codes({ codes }: Family) {
  return codeRanges(codes).map(([first, last = first]) => (
    <span key={first}>
      <ErrorLink code={first} />
      {last !== first && (
        <>
          –<ErrorLink code={last} />
        </>
      )}{' '}
    </span>
  ));
}

export function ErrorFamilies() {
  const language = usePage().language.tag;
  const name = ({ id, msg }: Family) => (
    <>
      <ErrorLink code={id} /> {msg}
    </>
  );
  return (
    <RowTable
      caption={words.caption}
      rows={families}
      idOf={({ id }) => id}
      columns={[
        [words.family, name],
        [words.acts, ({ id }) => <Sentence text={words.actors[id] ?? ''} />],
        [words.retry, Retried],
        [words.statuses, ({ statuses }) => formatList(statuses, language, 'disjunction')],
        [words.codes, Codes],
      ]}
    />
  );
}
