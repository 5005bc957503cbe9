import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { WorkbenchFacts } from '../../facts/load.ts';

/** Labels of a payment's method, or of all offered ones before the choice. */
export function methodsOf(
  { paymentMethod, availableMethods }: Pick<Payment, 'paymentMethod' | 'availableMethods'>,
  { labels }: Pick<WorkbenchFacts, 'labels'>,
): string {
  if (paymentMethod?.code) return labels.methods[paymentMethod.code];
  return [...new Set(availableMethods.map(({ code }) => labels.methods[code]))].join(', ');
}
