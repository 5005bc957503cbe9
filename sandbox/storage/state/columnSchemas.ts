import { faultKinds, latencyMilliseconds, mostFaultyCalls } from '@balcao/contract/control/faultKinds.ts';
import { operations } from '@balcao/contract/operations.ts';
import { terminalFaults } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import { deliveryStates } from '@balcao/contract/resources/webhooks/deliveryLifecycle.ts';
import { disabledReasons } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import { deliveryActions, webhookActions, webhookHandlers } from '@balcao/contract/resources/webhooks/events.ts';
import { failureModes } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { taxNumber, url, uuid } from '@balcao/contract/schema/formats.ts';
import { textCharacters } from '@balcao/contract/schema/requestLimits.ts';
import * as z from 'zod';
import { customerRecord } from '../../domain/customers/customer.ts';
import { savedMethodRecord } from '../../domain/customers/savedMethod.ts';
import { bankAccountRecord } from '../../domain/entities/bankAccount.ts';
import { entityRecord } from '../../domain/entities/entity.ts';
import { paymentRecord } from '../../domain/payments/payment.ts';
import { clockOffset, count, duration, flag, id, moment } from '../../domain/records/bounds.ts';
import { platformCode, word } from '../../domain/records/recordParts.ts';
import { terminalRecord } from '../../domain/terminals/terminal.ts';
import { formType, jsonType } from '../../domain/webhooks/deliveryBody.ts';
import type { Column } from './shape.ts';

/** Maximum length of a payload, enough for a payment with every field at its maximum. */
const longestPayload = 200_000;

/** Maximum number of attempts of a delivery, and of headers in an attempt. */
const mostAttempts = 100;
const mostHeaders = 50;

const seven = z.string().regex(/^\d{7}$/, { error: '0000001' });
const operationIds = Object.keys(operations) as [string, ...string[]];

/** URL of the sandbox's own receiver for a platform, in the form used by states; see `portable.ts`. */
const inboxes = z
  .string()
  .max(textCharacters.url)
  .regex(new RegExp(`^inbox:(${seed.platform.code}|${seed.otherPlatform.code})(\\?[^\\s#]*)?$`));
const receiver = z.union([inboxes, url]);

const headers = z
  .record(z.string().max(textCharacters.line), z.string().max(textCharacters.url))
  .refine((given) => Object.keys(given).length <= mostHeaders);

const attempt = z.strictObject({
  at: moment,
  url: receiver.optional(),
  headers,
  status: z.int().min(0).max(999).nullable(),
  error: z.string().max(textCharacters.url).nullable(),
  location: z.string().max(textCharacters.url).nullish(),
  durationMilliseconds: duration,
  failureMode: z.enum(failureModes).nullish(),
});

type Bounds = Readonly<Record<string, z.ZodType>>;

/** Columns that have the same meaning in every table. */
const common: Bounds = {
  id,
  client_id: taxNumber,
  platform_code: platformCode,
  created_at: moment,
  webhook_id: id,
  payment_id: id,
  uuid,
  customer_uuid: uuid,
  terminal_uuid: uuid,
  failure_mode: z.enum(failureModes),
  url: receiver,
};

const ofTable: Readonly<Record<string, Bounds>> = {
  tenants: {
    clock_offset: clockOffset,
    created_at: z.literal(0),
    faulty: flag,
    deliver_before_response: flag,
  },
  sequences: { name: word, next: id },
  reference_ranges: {
    id: z.string().regex(/^(0|[1-9]\d{0,8})$/, { error: 'digits' }),
    entity: z.string().regex(/^\d{5}$/, { error: '12345' }),
    start_seven: seven,
    end_seven: seven,
    issued: count,
  },
  bank_accounts: { code: word, position: count, document: bankAccountRecord },
  payments: { document: paymentRecord },
  webhooks: {
    action: z.enum(webhookActions),
    handler: z.enum(webhookHandlers),
    failures_in_a_row: count,
    disabled_at: moment,
    disabled_reason: z.enum(disabledReasons),
  },
  deliveries: {
    kind: z.enum(['webhook', 'callback']),
    subject: word,
    target: z.string().max(textCharacters.url),
    action: z.enum(deliveryActions),
    content_type: z.enum([jsonType, formType]),
    payload_id: id,
    hook_hash: z.string().regex(/^[0-9a-f]{64}$/, { error: '64 × 0-9a-f' }),
    receiver: z.literal(''),
    order_key: z.null(),
    state: z.enum(deliveryStates),
    due_at: moment,
    lease_until: z.literal(0),
    tries: count,
    attempts: z.array(attempt).max(mostAttempts),
  },
  webhook_payloads: { content: z.string().max(longestPayload) },
  faults: {
    kind: z.enum(faultKinds),
    operation: z.enum(operationIds),
    calls_left: z.int().min(1).max(mostFaultyCalls),
    milliseconds: z.int().min(1).max(latencyMilliseconds.most),
  },
  entities: { document: entityRecord },
  terminals: { terminal_fault: z.enum(terminalFaults), document: terminalRecord },
  processed_codes: { code: z.string().length(6) },
  customers: { document: customerRecord },
  saved_methods: { document: savedMethodRecord },
};

/** Columns that must equal a field of the document, so the bounds of the document apply. */
const ofDocument = { number: z.int(), text: z.string(), json: z.never() } as const;

/** Schema of an imported row: exactly the table's columns, each within bounds. */
export function rowSchema(table: string, columns: readonly Column[]): z.ZodObject {
  const bounds: Bounds = { ...common, ...ofTable[table] };
  const cells = columns.map(({ name, kind, nullable }) => {
    const bound = bounds[name] ?? (bounds.document ? ofDocument[kind] : z.never());
    return [name, nullable ? bound.nullable() : bound];
  });
  return z.strictObject(Object.fromEntries(cells));
}
