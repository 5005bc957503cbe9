import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import type { OperationFact } from '../../facts/types.ts';
import { Operation } from './Operation.tsx';

interface OperationListProps {
  /** Authentication of the operations. */
  auth: OperationFact['auth'];
  /** Rows of the contract, added at build time (plugins/dataImports.ts). */
  data: readonly OperationFact[];
}

/** The operations with a given authentication: `<OperationList auth="none" />`. */
export function OperationList({ data }: OperationListProps) {
  return (
    <ul>
      {data.map((operation) => (
        <li key={operation.id}>
          <Operation data={operation} />
        </li>
      ))}
    </ul>
  );
}

/** All deprecated operations with their replacement; rows added at build time. */
export function DeprecatedOperations({ data }: { data: readonly OperationFact[] }) {
  return (
    <ul>
      {data.map((operation) => (
        <li key={operation.id}>
          <Operation data={operation} />
          {': '}
          <Sentence text={operation.deprecated ?? ''} />
        </li>
      ))}
    </ul>
  );
}
