import { type RawBuilder, sql } from 'kysely';
import type { AdminStore, TenantUsage } from '../../domain/admin/adminStore.ts';
import type { Database } from '../tables.ts';

interface UsageRow extends Omit<TenantUsage, 'platformCodes'> {
  platformCodes: string | null;
}

const bytesOf = (table: string, column: string) => sql`
  (select coalesce(sum(octet_length(${sql.ref(column)})), 0) from ${sql.table(table)} x where x.tenant = t.tenant)`;

/** The same tables as the quota of bytes counts; see `storedBytes.ts`. */
const weighed = [
  ['payments', 'document'],
  ['deliveries', 'attempts'],
  ['webhook_payloads', 'content'],
  ['customers', 'document'],
  ['entities', 'document'],
  ['saved_methods', 'document'],
  ['webhooks', 'url'],
] as const;

const storedBytes = sql.join(
  weighed.map(([table, column]) => bytesOf(table, column)),
  sql` + `,
);

/** @param chosen which rows of `tenants t`, and in which order */
function usage(chosen: RawBuilder<unknown>): RawBuilder<UsageRow> {
  // Calls are numbered by their moment in microseconds.
  return sql<UsageRow>`
    select t.tenant, t.created_at as "createdAt", t.frozen_at as "frozenAt", t.frozen_reason as "frozenReason",
      (select string_agg(code, ' ') from platforms x where x.tenant = t.tenant) as "platformCodes",
      (select max(number) / 1000 from requests x where x.tenant = t.tenant) as "lastUsedAt",
      (select count(*) from payments x where x.tenant = t.tenant) as payments,
      (select count(*) from webhooks x where x.tenant = t.tenant) as subscriptions,
      (select count(*) from deliveries x where x.tenant = t.tenant and x.state = 'waiting') as "waitingDeliveries",
      ${storedBytes} as "storedBytes"
    from tenants t ${chosen}`;
}

const read = ({ platformCodes, lastUsedAt, ...row }: UsageRow): TenantUsage => ({
  ...row,
  lastUsedAt: lastUsedAt === null ? null : Math.floor(lastUsedAt),
  platformCodes: (platformCodes ?? '').split(' ').filter(Boolean).sort(),
});

/** Tenants with what they take up. */
export function tenantUsageQueries(db: Database): Pick<AdminStore, 'listTenants' | 'findTenant'> {
  return {
    async listTenants({ limit, page }) {
      const { totalCount } = await db
        .selectFrom('tenants')
        .select(({ fn }) => fn.countAll<number>().as('totalCount'))
        .executeTakeFirstOrThrow();
      const { rows } = await usage(
        sql`order by t.created_at, t.tenant limit ${limit} offset ${(page - 1) * limit}`,
      ).execute(db);
      return { tenants: rows.map(read), totalCount };
    },
    async findTenant(tenant) {
      const { rows } = await usage(sql`where t.tenant = ${tenant}`).execute(db);
      return rows[0] && read(rows[0]);
    },
  };
}
