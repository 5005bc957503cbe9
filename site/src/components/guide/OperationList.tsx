import type { OperationFact } from '../../facts/types.ts';
import { Operation } from './Operation.tsx';

interface OperationListProps {
  /** What proves who calls. */
  auth: OperationFact['auth'];
  /** Their rows of the contract, added by the build (plugins/dataImports.ts). */
  data: readonly OperationFact[];
}

/** The calls that ask for a certain proof of who calls: `<OperationList auth="none" />`. */
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
