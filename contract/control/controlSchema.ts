import * as z from 'zod';
import { deliveryStates } from '../resources/webhooks/deliveryLifecycle.ts';
import { failureModes } from '../resources/webhooks/failureModes.ts';
import { field, objectModel } from '../schema/field.ts';
import { amountCents, dateTime, digits, naturalQuery, paymentId } from '../schema/formats.ts';
import { controlWords as w } from './controlWords.ts';
import { failureModeControlWords } from './failureModeWords.ts';
import { faultKinds } from './faultKinds.ts';

export const health = objectModel('Health', w.health, {
  status: field(z.literal('ok'), w.status, 'ok'),
  apiVersion: field(z.string(), w.apiVersion, '1.13.0'),
  database: field(z.enum(['sqlite', 'postgresql']), w.database, 'sqlite'),
});

export const readiness = objectModel('Readiness', w.readiness, {
  status: field(z.literal('ready'), w.readyStatus, 'ready'),
  database: field(z.enum(['sqlite', 'postgresql']), w.database, 'sqlite'),
  setAside: field(z.int().nonnegative(), w.setAsideCount, 0),
});

export const atmPayment = objectModel('AtmPayment', w.atmPayment, {
  entity: field(z.string().length(5).regex(/^\d+$/, { error: 'digits' }), w.entity, '12345'),
  reference: field(z.string().length(9).regex(/^\d+$/, { error: 'digits' }), w.reference, '000000138'),
  amount: field(amountCents, w.amount, 1000),
});
export type AtmPayment = z.infer<typeof atmPayment>;

export const clock = objectModel('Clock', w.clock, {
  now: field(dateTime, w.now, '2026-01-15T10:00:00+00:00'),
  offsetSeconds: field(z.int(), w.offsetSeconds, 0),
});
export type Clock = z.infer<typeof clock>;

/** Body of POST /sandbox/clock, which has one of the two fields. */
export const clockChange = objectModel('ClockChange', w.clockChange, {
  advanceSeconds: field(z.int().positive().optional(), w.advanceSeconds, 3600),
  to: field(dateTime.optional(), w.clockTo, '2030-01-15T10:00:00+00:00'),
});

const headers = z.record(z.string(), z.string());

const attempt = objectModel('DeliveryAttempt', w.attempt, {
  at: field(dateTime, w.attemptAt, '2026-01-15T10:05:00+00:00'),
  url: field(z.string().optional(), w.attemptUrl, 'https://loja.example/old'),
  headers: field(headers, w.attemptHeaders, { 'content-type': 'application/json' }),
  status: field(z.int().nullable(), w.attemptStatus, 204),
  error: field(z.string().nullable(), w.attemptError, null),
  location: field(z.string().nullable(), w.attemptLocation, null),
  durationMilliseconds: field(z.int(), w.attemptDuration, 12),
  failureMode: field(z.enum(failureModes).nullable(), failureModeControlWords.attempted, null),
});

export const delivery = objectModel('Delivery', w.delivery, {
  id: field(digits, w.deliveryId, '1'),
  kind: field(z.enum(['webhook', 'callback']), w.deliveryKind, 'webhook'),
  webhookId: field(digits.nullable(), w.webhookId, '301'),
  paymentId: field(digits.nullable(), w.paymentId, '1101'),
  action: field(z.string(), w.action, 'payment_confirmed'),
  url: field(z.string(), w.url, 'https://loja.example/balcao/webhook'),
  state: field(z.enum(deliveryStates), w.deliveryState, 'delivered'),
  createdAt: field(dateTime, w.deliveryCreatedAt, '2026-01-15T10:05:00+00:00'),
  nextAttemptAt: field(dateTime.nullable(), w.nextAttemptAt, null),
  waitsBehind: field(digits.nullable(), w.waitsBehind, null),
  body: field(z.string(), w.deliveryBody, '{"webhook":{"id":"301"},"payments":[]}'),
  attempts: field(z.array(attempt), w.attempts),
});
export type Delivery = z.infer<typeof delivery>;
export const deliveryFilters = z.object({
  paymentId: field(paymentId.optional(), w.paymentId, '1101'),
  state: field(z.enum(deliveryStates).optional(), w.deliveryState, 'failed'),
  limit: field(naturalQuery.default(100), w.limit, 100),
});

/** Reasons for a warning in the log: a value was ignored, or was accepted but looks wrong. */
const warningReasons = [
  'unknown_field',
  'unknown_parameter',
  'unread_body',
  'unread_header',
  'content_type',
  'tax_number_beginning',
  'phone_number',
  'phone_left_out',
  'unread_content',
  'soap_action',
  'hidden_characters',
  'placeholder',
  'reference_form',
  'html_in_url',
  'url_fragment',
  'replaced_characters',
  'plus_in_url',
  'repeated_subscription',
] as const;
export type WarningReason = (typeof warningReasons)[number];

export const loggedRequest = objectModel('LoggedRequest', w.loggedRequest, {
  id: field(z.string(), w.loggedId, 'r-1'),
  requestId: field(z.string().nullable(), w.requestId, '1f4ad2c7-3a58-4f0e-9d3e-6f0a1c9b7e42'),
  at: field(dateTime, w.requestAt, '2026-01-15T10:00:00+00:00'),
  method: field(z.string(), w.requestMethod, 'POST'),
  path: field(z.string(), w.requestPath, '/api/payments'),
  operation: field(z.string().nullable(), w.requestOperation, 'createPayment'),
  status: field(z.int(), w.requestStatus, 201),
  codes: field(z.array(z.string()), w.requestCodes, []),
  rules: field(
    z.array(
      z.object({
        code: field(z.string(), w.ruleCode, 'e00301'),
        link: field(z.string().nullable(), w.ruleLink, '/api#errors/e00301'),
      }),
    ),
    w.rules,
  ),
  warnings: field(
    z.array(
      z.object({
        pointer: field(z.string(), w.warningPointer, '/amout'),
        reason: field(z.enum(warningReasons), w.warningReason, 'unknown_field'),
        nearest: field(z.string().nullable(), w.warningNearest, 'amount'),
      }),
    ),
    w.warnings,
  ),
  requestBody: field(z.string().nullable(), w.requestBody, null),
  responseBody: field(z.string(), w.responseBody, '{}'),
  durationMilliseconds: field(z.number(), w.requestDuration, 1.2),
  faults: field(z.array(z.enum(faultKinds)), w.requestFaults, []),
});
export type LoggedRequest = z.infer<typeof loggedRequest>;
export const requestFilters = z.object({ limit: field(naturalQuery.default(100), w.limit, 100) });
