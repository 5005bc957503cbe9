import type { PaymentRequest, PaymentUpdate } from '@balcao/contract/payments/schema.ts';
import { type Outcome, ok, refuse } from '../domain/outcome.ts';

/**
 * What a request points at by uuid must exist, and saving a method needs to know whose it is (spec 1 §5).
 * No customer exists yet in this sandbox, so that every uuid is an unknown one.
 * @returns e05001 for a registration without a customer, e00502 for an unknown customer or saved method
 */
export function savedParts(
  request: Pick<PaymentRequest | PaymentUpdate, 'customer' | 'paymentMethod'>,
): Outcome<true> {
  const details = request.paymentMethod?.details;
  if ((details?.createRegistration || details?.allowRegistration) && !request.customer?.uuid) {
    return refuse('e05001', { source: { pointer: '/customer/uuid' }, values: { field: 'customer_uuid' } });
  }
  if (request.customer?.uuid) return refuse('e00502', { source: { pointer: '/customer/uuid' } });
  if (request.paymentMethod?.uuid) return refuse('e00502', { source: { pointer: '/paymentMethod/uuid' } });
  return ok(true);
}
