import type { TenantState, tenantControls } from '@balcao/contract/control/controlTenants.ts';
import { ok, refuse } from '../../domain/outcome.ts';
import { createPace, type Pace } from '../../domain/pace.ts';
import { createTenant, deleteTenant } from '../../services/tenants/tenants.ts';
import type { Handlers } from '../context.ts';
import type { RequestLog } from '../middleware/requestLog.ts';
import { jsonOfList } from '../middleware/respond.ts';

/** Converts a state to JSON, row by row. */
async function written({ version, tables }: TenantState, pace: Pace): Promise<string[]> {
  const parts = [`{"version":${JSON.stringify(version)},"tables":{`];
  for (const [table, rows] of Object.entries(tables)) {
    if (parts.length > 1) parts.push(',');
    parts.push(`${JSON.stringify(table)}:`, ...(await jsonOfList(rows, (row) => row, pace)));
  }
  return [...parts, '}}'];
}

/** Flushes the log before opening, so that a tenant with a reused seed does not get calls of the deleted one. */
export const tenantHandlers = (log: Pick<RequestLog, 'flush'>): Handlers<typeof tenantControls> => ({
  async createTenant({ context, body }) {
    // Refused because a seed determines the keys of its sandbox.
    if (context.exposure && body.seed !== undefined) return refuse('c0813', { source: { pointer: '/seed' } });
    await log.flush();
    const opened = await createTenant(context, body.seed ?? context.runtime.randomUuid(), context.publicUrl);
    return opened.ok ? ok({ data: opened.value }) : opened;
  },
  async deleteTenant({ context, caller }) {
    const deleted = await deleteTenant(context, caller);
    return deleted.ok ? ok({}) : deleted;
  },
  async exportSandbox({ context, caller }) {
    const exported = await context.store.exportTenant(caller.tenant);
    return exported.ok ? ok({ json: await written(exported.value, createPace(context.runtime)) }) : exported;
  },
  async importSandbox({ context, caller, body }) {
    const imported = await context.store.importTenant(caller.tenant, body);
    return imported.ok ? ok({}) : imported;
  },
});
