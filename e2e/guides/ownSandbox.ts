import { test as base } from '@playwright/test';
import { createTenant } from '../tenant.ts';
import { useTenant } from '../workbench/openWorkbench.ts';

export interface Hosting {
  /** Whether a sandbox server runs beside the site. Otherwise, the sandbox runs in each browser. */
  hasServer: boolean;
}

/** Test fixture with a private sandbox, which the panels call. */
export const test = base.extend<Hosting>({
  hasServer: [true, { option: true }],
  page: async ({ page, request, hasServer }, use) => {
    if (hasServer) await useTenant(page, await createTenant(request));
    await use(page);
  },
});
