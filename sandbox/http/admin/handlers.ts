import type { adminOperations } from '@balcao/contract/admin/adminOperations.ts';
import { type AdminTenant, adminPageSize, type SetAsideOfTenant } from '@balcao/contract/admin/adminSchema.ts';
import type { TenantFailure, TenantUsage } from '../../domain/admin/adminStore.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { ok, type Refusal, refuse } from '../../domain/outcome.ts';
import { sharedTenant } from '../../domain/tenants/tenantCredentials.ts';
import type { Handlers } from '../context.ts';
import type { AdminContext } from './adminContext.ts';

const timeOf = (at: number | null) => (at === null ? null : formatLisbon(at));

const presentTenant = ({ createdAt, lastUsedAt, frozenAt, ...usage }: TenantUsage): AdminTenant => ({
  ...usage,
  createdAt: formatLisbon(createdAt),
  lastUsedAt: timeOf(lastUsedAt),
  frozenAt: timeOf(frozenAt),
});

const presentFailure = ({ retryAt: _, failedAt, ...failure }: TenantFailure): SetAsideOfTenant => ({
  ...failure,
  failedAt: formatLisbon(failedAt),
});

const unknown = (tenant: string): Refusal => refuse('a0201', { source: { parameter: 'tenant' }, values: { tenant } });

const notSetAside = () => refuse('a0301', { source: { parameter: 'id' } });

const pageOf = ({ limit, page }: { limit: number; page: number }) => ({
  limit: Math.min(limit, adminPageSize),
  page,
});

/** Handlers of the operator's API, across all tenants. */
export function adminHandlers({
  store: adminStore,
  backUp,
  flushLogs,
}: AdminContext): Handlers<typeof adminOperations> {
  async function shown(tenant: string) {
    const usage = await adminStore.findTenant(tenant);
    return usage ? ok({ data: presentTenant(usage) }) : unknown(tenant);
  }
  return {
    async listTenants({ query }) {
      const asked = pageOf(query);
      const { tenants, totalCount } = await adminStore.listTenants(asked);
      return ok({ data: tenants.map(presentTenant), paging: { ...asked, totalCount } });
    },
    getTenant: ({ params }) => shown(params.tenant),
    async freezeTenant({ context, params, body }) {
      const frozen = { at: context.clock.now(), reason: body.reason };
      await context.store.setFrozen(params.tenant, frozen);
      return shown(params.tenant);
    },
    async unfreezeTenant({ context, params }) {
      await context.store.setFrozen(params.tenant, null);
      return shown(params.tenant);
    },
    async deleteTenant({ context, params: { tenant } }) {
      if (tenant === sharedTenant) return refuse('a0202', { source: { parameter: 'tenant' } });
      const at = context.clock.now();
      // Freezing blocks new requests and lets running ones finish before the deletion.
      await context.store.setFrozen(tenant, { at, reason: 'It is being deleted.' });
      await flushLogs();
      const removed = await context.store.deleteTenant(tenant, at);
      return removed ? ok({}) : unknown(tenant);
    },
    async listSetAsideOfAll({ query }) {
      const asked = pageOf(query);
      const { items, totalCount } = await adminStore.listSetAside(asked);
      return ok({ data: items.map(presentFailure), paging: { ...asked, totalCount } });
    },
    async retryItemOfTenant({ context, params: { tenant, ...item } }) {
      const retried = await context.store.write(tenant, ({ failures }) => failures.retry(item));
      return retried ? ok({}) : notSetAside();
    },
    async dropItemOfTenant({ context, params: { tenant, ...item } }) {
      const dropped = await context.store.write(tenant, ({ failures }) => failures.drop(item));
      return dropped ? ok({}) : notSetAside();
    },
    async createBackup() {
      const written = await backUp();
      if (!written) return refuse('a0401', { status: 409 });
      if ('unwritten' in written) return refuse('a0402', { values: { reason: written.unwritten } });
      return ok({ data: written });
    },
  };
}
