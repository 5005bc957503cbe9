import { feeOf } from '@balcao/contract/resources/payments/fee.ts';
import type { MethodCode } from '@balcao/contract/resources/payments/paymentEnums.ts';
import type { PaymentAction } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import type { PaymentRequest } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { hasExpired, type Saveable, type SavedMethodRecord } from '../customers/savedMethod.ts';
import { checkTakesPayments } from '../entities/entity.ts';
import { type Outcome, ok, type Refusal, refuse, type Source } from '../outcome.ts';
import { availableMethodsOf, checkAmountLimits, chooseAvailable, contractedMethods } from './availableMethods.ts';
import { type Draft, type DraftedPayment, draftOf, type Origin, refuseType } from './draftPayment.ts';
import { startPush } from './mbWayPush.ts';
import type { ChosenMethod, PaymentRecord } from './payment.ts';
import { initialState } from './paymentTransition.ts';
import { validityFromNow } from './validity.ts';

/** First action by saved method and payment type. Other pairs are unsupported (docs/decisions/payment-states.md). */
const beginnings: Partial<Record<`${SavedMethodRecord['code']} ${PaymentRequest['type']}`, PaymentAction>> = {
  'CC payment': 'charge_saved_card',
  'CC authorization': 'authorise_saved_card',
  'MW payment': 'create_push',
};

/** Refuses a saved method whose code differs from the request's, with e00218. */
export function refuseOtherCode(saved: SavedMethodRecord, asked: MethodCode | undefined): Refusal | undefined {
  if (asked === undefined || asked === saved.code) return undefined;
  const source = { pointer: '/paymentMethod/code' };
  return refuse('e00218', { source, detail: 'saved_other_code', values: { method: saved.code } });
}

/** Refuses to charge an expired card without the payer, with e00402. */
export function refuseExpired(card: ChosenMethod['card'], now: number, source?: Source): Refusal | undefined {
  const { expiryMonth, expiryYear } = card ?? {};
  if (!expiryMonth || !expiryYear || !hasExpired({ expiryMonth, expiryYear }, now)) return undefined;
  return refuse('e00402', { source, detail: 'saved_expired', values: { expiryMonth, expiryYear } });
}

export function chosenFromSaved(saved: SavedMethodRecord): ChosenMethod {
  const { uuid, code } = saved;
  const kept = saved.code === 'CC' ? { card: saved.card } : { phone: saved.phone };
  return { uuid, code, type: 'DEFAULT', ...kept };
}

/** Fields that each first action sets in addition to the state. */
function partsOf(action: PaymentAction, phone: string | undefined, amountCents: number, now: number, end: number) {
  if (action === 'charge_saved_card') return { paidAt: now, fee: feeOf(amountCents) };
  return phone ? { push: startPush(phone, now, end) } : {};
}

/**
 * Drafts a payment with a saved method (docs/decisions/payment-states.md): a card is charged or authorised at once,
 * without the payer; a phone always gets a push.
 * @returns e00218 for a method saved under another code, e00402 for an unsupported type, e00401, e00301, e00226
 */
export function draftSavedMethodPayment(
  request: PaymentRequest,
  origin: Origin,
  saved: SavedMethodRecord,
): Outcome<DraftedPayment> {
  const taking = checkTakesPayments(origin.entity);
  if (!taking.ok) return taking;
  const other = refuseOtherCode(saved, request.paymentMethod.code);
  if (other) return other;
  const method = chosenFromSaved(saved);
  const { code, type, phone } = method;
  const asked = request.availableMethods ?? [{ code, type }];
  const available = availableMethodsOf(asked, contractedMethods(origin.entity));
  if (!available.ok) return available;
  const chosen = chooseAvailable(method, available.value);
  if (!chosen.ok) return chosen;
  const action = beginnings[`${saved.code} ${request.type}`];
  if (!action) return refuseType(request.type);
  const limits = checkAmountLimits(code, request.amount);
  if (!limits.ok) return limits;
  // A saved number gets the usual validity, not the half hour of a typed one (docs/decisions/default-validity.md).
  const valid = validityFromNow(request.validDate, origin.now, 'CC');
  if (!valid.ok) return valid;
  const { events, ...beginning } = initialState(action, origin.now, phone);
  const draft: Draft = draftOf(request, origin, {
    ...beginning,
    method,
    valid: valid.value,
    availableMethods: available.value,
    ...partsOf(action, phone, request.amount, origin.now, valid.value.end),
  });
  return ok({ draft, events });
}

/** Customer for whom a paid method is to be saved; undefined if not requested or already saved. */
export function customerToSaveFor({ method, sent }: PaymentRecord): string | undefined {
  return method?.saves && !method.uuid ? sent.customer?.uuid : undefined;
}

/** Method to save after a successful payment, and its customer; undefined if there is nothing to save. */
export function methodToSave(payment: PaymentRecord): { customer: string; what: Saveable } | undefined {
  const { state, method } = payment;
  const customer = customerToSaveFor(payment);
  const done = state === 'confirmed' || state === 'authorised';
  if (!done || !method || !customer) return undefined;
  const { card, phone } = method;
  if (card) return { customer, what: { code: 'CC', card } };
  return phone === undefined ? undefined : { customer, what: { code: 'MW', phone } };
}
