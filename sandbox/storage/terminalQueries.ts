import type { TerminalFault } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import type { TerminalFilters, terminalSortFields } from '@balcao/contract/resources/terminals/terminalSchema.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import type { TerminalRecord, TerminalStore } from '../domain/terminals/terminal.ts';
import type { Connection } from './connection.ts';
import { insertRows } from './insertRows.ts';
import { orderOf, pageOf, update } from './queries.ts';
import type { Tables } from './tables.ts';

type TerminalRow = Tables['terminals'];
type Selected = Pick<TerminalRow, 'document' | 'terminal_fault'>;

const sortColumns = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  terminalId: 'terminal_id',
  name: 'name',
} as const satisfies Record<(typeof terminalSortFields)[number], keyof TerminalRow>;

const read = ({ document, terminal_fault: terminalFault }: Selected): TerminalRecord => ({
  ...JSON.parse(document),
  terminalFault: terminalFault as TerminalFault,
});

/** Row of a terminal. Its fault is also changed in the column alone. */
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

const insertCodes = insertRows('processed_codes', true);

export function terminalQueries(connection: Connection): TerminalStore {
  const { db, tenant, database, locking, onChange } = connection;
  const own = () => db.selectFrom('terminals').where('tenant', '=', tenant);
  const shown = () => own().select(['document', 'terminal_fault']);
  const at = (uuid: string) =>
    db
      .selectFrom('payments')
      .select('document')
      .where((eb) => eb.and({ tenant, terminal_uuid: uuid }))
      .orderBy('id', 'desc');
  async function first(payments: ReturnType<typeof at>) {
    const row = await (locking ? payments.forUpdate() : payments).executeTakeFirst();
    return row && payment(row);
  }
  return {
    async find(uuid) {
      const row = await shown().where('uuid', '=', uuid).executeTakeFirst();
      return row && read(row);
    },
    async list(clientId, { terminalId, name, sort, limit, page }: TerminalFilters) {
      let filtered = own().where('client_id', '=', clientId);
      if (terminalId !== undefined) filtered = filtered.where('terminal_id', '=', terminalId);
      if (name !== undefined) filtered = filtered.where('name', '=', name);
      const order = orderOf(sort, sortColumns, { database, texts: ['terminal_id', 'name'], tie: 'uuid asc' });
      const chosen = filtered.select(['document', 'terminal_fault']).orderBy(order);
      return pageOf(filtered, chosen, { limit, page }, read);
    },
    async ofPlatform(platformCode) {
      const rows = shown().where('platform_code', '=', platformCode).orderBy('uuid');
      return (await rows.execute()).map(read);
    },
    async insert(terminal) {
      await db.insertInto('terminals').values(terminalRow(tenant, terminal)).execute();
    },
    async setTerminalFault({ uuid, platformCode }, terminalFault) {
      await update(db, 'terminals', { tenant, uuid }, { terminal_fault: terminalFault });
      onChange({ kind: 'terminal', platformCode, id: null });
    },
    occupant: (uuid) => first(at(uuid).where('terminal_busy', '=', 1)),
    last: (uuid) => first(at(uuid).limit(1)),
    async payments(uuid, limit) {
      return (await at(uuid).limit(limit).execute()).map(payment);
    },
    async unfinished(uuid) {
      return (await at(uuid).where('due_at', 'is not', null).execute()).map(payment);
    },
    async keepCode(uuid, code, paymentId) {
      const row = { tenant, terminal_uuid: uuid, code, payment_id: paymentId };
      return (await insertCodes(connection, [row])) > 0;
    },
  };
}
