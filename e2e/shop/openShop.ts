import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as base, expect } from '@playwright/test';
import type { CallerExamination } from '../../contract/control/caller.ts';
import { at } from '../../tools/run/paths.mjs';
import { freePort } from '../../tools/run/ports.mjs';
import { type Credentials, createTenant, sandboxOrigin, type Tenant } from '../tenant.ts';

export interface Shop {
  url: string;
  tenant: Tenant;
}

/** Starts the shop like `npm run shop`, on another host than the sandbox: 127.0.0.1 instead of localhost. */
async function launch(credentials: Credentials): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', at('examples', 'shop', 'main.ts')], {
    cwd: at('examples'),
    env: {
      ...process.env,
      SHOP_PORT: String(port),
      SHOP_URL: url,
      PROVIDER_API: `${sandboxOrigin}/api`,
      PROVIDER_PLATFORM_CODE: credentials.platformCode,
      PROVIDER_PRIVATE_KEY: credentials.privateKey,
      PROVIDER_CLIENT_ID: credentials.clientId,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface(child.stdout), 'line');
  return { url, child };
}

/** Test fixture with one shop per worker. Each journey has a separate order. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      const tenant = await createTenant(request);
      const { url, child } = await launch(tenant);
      await use({ url, tenant });
      child.kill();
      // Checks the shop's calls, because readers copy this shop including its mistakes.
      const { data } = await tenant.call<CallerExamination>('GET', '/sandbox/caller');
      expect(data.calls).toBeGreaterThan(0);
      expect(data.rules.filter(({ outcome }) => outcome === 'found')).toEqual([]);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
