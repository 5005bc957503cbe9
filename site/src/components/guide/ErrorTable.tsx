import { errorAnchor } from '@balcao/reference/description/anchors.ts';
import { errorTable } from '@words/guide.ts';
import { readable } from '../../facts/errorFacts.ts';
import { errorOf, errorRows, operationOf } from '../../facts/facts.ts';
import type { ErrorFact, Provocation } from '../../facts/factTypes.ts';
import { SiteLink } from '../SiteLink.tsx';
import { ChosenMark } from './ChosenMark.tsx';
import { type CodeRow, CodeTable } from './CodeTable.tsx';
import styles from './code-table.module.css';

export function ErrorLink({ code }: { code: string }) {
  return (
    <SiteLink href={`/api#${errorAnchor(code)}`}>
      <code>{code}</code>
    </SiteLink>
  );
}

interface ErrorTableProps {
  /** Codes (`{['e00301', 'e00402']}`), or an operation that can return them (`createRefund`). */
  of: string | readonly string[];
}

const placeOf = ({ id }: ErrorFact) => `/api#errors/${id}`;

/** Code with its status, and a label if the sandbox chose it. */
export const ErrorHead = ({ code, status, isChosen }: { code: string; status: number; isChosen: boolean }) => (
  <>
    <ErrorLink code={code} /> <span className={styles.status}>{status}</span>
    {isChosen && <ChosenMark at={`error-${code}`} />}
  </>
);

function rowOf(error: ErrorFact): CodeRow {
  return {
    ...error,
    head: <ErrorHead {...error} code={error.id} isChosen={error.origin.mapping === 'chosen'} />,
    provoke: <HowToProvoke {...error.provocation} place={placeOf(error)} />,
  };
}

/** Table of error codes. It is a detail (builder/markdown/details.ts), because the reference contains it. */
export function ErrorTable({ of }: ErrorTableProps) {
  const codes = typeof of === 'string' ? operationOf(of).errors : of;
  const rows = codes.map(errorOf);
  return (
    <div data-detail="">
      <CodeTable
        caption={errorTable.caption}
        rows={rows.map(rowOf)}
        isMarked={rows.some(({ origin }) => origin.mapping === 'chosen')}
      />
    </div>
  );
}

/** Words and code that describe a provocation other than a call. */
function provocationOf(by: Exclude<Provocation, { by: 'call' }>): readonly [words: string, code?: string] {
  switch (by.by) {
    case 'fault':
      return [errorTable.header, `Sandbox-Fault: ${by.fault}`];
    case 'streams':
      return [String(by.streams), 'GET /sandbox/events'];
    case 'pipelining':
      return ['HTTP pipelining'];
    case 'requests':
      return [`${by.requests} ${errorTable.requests}`, 'SANDBOX_PUBLIC=1'];
    case 'card':
      return [errorTable.card, by.number];
    case 'phone':
      return [errorTable.phone, by.phone];
  }
}

function HowToProvoke({ place, ...provocation }: Provocation & { place: string }) {
  if (provocation.by === 'call') return <SiteLink href={place}>{errorTable.call}</SiteLink>;
  const [words, code] = provocationOf(provocation);
  return (
    <>
      {words} {code && <code>{code}</code>}
      {provocation.by === 'phone' && provocation.saved && (
        <>
          {' '}
          {errorTable.saved} <code>createRegistration</code>
        </>
      )}
    </>
  );
}

export function RetryableErrors() {
  const rows = errorRows.filter(({ retryable, sandboxOnly }) => retryable && !sandboxOnly);
  return (
    <ul>
      {rows.map(({ id, msg }) => (
        <li key={id}>
          <ErrorLink code={id} /> {readable(msg)}
        </li>
      ))}
    </ul>
  );
}
