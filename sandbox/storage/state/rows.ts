import { faultKinds, latencyMilliseconds, mostFaultyCalls } from '@balcao/contract/control/faultKinds.ts';
import { operations } from '@balcao/contract/operations.ts';
import { terminalFaults } from '@balcao/contract/resources/terminals/enums.ts';
import { deliveryStates } from '@balcao/contract/resources/webhooks/deliveryLifecycle.ts';
import { disabledReasons } from '@balcao/contract/resources/webhooks/disableAfterFailures.ts';
import { webhookActions, webhookHandlers } from '@balcao/contract/resources/webhooks/events.ts';
import { failureModes } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { taxNumber, token, url, uuid } from '@balcao/contract/schema/formats.ts';
import { textCharacters } from '@balcao/contract/schema/requestLimits.ts';
import * as z from 'zod';
import { customerRecord } from '../../domain/customers/customer.ts';
import { savedMethodRecord } from '../../domain/customers/savedMethod.ts';
import { bankAccountRecord } from '../../domain/entities/bankAccount.ts';
import { entityRecord } from '../../domain/entities/entity.ts';
import { paymentRecord } from '../../domain/payments/payment.ts';
import {
  anyMoment,
  clockOffset,
  count,
  duration,
  flag,
  id,
  largestId,
  lateMoment,
  moment,
} from '../../domain/records/bounds.ts';
import { cents, line, platformCode, word } from '../../domain/records/parts.ts';
import { terminalRecord } from '../../domain/terminals/terminal.ts';
import { formType, jsonType } from '../../domain/webhooks/bodyFrame.ts';

/** Longest payload of an event: that of a payment with every field as long as it may be fits. */
const longestPayload = 200_000;

/** Attempts a delivery keeps, and headers of one. */
const mostAttempts = 100;
const mostHeaders = 50;

const seven = z.string().regex(/^\d{7}$/, { error: '0000001' });
const fiveDigits = z.string().regex(/^\d{5}$/, { error: '12345' });
const operationIds = Object.keys(operations) as [string, ...string[]];

/** The sandbox's own receiver of a platform, as states write it; see `portable.ts`. */
const inboxes = z.enum([`inbox:${seed.platform.code}`, `inbox:${seed.otherPlatform.code}`]);
const receiver = z.union([inboxes, url]);

const headers = z
  .record(z.string().max(textCharacters.line), z.string().max(textCharacters.url))
  .refine((given) => Object.keys(given).length <= mostHeaders);

const attempt = z.strictObject({
  at: moment,
  headers,
  status: z.int().min(0).max(999).nullable(),
  error: z.string().max(textCharacters.url).nullable(),
  durationMilliseconds: duration,
  failureMode: z.enum(failureModes).nullish(),
});

/**
 * What each table takes as a row of an imported state: exactly its columns, each within bounds. A column that a
 * document also holds is compared with it afterwards, so that its bounds are those of the document.
 */
export const rowSchemas: Readonly<Record<string, z.ZodObject>> = {
  tenants: z.strictObject({
    clock_offset: clockOffset,
    created_at: z.literal(0),
    faulty: flag,
    deliver_before_response: flag,
  }),
  sequences: z.strictObject({ name: word, next: id }),
  reference_ranges: z.strictObject({
    id: z.string().regex(/^(0|[1-9]\d{0,8})$/, { error: 'digits' }),
    client_id: taxNumber,
    entity: fiveDigits,
    start_seven: seven,
    end_seven: seven,
    issued: count,
    created_at: moment,
  }),
  bank_accounts: z.strictObject({
    code: word,
    client_id: taxNumber,
    position: count,
    document: bankAccountRecord,
  }),
  payments: z.strictObject({
    id,
    version: count,
    client_id: taxNumber,
    platform_code: platformCode,
    type: word,
    state: word,
    amount: cents,
    code: line.nullable(),
    custom_unique_id: line.nullable(),
    reference_entity: fiveDigits.nullable(),
    reference: word,
    reference_seven: seven.nullable(),
    method_code: word.nullable(),
    method_type: word.nullable(),
    result_code: word.nullable(),
    initial_payment_id: id.nullable(),
    checkout_id: token.nullable(),
    terminal_uuid: uuid.nullable(),
    terminal_busy: z.literal(1).nullable(),
    recurring_type: word.nullable(),
    customer_id: line.nullable(),
    customer_uuid: uuid.nullable(),
    invoice_number: word.nullable(),
    created_at: moment,
    updated_at: moment,
    valid_start: anyMoment,
    valid_end: lateMoment,
    paid_at: moment.nullable(),
    transferred_at: moment.nullable(),
    invoiced_at: moment.nullable(),
    due_at: lateMoment.nullable(),
    document: paymentRecord,
  }),
  webhooks: z.strictObject({
    id,
    platform_code: platformCode,
    action: z.enum(webhookActions),
    handler: z.enum(webhookHandlers),
    url: receiver,
    created_at: moment,
    failures_in_a_row: count,
    disabled_at: moment.nullable(),
    disabled_reason: z.enum(disabledReasons).nullable(),
    failure_mode: z.enum(failureModes).nullable(),
  }),
  deliveries: z.strictObject({
    id,
    platform_code: platformCode,
    kind: z.enum(['webhook', 'callback']),
    webhook_id: id.nullable(),
    payment_id: id.nullable(),
    subject: word.nullable(),
    target: z.string().max(textCharacters.url),
    failure_mode: z.enum(failureModes).nullable(),
    action: z.enum([...webhookActions, 'payment_created', 'payment_updated']),
    url: receiver,
    content_type: z.enum([jsonType, formType]),
    payload_id: id,
    hook_hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, { error: '64 × 0-9a-f' })
      .nullable(),
    receiver: z.literal(''),
    order_key: z.null(),
    state: z.enum(deliveryStates),
    created_at: moment,
    due_at: moment.nullable(),
    lease_until: z.literal(0),
    tries: count,
    attempts: z.array(attempt).max(mostAttempts),
  }),
  webhook_payloads: z.strictObject({ id, content: z.string().max(longestPayload) }),
  faults: z.strictObject({
    id,
    kind: z.enum(faultKinds),
    operation: z.enum(operationIds).nullable(),
    calls_left: z.int().min(1).max(mostFaultyCalls).nullable(),
    milliseconds: z.int().min(1).max(latencyMilliseconds.most).nullable(),
    created_at: moment,
  }),
  entities: z.strictObject({
    client_id: taxNumber,
    platform_code: platformCode,
    state: word,
    due_at: moment.nullable(),
    document: entityRecord,
  }),
  terminals: z.strictObject({
    uuid,
    client_id: taxNumber,
    platform_code: platformCode,
    terminal_id: word,
    name: line,
    terminal_fault: z.enum(terminalFaults),
    created_at: moment,
    updated_at: moment,
    document: terminalRecord,
  }),
  processed_codes: z.strictObject({ terminal_uuid: uuid, code: z.string().length(6), payment_id: id }),
  customers: z.strictObject({
    uuid,
    serial: z.int().min(1).max(largestId),
    client_id: taxNumber,
    customer_id: line.nullable(),
    email: line.nullable(),
    document: customerRecord,
  }),
  customer_entities: z.strictObject({ customer_uuid: uuid, client_id: taxNumber, created_at: moment }),
  saved_methods: z.strictObject({
    uuid,
    serial: id,
    customer_uuid: uuid,
    code: word,
    document: savedMethodRecord,
  }),
};
