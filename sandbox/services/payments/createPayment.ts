import type { PaymentRequest, ReferenceRequest } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { withCustomer } from '../../domain/customers/customer.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { draftPayment, draftReference } from '../../domain/payments/draftPayment.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { draftSavedMethodPayment } from '../../domain/payments/savedMethodPayment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { findSavedParts } from '../customers/findSavedParts.ts';
import { insertPayment } from './insertPayment.ts';
import { findRange, placeOwn, takeNextReference } from './issueReference.ts';

/** POST /payments: refusals of the domain, and e00502 or e00218 for an unknown customer or method. */
export async function createPayment(
  ports: Ports,
  caller: Caller,
  request: PaymentRequest,
): Promise<Outcome<PaymentRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const saved = await findSavedParts(store, caller, request);
    if (!saved.ok) return saved;
    const { customer, method } = saved.value;
    const known = withCustomer(request, customer);
    if (method) {
      const beginning = draftSavedMethodPayment(known, caller, method);
      if (!beginning.ok) return beginning;
      const { draft, events } = beginning.value;
      return insertPayment(store, draft, request.bankAccount, undefined, events);
    }
    const draft = draftPayment(known, caller);
    if (!draft.ok) return draft;
    if (draft.value.method?.code !== 'MB') return insertPayment(store, draft.value, request.bankAccount);
    return insertPayment(store, draft.value, request.bankAccount, (payment) =>
      takeNextReference(store, caller, payment),
    );
  });
}

/** POST /payments/references: e00220 for the account, e00300 for the range, e00600 for a repetition. */
export async function createReference(
  ports: Ports,
  caller: Caller,
  request: ReferenceRequest,
): Promise<Outcome<PaymentRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const saved = await findSavedParts(store, caller, request);
    if (!saved.ok) return saved;
    const draft = draftReference(withCustomer(request, saved.value.customer), caller);
    if (!draft.ok) return draft;
    const range = await findRange(store, caller, request);
    if (!range.ok) return range;
    const own = request.referenceDetails?.reference;
    return insertPayment(store, draft.value, request.bankAccount, (payment) =>
      own && range.value ? placeOwn(range.value, own, payment) : takeNextReference(store, caller, payment, range.value),
    );
  });
}
