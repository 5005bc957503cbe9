import { checkout } from '@balcao/contract/checkouts/schema.ts';
import { faultKinds } from '@balcao/contract/control/faultKinds.ts';
import { attempt } from '@balcao/contract/control/schema.ts';
import { customer, savedMethod } from '@balcao/contract/customers/schema.ts';
import { entity } from '@balcao/contract/entities/schema.ts';
import { deliveryStates } from '@balcao/contract/lifecycle.ts';
import { lastClockYear } from '@balcao/contract/limits.ts';
import { payment } from '@balcao/contract/payments/schema.ts';
import { type TerminalTrouble, terminalTroubles } from '@balcao/contract/terminals/enums.ts';
import { terminal } from '@balcao/contract/terminals/schema.ts';
import { webhookActions, webhookHandlers } from '@balcao/contract/webhooks/enums.ts';
import { disabledReasons, mischiefs } from '@balcao/contract/webhooks/mischief.ts';
import * as z from 'zod';
import { isPaged } from '../../domain/checkouts/payer.ts';
import { presentCheckout } from '../../domain/checkouts/present.ts';
import { type CustomerRecord, presentCustomer } from '../../domain/customers/customer.ts';
import { presentSavedMethod, type SavedMethodRecord } from '../../domain/customers/savedMethod.ts';
import { applyToEntity } from '../../domain/entities/change.ts';
import { type EntityRecord, nextVerdictAt, presentEntity } from '../../domain/entities/entity.ts';
import { passTime } from '../../domain/payments/expiry.ts';
import { nextDueAt, type PaymentRecord } from '../../domain/payments/payment.ts';
import { presentPayment } from '../../domain/payments/present.ts';
import { presentTerminal, type TerminalRecord } from '../../domain/terminals/terminal.ts';
import { customerRow } from '../customers.ts';
import { entityRow } from '../entities.ts';
import { paymentRow } from '../payments.ts';
import { savedMethodRow } from '../savedMethods.ts';
import { terminalRow } from '../terminals.ts';
import type { PortableRow } from './portable.ts';

/** More steps than time alone ever takes a payment through. */
const longestCourse = 20;

/** Whether time can take a payment to its end: one that it cannot would fall due for ever. */
function runsOut(record: PaymentRecord): boolean {
  let next = record;
  for (let steps = 0; steps < longestCourse; steps += 1) {
    const due = nextDueAt(next);
    if (due === null) return true;
    const change = passTime(next, due);
    if (!change.ok) return false;
    next = change.value.payment;
  }
  return false;
}

/** A document says what its columns say, and can be shown as the contract promises. */
function agrees(row: PortableRow, made: object, schema: z.ZodType, shown: unknown): boolean {
  const { tenant: _, document: __, ...columns } = made as PortableRow;
  const same = Object.entries(columns).every(([name, value]) => row[name] === value);
  return same && schema.safeParse(JSON.parse(JSON.stringify(shown))).success;
}

function rightPayment(row: PortableRow): boolean {
  const record = row.document as PaymentRecord;
  const showing = { publicUrl: 'http://localhost', locale: 'pt' } as const;
  const page = isPaged(record) ? checkout.safeParse(presentCheckout(record, showing)) : { success: true };
  const shown = presentPayment(record, 'pt');
  return page.success && agrees(row, paymentRow('', record), payment, shown) && runsOut(record);
}

function rightEntity(row: PortableRow): boolean {
  const record = row.document as EntityRecord;
  const { verdict } = record;
  const decided = nextVerdictAt(record) === null || !verdict || applyToEntity(record, verdict.action, 0).ok;
  return decided && agrees(row, entityRow('', record), entity, presentEntity(record));
}

/** As far ahead as a clock may run. */
const furthest = Date.UTC(lastClockYear + 1);

const flag = z.union([z.literal(0), z.literal(1)]);
const text = z.string();
const account = z.object({ code: text, owner: text, bankName: text, iban: text, swift: text });
const shaped = (schema: z.ZodType) => (row: PortableRow) => schema.safeParse(row).success;

/** What each table asks of a row besides the types of its columns. */
const checks: Readonly<Record<string, (row: PortableRow) => boolean>> = {
  payments: rightPayment,
  entities: rightEntity,
  customers(row) {
    const record = row.document as CustomerRecord;
    return agrees(row, customerRow('', record), customer, presentCustomer(record));
  },
  saved_methods(row) {
    const record = row.document as SavedMethodRecord;
    return agrees(row, savedMethodRow('', record), savedMethod, presentSavedMethod(record));
  },
  terminals(row) {
    const record = { ...(row.document as TerminalRecord), trouble: row.trouble as TerminalTrouble };
    const known = terminalTroubles.includes(record.trouble);
    return known && agrees(row, terminalRow('', record), terminal, presentTerminal(record));
  },
  tenants: shaped(
    z.object({ clock_offset: z.int().min(0).max(furthest), faulty: flag, hasty: flag, created_at: z.int() }),
  ),
  bank_accounts: shaped(z.object({ document: account })),
  webhooks: shaped(
    z.object({
      action: z.enum(webhookActions),
      handler: z.enum(webhookHandlers),
      mischief: z.enum(mischiefs).nullable(),
      disabled_reason: z.enum(disabledReasons).nullable(),
    }),
  ),
  deliveries: shaped(
    z.object({
      kind: z.enum(['webhook', 'callback']),
      state: z.enum(deliveryStates),
      mischief: z.enum(mischiefs).nullable(),
      attempts: z.array(attempt.extend({ at: z.int(), mischief: z.enum(mischiefs).nullish() })),
    }),
  ),
  faults: shaped(z.object({ kind: z.enum(faultKinds) })),
};

/** Tables with documents of their own rules, which a test holds against the tables there are. */
export const checkedTables = Object.keys(checks);

/** Whether a row contradicts itself, or holds what the sandbox could not work with. */
export function contradicts(table: string, row: PortableRow): boolean {
  try {
    return checks[table]?.(row) === false;
  } catch {
    // Only a document of another form makes the domain stumble.
    return true;
  }
}
