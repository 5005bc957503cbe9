import type { PaymentRequest } from '@balcao/contract/payments/schema.ts';
import { type Outcome, ok } from '../domain/outcome.ts';
import { draftPayment } from '../domain/payments/create.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import type { Caller, Ports } from '../domain/ports.ts';
import { placeNext, rangeOf } from './createReference.ts';
import { insertPayment } from './insertPayment.ts';
import { savedParts } from './savedParts.ts';

/**
 * POST /payments: MB WAY to a phone, or a Multibanco reference.
 * @returns what the rules of the domain refuse, and e00502 for a customer or method that is not there
 */
export async function createPayment(
  ports: Ports,
  caller: Caller,
  request: PaymentRequest,
): Promise<Outcome<PaymentRecord>> {
  const saved = savedParts(request);
  if (!saved.ok) return saved;
  const draft = draftPayment(request, caller);
  if (!draft.ok) return draft;
  const created = await ports.store.write(caller.tenant, async (store) => {
    if (draft.value.method?.code !== 'MB') {
      return insertPayment(store, draft.value, request.bankAccount, async () => ok(undefined));
    }
    const range = await rangeOf(store, caller, {});
    if (!range.ok) return range;
    return insertPayment(store, draft.value, request.bankAccount, (payment) =>
      placeNext(store, caller, range.value, payment),
    );
  });
  ports.wake();
  return created;
}
