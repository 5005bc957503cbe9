import type { tenantControls } from '@balcao/contract/control/tenants.ts';
import { ok, refuse } from '../../domain/outcome.ts';
import { createTenant } from '../../services/tenants/createTenant.ts';
import type { Handlers } from '../context.ts';

/** Sandboxes of one's own, and their state. */
export const tenantHandlers: Handlers<typeof tenantControls> = {
  async createTenant({ context, body }) {
    // Who knows the seed of a sandbox has its keys.
    if (context.exposure && body.seed !== undefined) return refuse('c0813', { source: { pointer: '/seed' } });
    const opened = await createTenant(context, body.seed ?? context.runtime.randomUuid(), context.publicUrl);
    return opened.ok ? ok({ data: opened.value }) : opened;
  },
  async exportSandbox({ context, caller }) {
    const exported = await context.store.exportTenant(caller.tenant);
    return exported.ok ? ok({ data: exported.value }) : exported;
  },
  async importSandbox({ context, caller, body }) {
    const imported = await context.store.importTenant(caller.tenant, body);
    return imported.ok ? ok({}) : imported;
  },
};
