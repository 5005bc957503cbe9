import type { PaymentRequest } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { refund } from '../payments/refund.ts';
import { draftSavedMethodPayment } from '../payments/savedMethodPayment.ts';
import { bankAccount, ownCustomer, settled, unwrap } from './parts.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Payments with the saved card: the first of a series, an authorisation, one of today, and one that was given back in
 * part, with its refund (docs/decisions/seed.md).
 * @param now milliseconds
 */
export function seedCards(now: number): PaymentRecord[] {
  const ids = seed.payments;
  const { customer, card } = ownCustomer(now);
  const pay = (id: string, at: number, more: Partial<PaymentRequest> = {}): PaymentRecord => {
    const request: PaymentRequest = {
      type: 'payment',
      amount: 1000,
      customer,
      paymentMethod: { uuid: card.uuid },
      ...more,
    };
    const origin = { platformCode: seed.platform.code, clientId: seed.entity.clientId, now: at };
    return { ...unwrap(draftSavedMethodPayment(request, origin, card)).draft, id: Number(id), bankAccount };
  };
  const recurring = { type: 'INITIAL' as const, amountQualifier: 'DFLT' as const };
  const sold = settled(pay(ids.refundedCard, now - 2 * day, { code: 'REF-0013' }), now - day);
  const { draft, change } = unwrap(refund(sold, 400, Number(ids.refundOfCard), now - day));
  return [
    settled(pay(ids.initialRecurring, now - 2 * day, { recurring, summary: 'Assinatura mensal' }), now),
    pay(ids.authorisedCard, now - 2 * day, { type: 'authorization', code: 'REF-0011' }),
    pay(ids.confirmedCard, now - 2 * hour, { code: 'REF-0012', summary: 'Encomenda 0012' }),
    change?.payment ?? sold,
    { ...draft, id: Number(ids.refundOfCard) },
  ];
}
