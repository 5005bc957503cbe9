import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { checkout, checkoutParams } from '../resources/checkouts/checkoutSchema.ts';
import { methodWords } from '../resources/payments/methodWords.ts';
import { payment } from '../resources/payments/paymentSchema.ts';
import { seed } from '../scenarios/seed.ts';
import { field, objectModel } from '../schema/field.ts';
import { phoneNumber, redirectUrl, text } from '../schema/formats.ts';
import { controlBodies } from './bodies.ts';
import { checkoutControlWords as w } from './checkoutWords.ts';

const save = field(z.boolean().default(false), w.save, false);

export const testCardNumber = z.string().regex(/^\d[\d ]{10,22}\d$/, { error: 'digits' });

const typedCard = objectModel('TypedCard', w.typedCard, {
  number: field(testCardNumber, w.number, '4242 4242 4242 4242'),
  expiryMonth: field(z.string().regex(/^(0[1-9]|1[0-2])$/, { error: 'digits' }), methodWords.expiryMonth, '05'),
  expiryYear: field(z.string().length(4).regex(/^\d+$/, { error: 'digits' }), methodWords.expiryYear, '2030'),
  cvc: field(z.string().regex(/^\d{3,4}$/, { error: 'digits' }), w.cvc, '123'),
  holder: field(text, methodWords.holder, 'Maria Silva'),
  save,
});
export type TypedCard = z.input<typeof typedCard>;

const bankAnswers = ['accept', 'refuse'] as const;

const bankAnswer = objectModel('BankAnswer', w.bankAnswer, {
  answer: field(z.enum(bankAnswers), w.bankAnswerField, 'accept'),
});

const typedPhone = objectModel('TypedPhone', w.typedPhone, {
  phoneNumber: field(phoneNumber, w.phone, '351#900000001'),
  save,
});

export const checkoutVisit = objectModel('CheckoutVisit', w.checkoutVisit, {
  checkout: field(checkout, w.checkout),
  payment: field(payment, w.payment),
  challenge: field(z.boolean(), w.challenge, false),
  redirectUrl: field(redirectUrl.nullable(), w.redirectUrl, 'https://loja.example/obrigado'),
});
export type CheckoutVisit = z.infer<typeof checkoutVisit>;

const visit = {
  tag: 'payment-page',
  auth: 'platform',
  params: checkoutParams(seed.checkouts.ready),
  success: { status: 200, data: checkoutVisit },
} as const;

/** Codes that refuse an attempt by any method. */
const closed = ['e00501', 'c0601', 'c0602', 'c0603'] as const;

export const checkoutControls = {
  visitCheckout: { ...request('GET', '/checkouts/{id}'), ...w.visitCheckout, ...visit, errors: ['e00501'] },
  payByCard: {
    ...request('POST', '/checkouts/{id}/card', visit, w.payByCard),
    body: typedCard,
    examples: controlBodies.payByCard,
    errors: [...closed, 'c0604', 'c0605', 'c0606', 'c0607'],
  },
  answerChallenge: {
    ...request('POST', '/checkouts/{id}/challenge', visit, w.answerChallenge),
    body: bankAnswer,
    examples: controlBodies.answerChallenge,
    errors: [...closed, 'c0604', 'c0608'],
  },
  payByPhone: {
    ...request('POST', '/checkouts/{id}/phone', visit, w.payByPhone),
    body: typedPhone,
    examples: controlBodies.payByPhone,
    errors: [...closed, 'c0604', 'c0605'],
  },
  payByReference: {
    ...request('POST', '/checkouts/{id}/reference', visit, w.payByReference),
    errors: [...closed, 'c0604', 'e00300'],
  },
  leaveCheckout: {
    ...request('POST', '/checkouts/{id}/leave', visit, w.leaveCheckout),
    errors: ['e00501', 'c0601', 'c0602'],
  },
} as const satisfies Record<string, Operation>;

export const settlement = objectModel('Settlement', w.settlement, {
  settled: field(z.int().nonnegative(), w.settled, 3),
});
export type Settlement = z.infer<typeof settlement>;

export const settlementControls = {
  settleNow: {
    ...request('POST', '/settlement', { tag: 'clock', auth: 'platform' }, w.settleNow),
    success: { status: 200, data: settlement },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
