import { operationAnchor } from '@balcao/reference/description/anchors.ts';
import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import type { ReactNode } from 'react';
import { facts, operationOf, rowOf } from '../../facts/facts.ts';
import type { OperationFact } from '../../facts/factTypes.ts';
import { type ReferencePageId, referencePages } from '../api/referencePages.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './operation.module.css';

interface OperationLinkProps extends Pick<OperationFact, 'tag' | 'method' | 'path'> {
  /** Reference page that describes the operation; the API's by default. */
  page?: ReferencePageId;
}

export function OperationLink({ page = 'api', ...operation }: OperationLinkProps) {
  const { path, shownBase } = referencePages[page];
  return (
    <SiteLink className={styles.operation} href={`${path}#${operationAnchor(operation)}`}>
      <MethodLabel method={operation.method} />{' '}
      <BreakablePath text={shownBase + operation.path} className={styles.path} />
    </SiteLink>
  );
}

/** Link to a call of the API: `<Operation is="createReference" />`. */
export function Operation({ is }: { is: string }) {
  return <OperationLink {...operationOf(is)} />;
}

/** Link to a call of a simulator: `<Control is="payAtAtm" />`. */
export function Control({ is }: { is: string }) {
  return <OperationLink page="sandbox" {...rowOf(facts.control.operations, is)} />;
}

interface OperationsProps {
  of: readonly OperationFact[];
  says?: (operation: OperationFact) => ReactNode;
}

const Operations = ({ of, says }: OperationsProps) => (
  <ul>
    {of.map((operation) => (
      <li key={operation.id}>
        <OperationLink {...operation} />
        {says?.(operation)}
      </li>
    ))}
  </ul>
);

/** Operations with a kind of authentication: `<OperationList auth="none" />`. */
export function OperationList({ auth }: { auth: OperationFact['auth'] }) {
  const operations = facts.operations.filter((operation) => operation.auth === auth);
  if (operations.length === 0) throw new Error(`no operation of the contract has the authentication ${auth}`);
  return <Operations of={operations} />;
}

export const DeprecatedOperations = () => (
  <Operations
    of={facts.operations.filter(({ deprecated }) => deprecated)}
    says={({ deprecated }) => [': ', <Sentence key="why" text={deprecated ?? ''} />]}
  />
);
