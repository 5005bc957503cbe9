import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { PageLanguage } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import { localeOf } from '@balcao/contract/words/locales.ts';
import { formatLisbon } from '../clock/lisbonTime.ts';
import type { CardFace } from '../customers/savedMethod.ts';
import { payableAtAtm } from '../payments/atmPayment.ts';
import type { MethodChoice, PaymentRecord } from '../payments/payment.ts';
import type { Caller } from '../ports.ts';
import type { CheckoutRecord } from './checkout.ts';
import { appearanceOf, type RequestedAppearance } from './pageLanguage.ts';
import type { CheckoutPayment } from './payerActions.ts';
import { failureOf } from './paymentFailure.ts';
import { redirectOf } from './redirect.ts';

/** Whether a method is saved: never a reference; the merchant may decide or ask (docs/decisions/checkout-pages.md). */
function saveOf({ code }: MethodChoice, registration: CheckoutRecord['registration']) {
  if (code === 'MB' || !registration) return 'no';
  if (registration.create) return 'always';
  return registration.allow ? 'ask' : 'no';
}

function referenceOf(payment: PaymentRecord, now: number): PayerView['reference'] {
  const { reference, state, valid } = payment;
  if (!reference || !payableAtAtm(payment, now)) return null;
  const validUntil = state === 'cancelled' ? null : formatLisbon(valid.end);
  return { entity: reference.entity, reference: reference.number, validUntil };
}

function pushOf({ push, method }: PaymentRecord): PayerView['push'] {
  if (!push || !method?.phone) return null;
  return { phone: method.phone, sentAt: formatLisbon(push.sentAt), expiresAt: formatLisbon(push.expiresAt) };
}

function cardOf(card: CardFace | undefined): PayerView['challenge'] {
  return card ? { brand: card.brand, last4Digits: card.last4Digits } : null;
}

function receiptOf({ checkout, paidAt, method }: CheckoutPayment): PayerView['receipt'] {
  if (checkout.state !== 'PaymentSuccess' || paidAt === undefined || !method) return null;
  return { paidAt: formatLisbon(paidAt), method: method.code, card: cardOf(method.card) };
}

function errorOf(payment: CheckoutPayment, language: PageLanguage): PayerView['error'] {
  const failure = failureOf(payment);
  if (!failure) return null;
  const { code, words } = failure;
  return { code, msg: words[localeOf(language)], holderRefused: payment.checkout.holderRefused ?? false };
}

const open: readonly PaymentRecord['state'][] = ['pending', 'pending_confirmation'];

/** Payer's view of a page. The payer's actions run on behalf of the entity that created the page. */
export function presentPayerView(
  payment: CheckoutPayment,
  { entity, now }: Pick<Caller, 'entity' | 'now'>,
  asked: RequestedAppearance,
): PayerView {
  const { checkout, valid, state, sent, cancellation } = payment;
  const page = appearanceOf(checkout, asked);
  return {
    id: checkout.id,
    state: checkout.state,
    error: errorOf(payment, page.language),
    page,
    paymentId: String(payment.id),
    merchant: entity?.registration.name ?? payment.clientId,
    amountCents: payment.amountCents,
    type: payment.type === 'authorization' ? 'authorization' : 'payment',
    code: sent.code ?? null,
    summary: sent.summary ?? null,
    methods: payment.availableMethods.map((method) => ({
      code: method.code,
      save: saveOf(method, checkout.registration),
    })),
    phone: checkout.phone ?? null,
    reference: referenceOf(payment, now),
    push: pushOf(payment),
    challenge: cardOf(checkout.challenge?.card),
    receipt: receiptOf(payment),
    opensAt: state === 'pending' && now < valid.start ? formatLisbon(valid.start) : null,
    expiresAt: open.includes(state) ? formatLisbon(valid.end) : null,
    closedBecause: checkout.state === 'PaymentCancelled' ? (cancellation?.reason ?? null) : null,
    backUrl: checkout.redirects.find(({ type }) => type === 'back')?.url ?? null,
    redirectUrl: redirectOf(checkout),
    now: formatLisbon(now),
  };
}
