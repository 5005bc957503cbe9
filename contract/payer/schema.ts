import * as z from 'zod';
import { checkoutStates, pageLanguages, pageLayouts } from '../resources/checkouts/enums.ts';
import { cancellationReasons, methodCodes } from '../resources/payments/enums.ts';
import { seed } from '../scenarios/seed.ts';
import { field, model } from '../schema/field.ts';
import { amountCents, dateTime, digits, phoneNumber, redirectUrl, text, token } from '../schema/formats.ts';
import { payerWords as w } from './words.ts';

/** Whether a method is kept for the customer: never, if the payer ticks the box, or as the merchant decided. */
const saveChoices = ['no', 'ask', 'always'] as const;

/** What a page may charge: pay now, or hold the amount on a card. */
const payerTypes = ['payment', 'authorization'] as const;

const page = z.object({
  language: field(z.enum(pageLanguages), w.language, 'PT'),
  layout: field(z.enum(pageLayouts), w.layout, 'web'),
});

const offered = z.object({
  code: field(z.enum(methodCodes), w.method, 'CC'),
  save: field(z.enum(saveChoices), w.save, 'no'),
});

const error = z.object({
  code: field(text, w.errorCode, 'e02433'),
  msg: field(text, w.errorMessage, 'O emissor recusou o pagamento'),
  holderRefused: field(z.boolean(), w.holderRefused, false),
});

const reference = z.object({
  entity: field(digits.length(5), w.referenceEntity, '12345'),
  reference: field(digits.length(9), w.referenceNumber, '000000138'),
  validUntil: field(dateTime.nullable(), w.validUntil, '2026-07-15T23:59:59+01:00'),
});

const push = z.object({
  phone: field(phoneNumber, w.pushPhone, '351#912345678'),
  sentAt: field(dateTime, w.sentAt, '2026-01-15T10:00:00+00:00'),
  expiresAt: field(dateTime, w.pushExpiresAt, '2026-01-15T10:05:00+00:00'),
});

const card = z.object({
  brand: field(text, w.brand, 'VISA'),
  last4Digits: field(digits.length(4), w.last4Digits, '3155'),
});

const receipt = z.object({
  paidAt: field(dateTime, w.paidAt, '2026-01-15T10:00:00+00:00'),
  method: field(z.enum(methodCodes), w.paidBy, 'CC'),
  card: field(card.nullable(), w.paidCard),
});

/** All a payment page shows, and all it needs to go on (docs/decisions/checkout-pages.md). */
export const payerView = model(
  'PayerView',
  z.object({
    id: field(token, w.id, seed.checkouts.ready),
    state: field(z.enum(checkoutStates), w.state, 'PaymentReady'),
    error: field(error.nullable(), w.error, null),
    page: field(page, w.page),
    paymentId: field(digits, w.paymentId, seed.payments.readyCheckout),
    merchant: field(text, w.merchant, 'Loja de Exemplo, Lda.'),
    amountCents: field(amountCents, w.amountCents, 1000),
    type: field(z.enum(payerTypes), w.type, 'payment'),
    code: field(z.string().nullable(), w.code, 'REF-0042'),
    summary: field(z.string().nullable(), w.summary, 'Encomenda 0042'),
    methods: field(z.array(offered), w.methods),
    phone: field(phoneNumber.nullable(), w.phone, '351#900000001'),
    reference: field(reference.nullable(), w.reference, null),
    push: field(push.nullable(), w.push, null),
    challenge: field(card.nullable(), w.challenge, null),
    receipt: field(receipt.nullable(), w.receipt, null),
    opensAt: field(dateTime.nullable(), w.opensAt, null),
    expiresAt: field(dateTime.nullable(), w.expiresAt, '2026-07-15T23:59:59+01:00'),
    closedBecause: field(z.enum(cancellationReasons).nullable(), w.closedBecause, null),
    backUrl: field(redirectUrl.nullable(), w.backUrl, 'https://loja.example/pagamento'),
    redirectUrl: field(redirectUrl.nullable(), w.redirectUrl, null),
    now: field(dateTime, w.now, '2026-01-15T10:00:00+00:00'),
  }),
  w.view,
);
export type PayerView = z.infer<typeof payerView>;
