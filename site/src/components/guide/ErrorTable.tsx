import { errorTable } from '@words/guide.ts';
import { readable } from '../../facts/errors.ts';
import { errorOf, errorRows, operationOf } from '../../facts/facts.ts';
import type { ErrorFact, Provocation } from '../../facts/types.ts';
import { SiteLink } from '../SiteLink.tsx';
import { ChosenMark } from './ChosenMark.tsx';
import { type CodeRow, CodeTable } from './CodeTable.tsx';
import styles from './code-table.module.css';

interface ErrorTableProps {
  /** Codes, `{['e00301', 'e00402']}`, or an operation that can return them, `createRefund`. */
  of: string | readonly string[];
}

const placeOf = ({ id }: ErrorFact) => `/api#errors/${id}`;

function rowOf(error: ErrorFact): CodeRow {
  return {
    ...error,
    head: (
      <>
        <SiteLink href={placeOf(error)}>
          <code>{error.id}</code>
        </SiteLink>{' '}
        <span className={styles.status}>{error.status}</span>
        {error.origin.mapping === 'chosen' && <ChosenMark at={`error-${error.id}`} />}
      </>
    ),
    provoke: <HowToProvoke {...error.provocation} place={placeOf(error)} />,
  };
}

/** A table of error codes of the catalogue: a detail (builder/markdown/details.ts), because the reference has it. */
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

function HowToProvoke({ place, ...provocation }: Provocation & { place: string }) {
  if (provocation.by === 'call') {
    return <SiteLink href={place}>{errorTable.call}</SiteLink>;
  }
  if (provocation.by === 'fault') {
    return (
      <>
        {errorTable.header} <code>Sandbox-Fault: {provocation.fault}</code>
      </>
    );
  }
  if (provocation.by === 'streams') {
    return (
      <>
        {provocation.streams} <code>GET /sandbox/events</code>
      </>
    );
  }
  if (provocation.by === 'pipelining') return 'HTTP pipelining';
  if (provocation.by === 'requests') {
    return (
      <>
        {provocation.requests} {errorTable.requests} <code>SANDBOX_PUBLIC=1</code>
      </>
    );
  }
  const isPhone = provocation.by === 'phone';
  return (
    <>
      {isPhone ? errorTable.phone : errorTable.card}{' '}
      <code>{isPhone ? provocation.phone : provocation.number}</code>
      {isPhone && provocation.saved && (
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
          <SiteLink href={`/api#errors/${id}`}>
            <code>{id}</code>
          </SiteLink>{' '}
          {readable(msg)}
        </li>
      ))}
    </ul>
  );
}
