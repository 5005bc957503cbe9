import type { Refusal } from '../outcome.ts';

/**
 * A refusal as seen from the whole body: the rules of payments know nothing of what a payment is wrapped in.
 * @param move from the payment's own pointer to the body's
 */
export function relocateRefusal(refusal: Refusal, move: (pointer: string) => string): Refusal {
  const { source, values } = refusal;
  if (!source || !('pointer' in source)) return refusal;
  const pointer = move(source.pointer);
  if (values?.field === undefined) return { ...refusal, source: { pointer } };
  const field = pointer.slice(1).replaceAll('/', '_');
  return { ...refusal, source: { pointer }, values: { ...values, field } };
}
