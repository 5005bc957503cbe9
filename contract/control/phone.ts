import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { payment } from '../resources/payments/paymentSchema.ts';
import { testPin } from '../scenarios/cards.ts';
import { field, objectModel } from '../schema/field.ts';
import { amountCents, dateTime, digits, paymentId, phoneNumber, text } from '../schema/formats.ts';
import { controlBodies } from './bodies.ts';
import { controlWords } from './controlWords.ts';
import { phoneWords as w } from './phoneWords.ts';

const phoneAnswers = ['accept', 'refuse', 'ignore'] as const;

const phoneAnswer = objectModel('PhoneAnswer', w.phoneAnswer, {
  answer: field(z.enum(phoneAnswers), w.answer, 'accept'),
  pin: field(z.string().length(4).regex(/^\d+$/, { error: 'digits' }).optional(), w.pin, testPin),
});
export type PhoneAnswer = z.infer<typeof phoneAnswer>;

const push = objectModel('Push', w.push, {
  paymentId: field(digits, controlWords.paymentId, '1005'),
  phoneNumber: field(phoneNumber, w.phoneNumber, '351#900000201'),
  merchant: field(text, w.merchant, 'Loja de Exemplo, Lda.'),
  amount: field(amountCents, controlWords.amount, 1000),
  summary: field(z.string().optional(), w.summary, 'Encomenda 0042'),
  saves: field(z.boolean(), w.saves, false),
  createdAt: field(dateTime, w.pushedAt, '2026-01-15T10:00:00+00:00'),
  expiresAt: field(dateTime, w.expiresAt, '2026-01-15T10:05:00+00:00'),
  answersAt: field(dateTime.nullable(), w.answersAt, null),
});
export type Push = z.infer<typeof push>;

const params = z.object({ id: field(paymentId, controlWords.paymentId, '1005') });

export const phoneControls = {
  listPushes: {
    ...request('GET', '/pushes', { tag: 'payers', auth: 'platform' }, w.listPushes),
    success: { status: 200, data: push, list: true },
    errors: [],
  },
  answerPhone: {
    ...request('POST', '/payments/{id}/phone', { tag: 'payers', auth: 'platform' }, w.answerPhone),
    params,
    body: phoneAnswer,
    examples: controlBodies.answerPhone,
    success: { status: 200, data: payment },
    errors: ['c0201', 'c0202', 'e00502'],
  },
} as const satisfies Record<string, Operation>;
