import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { changes } from '@words/guide.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { facts } from '../../facts/facts.ts';
import { OperationLink } from './Operation.tsx';
import { type Column, RowTable } from './RowTable.tsx';

type Change = (typeof facts.changes.api)[number];

const operations = [
  ...facts.operations.map((operation) => ({ ...operation, page: 'api' as const })),
  ...facts.control.operations.map((operation) => ({ ...operation, page: 'sandbox' as const })),
];

/** Subject and kind of a change, whether it breaks programs, and the operations that it concerns. */
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

const textOf = (text: string | undefined) => (text ? <Sentence text={text} /> : '—');

/**
 * Changes of the API up to this description, or of the portal since, as in the feed. Changes of a version have its
 * release day, if it was published.
 */
export function Changes({ of }: { of: keyof typeof facts.changes }) {
  const rows = facts.changes[of];
  const [{ version, date } = { version: null, date: null }] = rows;
  const dates: Column<Change>[] = version ? [] : [[changes.date, ({ date }) => date && <ShownDate of={date} />]];
  return (
    <>
      {version && (
        <p>
          {changes.version} {version}, {date ? <ShownDate of={date} /> : changes.unpublished}.
        </p>
      )}
      <RowTable
        caption={changes.captions[of]}
        rows={rows}
        idOf={({ id }) => `change-${id}`}
        columns={[
          [changes.subject, subjectOf],
          ...dates,
          [changes.before, ({ before }) => textOf(before)],
          [changes.now, ({ now }) => textOf(now)],
        ]}
      />
    </>
  );
}

/** Formats a date such as `2026-11-29` in the page's language. */
export function ShownDate({ of }: { of: string }) {
  const dates = new Intl.DateTimeFormat(usePage().language.tag, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={of}>{dates.format(new Date(of))}</time>;
}
