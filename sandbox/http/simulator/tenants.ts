import type { tenantControls } from '@balcao/contract/control/tenants.ts';
import { ok, refuse } from '../../domain/outcome.ts';
import { createTenant, deleteTenant } from '../../services/tenants/tenants.ts';
import type { Handlers } from '../context.ts';
import type { RequestLog } from '../middleware/requestLog.ts';

/**
 * Sandboxes of one's own, and their state.
 * @param log flushed before one is opened: what waits of a deleted one of the same seed is no call of this one
 */
export const tenantHandlers = (log: Pick<RequestLog, 'flush'>): Handlers<typeof tenantControls> => ({
  async createTenant({ context, body }) {
    // Who knows the seed of a sandbox has its keys.
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
    return exported.ok ? ok({ data: exported.value }) : exported;
  },
  async importSandbox({ context, caller, body }) {
    const imported = await context.store.importTenant(caller.tenant, body);
    return imported.ok ? ok({}) : imported;
  },
});
