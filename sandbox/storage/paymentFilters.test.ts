import type { PaymentFilters } from '@balcao/contract/resources/payments/filters.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { textCharacters } from '@balcao/contract/schema/requestLimits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '../testing/database.ts';
import { openMigrated } from '../testing/openTestDatabase.ts';
import type { OpenedDatabase } from './openedDatabase.ts';
import { filterPayments, paymentOrder } from './paymentFilters.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openMigrated();
});
afterAll(() => opened.close());

const when = { start: '2026-01-01T00:00:00+00:00', end: '2026-01-31T23:59:59+00:00' };

/** One value for each filter, except the two filters that use a unique key. */
const filters: Partial<PaymentFilters>[] = [
  {},
  { type: 'payment' },
  { amount: 1000 },
  { referenceDetails_entity: '12345' },
  { referenceDetails_reference: '000004266' },
  { stateDetails_state: 'confirmed' },
  { paymentMethod_code: 'MB' },
  { paymentMethod_type: 'NORMAL' },
  { paymentMethod_result_code: 'e04020' },
  { initialPaymentId: '1002' },
  { invoiceDetails_number: 'FT 2026/1' },
  { recurring_type: 'INITIAL' },
  { customer: { id: 'C-0001' } },
  { customer: { uuid: seed.customers.own } },
  { createdAt: when },
  { updatedAt: when },
  { validAt: when },
  { paidAt: when },
  { transferredAt: when },
  { invoicedDetails_invoicedAt: when },
];

const indexes = {
  sqlite: sql<{ name: string }>`select name from pragma_index_list('payments')`,
  postgresql: sql<{ name: string }>`select indexname as name from pg_indexes where tablename = 'payments'`,
};

it('payments have at most nine indexes, with that of their key', async () => {
  const { rows } = await indexes[database].execute(opened.db);
  expect(rows.map(({ name }) => name)).toContain('payments_list');
  expect(rows.length).toBeLessThanOrEqual(9);
});

describe.runIf(database === 'sqlite')('a list of payments on SQLite', () => {
  it.each(filters)('reads one index alone to filter by %o', async (sent) => {
    const own = opened.db.selectFrom('payments').where('tenant', '=', 'shared').where('client_id', '=', '1');
    const matching = filterPayments(own, sent as PaymentFilters).select('id');
    // With the id in the order, the key is scanned up to the end of the page.
    for (const sort of ['-createdAt', 'updatedAt', '-code,id']) {
      const list = matching.orderBy(paymentOrder(sort, database)).limit(500);
      const plan = await list.explain<{ detail: string }>(undefined, sql`query plan`);
      const reads = plan.map(({ detail }) => detail).filter((detail) => detail.includes('payments'));
      expect(reads, sort).toEqual([expect.stringContaining('USING COVERING INDEX payments_list')]);
    }
  });
});

it('a payment with every text as long as it may be finds room in every index', async () => {
  // Ideographs take three bytes in UTF-8, and PostgreSQL cannot compress such a row.
  const text = (characters: number) =>
    Array.from({ length: characters }, (_, n) => String.fromCharCode(0x4e00 + ((n * n * 7919) % 20_000))).join('');
  const [line, document, word] = [text(textCharacters.line), text(40), 'w'.repeat(40)];
  const row = {
    ...{ tenant: word, id: 1, version: 1, client_id: word, platform_code: word, type: word, state: word },
    ...{ amount: 1, code: line, custom_unique_id: line, reference_entity: word, reference: word },
    ...{
      reference_seven: word,
      method_code: word,
      method_type: word,
      result_code: document,
      recurring_type: word,
    },
    ...{ customer_id: line, customer_uuid: word, invoice_number: document, created_at: 1, updated_at: 1 },
    ...{
      valid_start: 1,
      valid_end: 1,
      document: '{}',
      checkout_id: word,
      terminal_uuid: word,
      terminal_busy: 1,
    },
  };
  const { numInsertedOrUpdatedRows } = await opened.db.insertInto('payments').values(row).executeTakeFirst();
  expect(numInsertedOrUpdatedRows).toBe(1n);
});
