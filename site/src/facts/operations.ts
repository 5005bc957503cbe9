import { operationAnchor as anchorOf } from '@balcao/reference/description/anchors.ts';
import type { OperationFact } from './types.ts';

/** Anchor of an operation on the reference page: `tag/payments/POST/payments/{id}/refunds`. */
export function operationAnchor({
  tag,
  method,
  path,
}: Pick<OperationFact, 'tag' | 'method' | 'path'>): string {
  return anchorOf(tag, method, path);
}
