import { checkout } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import { customer, savedMethod } from '@balcao/contract/resources/customers/customerSchema.ts';
import { entity } from '@balcao/contract/resources/entities/entitySchema.ts';
import { payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { TerminalFault } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import { terminal } from '@balcao/contract/resources/terminals/terminalSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type * as z from 'zod';
import { hasCheckout } from '../../domain/checkouts/payerActions.ts';
import { presentCheckout } from '../../domain/checkouts/presentCheckout.ts';
import { type CustomerRecord, presentCustomer } from '../../domain/customers/customer.ts';
import { presentSavedMethod, type SavedMethodRecord } from '../../domain/customers/savedMethod.ts';
import type { BankAccount } from '../../domain/entities/bankAccount.ts';
import { type EntityRecord, nextVerdictAt, presentEntity } from '../../domain/entities/entity.ts';
import { applyToEntity } from '../../domain/entities/entityTransition.ts';
import { uuidOf } from '../../domain/ids/digest.ts';
import { applyDueAction } from '../../domain/payments/expiry.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import { nextDueAt } from '../../domain/payments/upcoming.ts';
import { presentTerminal, type TerminalRecord } from '../../domain/terminals/terminal.ts';
import { customerRow, savedMethodRow } from '../customerQueries.ts';
import { longestFamily } from '../enqueueDeliveries.ts';
import { entityRow } from '../entityQueries.ts';
import { paymentRow } from '../paymentQueries.ts';
import { terminalRow } from '../terminalQueries.ts';
import type { PortableRow } from './portable.ts';

/** Maximum number of steps to try, more than time alone ever causes in a payment. */
const longestCourse = 20;

/** Whether time alone brings the payment to an end. Otherwise it would stay due forever. */
function runsOut(record: PaymentRecord): boolean {
  let next = record;
  for (let steps = 0; steps < longestCourse; steps += 1) {
    const due = nextDueAt(next);
    if (due === null) return true;
    const change = applyDueAction(next, due);
    if (!change.ok) return false;
    next = change.value.payment;
  }
  return false;
}

/** Whether a document agrees with its columns, and can be presented in the form that the contract requires. */
function agrees(row: PortableRow, made: object, schema: z.ZodType, shown: unknown): boolean {
  const { tenant: _, document: __, ...columns } = made as PortableRow;
  const same = Object.entries(columns).every(([name, value]) => row[name] === value);
  return same && schema.safeParse(JSON.parse(JSON.stringify(shown))).success;
}

function rightPayment(row: PortableRow): boolean {
  const record = row.document as PaymentRecord;
  const showing = { publicUrl: 'http://localhost', locale: 'pt' } as const;
  const page = hasCheckout(record) ? checkout.safeParse(presentCheckout(record, showing)) : { success: true };
  const shown = presentPayment(record, 'pt');
  return page.success && agrees(row, paymentRow('', record), payment, shown) && runsOut(record);
}

function rightEntity(row: PortableRow): boolean {
  const record = row.document as EntityRecord;
  const { verdict } = record;
  const decided = nextVerdictAt(record) === null || !verdict || applyToEntity(record, verdict.action, 0).ok;
  return decided && agrees(row, entityRow('', record), entity, presentEntity(record));
}

/** Requires an id of the seed, or one derived from the counter, so that ids of later counter values are free. */
function ownUuid(kind: 'customer' | 'savedMethod', seeded: Readonly<Record<string, string>>, row: PortableRow) {
  return row.uuid === uuidOf(kind, Number(row.serial)) || Object.values(seeded).includes(String(row.uuid));
}

/** Requires a due time for a waiting delivery (else it is never sent), and its first delivery's id for a payload. */
function rightDelivery({ id, payload_id: payload, state, due_at: due }: PortableRow): boolean {
  if ((state === 'waiting') !== (due !== null)) return false;
  return Number(payload) <= Number(id) && Number(payload) > Number(id) - longestFamily;
}

const checks: Readonly<Record<string, (row: PortableRow) => boolean>> = {
  payments: rightPayment,
  entities: rightEntity,
  customers(row) {
    const record = row.document as CustomerRecord;
    const own = ownUuid('customer', seed.customers, row);
    return own && agrees(row, customerRow('', record), customer, presentCustomer(record));
  },
  saved_methods(row) {
    const record = row.document as SavedMethodRecord;
    const own = ownUuid('savedMethod', seed.savedMethods, row);
    return own && agrees(row, savedMethodRow('', record), savedMethod, presentSavedMethod(record));
  },
  terminals(row) {
    const record = {
      ...(row.document as TerminalRecord),
      terminalFault: row.terminal_fault as TerminalFault,
    };
    return agrees(row, terminalRow('', record), terminal, presentTerminal(record));
  },
  bank_accounts: (row) => row.code === (row.document as BankAccount).code,
  reference_ranges: (row) => String(row.start_seven) <= String(row.end_seven),
  deliveries: rightDelivery,
};

/** Tables with rules for their documents. A test compares the list with the schema. */
export const checkedTables = Object.keys(checks);

/** Whether a row is inconsistent, or cannot be processed by the sandbox. */
export function contradicts(table: string, row: PortableRow): boolean {
  try {
    return checks[table]?.(row) === false;
  } catch {
    // The domain throws only if a document is malformed.
    return true;
  }
}
