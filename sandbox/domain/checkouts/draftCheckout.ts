import { registrationLayouts } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import type { CheckoutRequest } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import { checkTakesPayments } from '../entities/entity.ts';
import { type Outcome, ok, type Refusal, refuse } from '../outcome.ts';
import { type DraftedPayment, draftOf, type Origin } from '../payments/draftPayment.ts';
import type { MethodChoice } from '../payments/payment.ts';
import { initialState } from '../payments/paymentTransition.ts';
import { validityOf } from '../payments/validity.ts';
import type { CheckoutRecord } from './checkout.ts';
import { firstState } from './checkoutTransition.ts';
import { offeredMethods } from './offeredMethods.ts';

type PageIdentity = Pick<CheckoutRecord, 'id' | 'hash' | 'legacy' | 'transactionId'>;

/** Refuses to save a reference, or any method in a layout without that choice (docs/decisions/checkout-pages.md). */
function refusedRegistration(
  details: CheckoutRecord['registration'],
  page: CheckoutRequest['page'],
  offered: readonly MethodChoice[],
): Refusal | undefined {
  if (!details?.create && !details?.allow) return undefined;
  if (offered.every(({ code }) => code === 'MB')) {
    return refuse('e00402', { source: { pointer: '/paymentMethod/details' }, detail: 'method_not_saved' });
  }
  const layouts: readonly string[] = registrationLayouts;
  if (!details.allow || layouts.includes(page?.layout ?? 'default')) return undefined;
  const source = { pointer: '/paymentMethod/details/allowRegistration' };
  const values = { field: 'paymentMethod_details_allowRegistration' };
  return refuse('e00217', { source, detail: 'registration_layout', values });
}

/**
 * Drafts a payment with its payment page (docs/decisions/checkout-pages.md).
 * @returns e00300 for an entity that cannot take payments, refusals of {@link offeredMethods}, e00402 or e00217 for
 * saving a method that cannot be saved, e00226
 */
export function draftCheckout(
  { payment, page, redirects = [] }: CheckoutRequest,
  origin: Origin,
  made: PageIdentity,
): Outcome<DraftedPayment> {
  const taking = checkTakesPayments(origin.entity);
  if (!taking.ok) return taking;
  const offered = offeredMethods(payment, origin.entity);
  if (!offered.ok) return offered;
  const { createRegistration, allowRegistration, phoneNumber } = payment.paymentMethod?.details ?? {};
  const registration = { create: createRegistration ?? false, allow: allowRegistration ?? false };
  const refusal = refusedRegistration(registration, page, offered.value);
  if (refusal) return refusal;
  const valid = validityOf(payment.validDate, origin.now, 'CC');
  if (!valid.ok) return valid;
  const { events, ...beginning } = initialState('create_checkout', origin.now);
  const [only] = offered.value;
  const draft = draftOf(payment, origin, {
    ...beginning,
    valid: valid.value,
    availableMethods: offered.value,
    method: payment.paymentMethod?.code && only && methodOf(only, registration),
    checkout: {
      ...made,
      page: { language: page?.language ?? 'PT', layout: page?.layout },
      redirects,
      state: firstState,
      stateAt: origin.now,
      registration,
      phone: phoneNumber ?? undefined,
    },
  });
  return ok({ draft, events });
}

/** Adds the request's registration settings to the method of the page. */
export function methodOf(method: MethodChoice, registration: CheckoutRecord['registration']) {
  if (!registration || method.code === 'MB') return method;
  const { create, allow } = registration;
  return { ...method, createRegistration: create || undefined, allowRegistration: allow || undefined };
}
