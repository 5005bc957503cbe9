import type { TerminalFault } from '@balcao/contract/resources/terminals/enums.ts';
import type { TerminalFilters, terminalSortFields } from '@balcao/contract/resources/terminals/schema.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import type { TerminalRecord, TerminalStore } from '../domain/terminals/terminal.ts';
import type { Connection } from './connection.ts';
import type { Tables, TerminalRow } from './tables.ts';

type Query<Output> = SelectQueryBuilder<Tables, 'terminals', Output>;
type Selected = Pick<TerminalRow, 'document' | 'terminal_fault'>;

const sortColumns = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  terminalId: 'terminal_id',
  name: 'name',
} as const satisfies Record<(typeof terminalSortFields)[number], keyof TerminalRow>;

const texts: readonly (keyof TerminalRow)[] = ['terminal_id', 'name'];

const read = ({ document, terminal_fault: terminalFault }: Selected): TerminalRecord => ({
  ...JSON.parse(document),
  terminalFault: terminalFault as TerminalFault,
});

/** A terminal as its row; its fault may change in the column alone. */
export function terminalRow(tenant: string, terminal: TerminalRecord): TerminalRow {
  const { uuid, clientId, platformCode, terminalId, name, terminalFault, createdAt, updatedAt } = terminal;
  return {
    tenant,
    uuid,
    client_id: clientId,
    platform_code: platformCode,
    terminal_id: terminalId,
    name,
    terminal_fault: terminalFault,
    created_at: createdAt,
    updated_at: updatedAt,
    document: JSON.stringify(terminal),
  };
}

const payment = ({ document }: { document: string }): PaymentRecord => JSON.parse(document);

/**
 * Orders by `sort`, a comma list where `-` means descending; the uuid settles ties, a field named twice counts once.
 * Texts sort by their bytes, alike on both databases.
 */
function ordered<Output>(
  query: Query<Output>,
  sort: string,
  database: Connection['database'],
): Query<Output> {
  const bytes = database === 'postgresql' ? sql`collate "C"` : sql``;
  const seen = new Set<string>();
  let result = query;
  for (const term of sort.split(',')) {
    const column = sortColumns[term.replace('-', '') as keyof typeof sortColumns];
    if (seen.has(column)) continue;
    seen.add(column);
    const by = texts.includes(column) ? sql`${sql.ref(column)} ${bytes}` : sql.ref(column);
    result = result.orderBy(by, term.startsWith('-') ? 'desc' : 'asc');
  }
  return result.orderBy('uuid');
}

/** Terminals of one tenant, and what they are doing. */
export function terminalQueries({ db, tenant, database, locking, onChange }: Connection): TerminalStore {
  const own = () => db.selectFrom('terminals').where('tenant', '=', tenant);
  const at = (uuid: string) =>
    db
      .selectFrom('payments')
      .select('document')
      .where('tenant', '=', tenant)
      .where('terminal_uuid', '=', uuid)
      .orderBy('id', 'desc');
  return {
    async find(uuid) {
      const row = await own()
        .select(['document', 'terminal_fault'])
        .where('uuid', '=', uuid)
        .executeTakeFirst();
      return row && read(row);
    },
    async list(clientId, { terminalId, name, sort, limit, page }: TerminalFilters) {
      let filtered = own().where('client_id', '=', clientId);
      if (terminalId !== undefined) filtered = filtered.where('terminal_id', '=', terminalId);
      if (name !== undefined) filtered = filtered.where('name', '=', name);
      const { count } = await filtered
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await ordered(filtered.select(['document', 'terminal_fault']), sort, database)
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { items: rows.map(read), totalCount: count };
    },
    async ofPlatform(platformCode) {
      const rows = await own()
        .select(['document', 'terminal_fault'])
        .where('platform_code', '=', platformCode)
        .orderBy('uuid')
        .execute();
      return rows.map(read);
    },
    async insert(terminal) {
      await db.insertInto('terminals').values(terminalRow(tenant, terminal)).execute();
    },
    async setTerminalFault({ uuid, platformCode }, terminalFault) {
      await db
        .updateTable('terminals')
        .set({ terminal_fault: terminalFault })
        .where('tenant', '=', tenant)
        .where('uuid', '=', uuid)
        .execute();
      onChange({ kind: 'terminal', platformCode, id: null });
    },
    async occupant(uuid) {
      const busy = at(uuid).where('terminal_busy', '=', 1);
      const row = await (locking ? busy.forUpdate() : busy).executeTakeFirst();
      return row && payment(row);
    },
    async last(uuid) {
      const newest = at(uuid).limit(1);
      const row = await (locking ? newest.forUpdate() : newest).executeTakeFirst();
      return row && payment(row);
    },
    async payments(uuid, limit) {
      return (await at(uuid).limit(limit).execute()).map(payment);
    },
    async unfinished(uuid) {
      return (await at(uuid).where('due_at', 'is not', null).execute()).map(payment);
    },
    async keepCode(uuid, code, paymentId) {
      const kept = await db
        .insertInto('processed_codes')
        .values({ tenant, terminal_uuid: uuid, code, payment_id: paymentId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .executeTakeFirst();
      return kept !== undefined;
    },
  };
}
