import { test as base } from '@playwright/test';
import { createTenant } from '../tenant.ts';
import { useTenant } from '../workbench/openWorkbench.ts';

export interface Hosting {
  /** Whether a sandbox server runs beside the site; otherwise each browser has its own sandbox. */
  hasServer: boolean;
}

/** Test fixture whose panels call a private sandbox. */
export const test = base.extend<Hosting>({
  hasServer: [true, { option: true }],
  page: async ({ page, request, hasServer }, use) => {
    if (hasServer) await useTenant(page, await createTenant(request));
    await use(page);
  },
});
