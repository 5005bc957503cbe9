import type { PaymentRecord } from './payment.ts';
import { settlesAt } from './settlement.ts';

/**
 * The lifecycle action of a refund. Before the day of the payment closes no money has moved yet: giving all of it back
 * voids the payment, giving a part back voids that part (docs/decisions/refund-sums.md).
 * @param restCents what is left of the payment after the refund
 * @param now milliseconds
 */
export function voidOrRefund(
  payment: PaymentRecord,
  restCents: number,
  now: number,
): 'void' | 'void_part' | 'refund' {
  const dayIsOpen = now < (settlesAt(payment) ?? 0);
  if (!dayIsOpen) return 'refund';
  return restCents === 0 ? 'void' : 'void_part';
}
