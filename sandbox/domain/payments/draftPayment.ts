import type { PaymentRequest, ReferenceRequest } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import { checkTakesPayments, type EntityRecord } from '../entities/entity.ts';
import { type Outcome, ok, type Refusal, refuse } from '../outcome.ts';
import {
  availableMethodsOf,
  checkAmountLimits,
  chooseAvailable,
  contractedMethods,
  resolveMethod,
} from './availableMethods.ts';
import { startPush } from './mbWayPush.ts';
import { type PaymentRecord, sentOf } from './payment.ts';
import { type InitialState, initialState } from './paymentTransition.ts';
import { validityFromNow, validityOf } from './validity.ts';

/** Caller, time and context of a new payment. */
export interface Origin {
  platformCode: string;
  clientId: string;
  entity?: EntityRecord;
  now: number;
}

/** New payment without its id and without its reference, which are assigned later. */
export type Draft = Omit<PaymentRecord, 'id' | 'reference'>;

export interface DraftedPayment {
  draft: Draft;
  events: readonly WebhookAction[];
}

/** Fields common to all new payments; `parts` are the initial state, methods and validity. */
export function draftOf(
  request: Pick<PaymentRequest, 'type' | 'amount'> & PaymentRecord['sent'],
  origin: Origin,
  parts: InitialState & Pick<PaymentRecord, 'availableMethods' | 'valid'> & Partial<PaymentRecord>,
): Draft {
  const { platformCode, clientId, now } = origin;
  return {
    version: 1,
    platformCode,
    clientId,
    type: request.type,
    stateAt: now,
    createdAt: now,
    updatedAt: now,
    amountCents: request.amount,
    sent: sentOf(request),
    ...parts,
  };
}

/**
 * Drafts a Multibanco payment (docs/decisions/payment-states.md), whose reference is assigned later. The request's
 * other methods remain available to PUT /payments/{id} if they support the amount.
 * @returns e00401 without Multibanco among the methods, e00402 for another type of payment, e00301, e00226
 */
export function draftReference(request: ReferenceRequest, origin: Origin): Outcome<Draft> {
  const taking = checkTakesPayments(origin.entity);
  if (!taking.ok) return taking;
  const asked = request.availableMethods ?? [{ code: 'MB' as const, type: request.paymentMethod?.type ?? undefined }];
  if (!asked.some(({ code }) => code === 'MB')) {
    return refuse('e00401', { source: { pointer: '/availableMethods' }, detail: 'only_multibanco' });
  }
  if ((request.paymentMethod?.code ?? 'MB') !== 'MB') {
    return refuse('e00401', { source: { pointer: '/paymentMethod/code' }, detail: 'only_multibanco' });
  }
  if (request.paymentMethod?.uuid) {
    return refuse('e00401', { source: { pointer: '/paymentMethod/uuid' }, detail: 'only_multibanco' });
  }
  const unsaved = refuseSavingReference(request.paymentMethod?.details);
  if (unsaved) return unsaved;
  if (request.type !== 'payment') return refuseType(request.type);
  const available = availableMethodsOf(asked, contractedMethods(origin.entity));
  if (!available.ok) return available;
  const limits = checkAmountLimits('MB', request.amount);
  if (!limits.ok) return limits;
  const valid = validityOf(request.validDate, origin.now, 'MB');
  if (!valid.ok) return valid;
  const { state, history } = initialState('create_reference', origin.now);
  return ok(
    draftOf(request, origin, {
      state,
      history,
      valid: valid.value,
      availableMethods: available.value.filter(({ code }) => checkAmountLimits(code, request.amount).ok),
    }),
  );
}

/** Drafts a payment by MB WAY or reference; a new card requires a page (docs/decisions/payment-states.md). */
export function draftPayment(request: PaymentRequest, origin: Origin): Outcome<Draft> {
  const taking = checkTakesPayments(origin.entity);
  if (!taking.ok) return taking;
  const { code, type, details } = request.paymentMethod;
  if (!code)
    return refuse('e00210', {
      source: { pointer: '/paymentMethod/code' },
      values: { field: 'paymentMethod_code' },
    });
  const method = resolveMethod(code, type);
  if (!method.ok) return method;
  const asked = request.availableMethods ?? [{ code, type }];
  const available = availableMethodsOf(asked, contractedMethods(origin.entity));
  if (!available.ok) return available;
  const chosen = chooseAvailable(method.value, available.value);
  if (!chosen.ok) return chosen;
  if (code === 'CC') {
    return refuse('e00402', { source: { pointer: '/paymentMethod/uuid' }, detail: 'card_needs_checkout' });
  }
  if (request.type !== 'payment') return refuseType(request.type);
  const limits = checkAmountLimits(code, request.amount);
  if (!limits.ok) return limits;
  const valid =
    code === 'MW'
      ? validityFromNow(request.validDate, origin.now, code)
      : validityOf(request.validDate, origin.now, code);
  if (!valid.ok) return valid;
  const parts = { valid: valid.value, availableMethods: available.value };
  if (code === 'MB') {
    const unsaved = refuseSavingReference(details);
    if (unsaved) return unsaved;
    const { state, history } = initialState('create_reference', origin.now);
    return ok(draftOf(request, origin, { ...parts, state, history, method: method.value }));
  }
  const phone = details?.phoneNumber;
  if (!phone) return refuseMissingPhone();
  const { state, history } = initialState('create_push', origin.now, phone);
  return ok(
    draftOf(request, origin, {
      ...parts,
      state,
      history,
      method: { ...method.value, phone, ...registrationOf(details) },
      push: startPush(phone, origin.now, valid.value.end, details?.createRegistration ?? false),
    }),
  );
}

/** Refuses to save a Multibanco reference with e00402, as on a page. */
function refuseSavingReference(details: PaymentRequest['paymentMethod']['details']): Refusal | undefined {
  if (!details?.createRegistration && !details?.allowRegistration) return undefined;
  return refuse('e00402', { source: { pointer: '/paymentMethod/details' }, detail: 'method_not_saved' });
}

export function registrationOf(details: PaymentRequest['paymentMethod']['details']) {
  return {
    createRegistration: details?.createRegistration ?? undefined,
    // Returned in responses, but without effect: there is no page to ask the payer (docs/decisions/checkout-pages.md).
    allowRegistration: details?.allowRegistration ?? undefined,
    saves: details?.createRegistration ?? undefined,
  };
}

/** Operation that creates payments of a type from an existing payment. */
const madeOfOthers: Readonly<Record<string, string>> = {
  refund: '/payments/ID/refunds',
  capture: '/payments/ID/captures',
};

/** Refuses a payment type that this operation cannot create with the method, with e00402. */
export function refuseType(type: string) {
  const path = madeOfOthers[type];
  return refuse('e00402', {
    source: { pointer: '/type' },
    detail: path ? 'type_of_other_payment' : 'type_not_created_here',
    values: { type, ...(path && { path }) },
  });
}

/** Refuses MB WAY without a phone number, with e00217. */
export function refuseMissingPhone() {
  return refuse('e00217', {
    source: { pointer: '/paymentMethod/details/phoneNumber' },
    detail: 'phone_missing',
    values: { field: 'paymentMethod_details_phoneNumber' },
  });
}
