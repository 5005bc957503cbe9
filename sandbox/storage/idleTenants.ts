import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { sql } from 'kysely';
import { sharedTenant } from '../domain/tenants/tenantCredentials.ts';
import type { Database } from './tables.ts';

const hourMilliseconds = 3_600_000;

/**
 * The private tenant that nobody has called for the longest time, where that is long enough for a new one to take its
 * room. One that is frozen stays.
 * @param now milliseconds
 */
export async function findIdleTenant(db: Database, now: number): Promise<string | undefined> {
  const idlest = await db
    .selectFrom('tenants')
    .select('tenant')
    .select((eb) => {
      const newest = eb
        .selectFrom('requests')
        .select(({ fn }) => fn.max('number').as('newest'))
        .whereRef('requests.tenant', '=', 'tenants.tenant');
      // Calls are numbered by their moment in microseconds.
      return sql<number>`coalesce(${newest} / 1000, created_at)`.as('calledAt');
    })
    .where('tenant', '!=', sharedTenant)
    .where('frozen_at', 'is', null)
    .orderBy('calledAt')
    .limit(1)
    .executeTakeFirst();
  const latest = now - sandboxQuotas.idleHours * hourMilliseconds;
  return idlest && idlest.calledAt <= latest ? idlest.tenant : undefined;
}
