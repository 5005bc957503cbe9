import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { changes } from '@words/guide.ts';
import { facts } from '../../facts/facts.ts';
import { OperationLink } from './Operation.tsx';
import { type Column, RowTable } from './RowTable.tsx';
import { ShownDate } from './ShownDate.tsx';

type Change = (typeof facts.changes.api)[number];

const operations = [
  ...facts.operations.map((operation) => ({ ...operation, page: 'api' as const })),
  ...facts.control.operations.map((operation) => ({ ...operation, page: 'sandbox' as const })),
];

/** What a change is about, its kind, whether it breaks a program, and the operations that it names. */
const subjectOf = ({ subject, kind, breaking, at }: Change) => (
  <>
    <Sentence text={subject} />
    <div>
      <Badge>{kind}</Badge> {breaking && <Badge tone="cancelled">{changes.breaking}</Badge>}
    </div>
    {operations
      .filter(({ id }) => at.includes(id))
      .map((operation) => (
        <div key={operation.id}>
          <OperationLink {...operation} />
        </div>
      ))}
  </>
);

const dateOf = ({ date }: Change) => (date ? <ShownDate of={date} /> : changes.unpublished);
const textOf = (text: string | undefined) => (text ? <Sentence text={text} /> : '—');

/**
 * What changed in the API before this description, or in this portal since. A feed has the same (feed.ts). Where no day
 * is published for any of them, the caption says so once.
 */
export function Changes({ of }: { of: keyof typeof facts.changes }) {
  const rows = facts.changes[of];
  const isDated = rows.some(({ date }) => date);
  const dates: Column<Change>[] = isDated ? [[changes.date, dateOf]] : [];
  const caption = [changes.captions[of], rows[0]?.version, isDated ? undefined : changes.unpublished];
  return (
    <RowTable
      caption={caption.filter(Boolean).join(' · ')}
      rows={rows}
      idOf={({ id }) => `change-${id}`}
      columns={[
        [changes.subject, subjectOf],
        ...dates,
        [changes.before, ({ before }) => textOf(before)],
        [changes.now, ({ now }) => textOf(now)],
      ]}
    />
  );
}
