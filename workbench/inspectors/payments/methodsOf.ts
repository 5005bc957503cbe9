import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { WorkbenchFacts } from '../../facts/load.ts';

/** Labels of how a payment is paid: of the chosen method, or of each that it offers while none is chosen. */
export function methodsOf(
  { paymentMethod, availableMethods }: Pick<Payment, 'paymentMethod' | 'availableMethods'>,
  { labels }: Pick<WorkbenchFacts, 'labels'>,
): string {
  if (paymentMethod?.code) return labels.methods[paymentMethod.code];
  return [...new Set(availableMethods.map(({ code }) => labels.methods[code]))].join(', ');
}
