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
