import { test as base } from '@playwright/test';
import { createTenant } from '../tenant.ts';
import { useTenant } from '../workbench/openWorkbench.ts';

/** What a configuration says of its site. */
export interface Hosting {
  /** Whether a server of the sandbox runs beside the site; else each browser has a sandbox of its own. */
  hasServer: boolean;
}

/** Test fixture on pages whose panels call a sandbox that nobody else uses. */
export const test = base.extend<Hosting>({
  hasServer: [true, { option: true }],
  page: async ({ page, request, hasServer }, use) => {
    if (hasServer) await useTenant(page, await createTenant(request));
    await use(page);
  },
});
