import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import type { OperationFact } from '../../facts/types.ts';
import { Operation } from './Operation.tsx';

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
