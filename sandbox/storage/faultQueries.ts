import type { FaultKind } from '@balcao/contract/control/faultKinds.ts';
import type { Selectable } from 'kysely';
import type { FaultRecord, FaultStore } from '../domain/simulator/fault.ts';
import type { Connection } from './connection.ts';
import { remove, storable, update } from './queries.ts';
import type { Tables } from './tables.ts';

function read(row: Selectable<Tables['faults']>): FaultRecord {
  return {
    id: row.id,
    kind: row.kind as FaultKind,
    operation: row.operation,
    callsLeft: row.calls_left,
    milliseconds: row.milliseconds,
    createdAt: row.created_at,
  };
}

/** Faults of a tenant. A flag in the tenant's row saves the query for requests without faults. */
export function faultQueries({ db, tenant }: Connection): FaultStore {
  const own = () => db.selectFrom('faults').where('tenant', '=', tenant);

  async function noteWhetherAny(): Promise<void> {
    const any = await own().select('id').executeTakeFirst();
    await update(db, 'tenants', { tenant }, { faulty: any ? 1 : 0 });
  }

  return {
    async list() {
      return (await own().selectAll().orderBy('id').execute()).map(read);
    },
    async insert(fault) {
      const { id, kind, operation, callsLeft, milliseconds, createdAt } = fault;
      const row = { tenant, id, kind, operation, calls_left: callsLeft, milliseconds, created_at: createdAt };
      await db.insertInto('faults').values(row).execute();
      await noteWhetherAny();
    },
    async remove(id) {
      const gone = await remove(db, 'faults', { tenant, ...(id !== undefined && { id: storable(id) }) });
      await noteWhetherAny();
      return gone;
    },
    async take(operation) {
      const met = await db
        .updateTable('faults')
        .set((eb) => ({ calls_left: eb('calls_left', '-', 1) }))
        .where('tenant', '=', tenant)
        .where((eb) => eb.or([eb('operation', 'is', null), eb('operation', '=', operation)]))
        .where((eb) => eb.or([eb('calls_left', 'is', null), eb('calls_left', '>', 0)]))
        .returningAll()
        .execute();
      if (met.some(({ calls_left: left }) => left === 0)) {
        await remove(db, 'faults', { tenant, calls_left: 0 });
        await noteWhetherAny();
      }
      return met.map(read).sort((one, other) => one.id - other.id);
    },
  };
}
