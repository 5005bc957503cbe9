import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Payment } from '../../contract/resources/payments/schema.ts';
import { freePort } from '../../tools/run/ports.mjs';
import { sandboxOrigin } from '../sandbox.ts';
import { type Locale, locales } from '../site/locales.ts';
import { visit } from '../site/visit.ts';
import type { Tenant } from '../tenant.ts';
import { test, words } from '../workbench/openWorkbench.ts';

/** The guides about webhooks, followed as they are written. */

/** Opens a live panel by its title. */
async function openPanel(page: Page, locale: Locale, title: string) {
  const panel = page.getByRole('region', { name: title, exact: true });
  await panel.getByRole('button', { name: locales[locale].try, exact: true }).click();
  return panel;
}

async function payReference({ call }: Tenant): Promise<string> {
  const { data } = await call<Payment>('POST', '/api/payments/references', { amount: 1000 });
  await call('POST', '/sandbox/atm', { ...data.referenceDetails, amount: 1000 });
  return data.id;
}

test('a reader takes a signature apart beside the code that checks it [receiver-guide.signature-beside-code]', async ({
  page,
  tenant,
}) => {
  await payReference(tenant);
  await visit(page, '/docs/guides/webhooks/request-auth', 'es');
  await page.getByRole('radio', { name: 'Python' }).first().check();
  await expect(page.getByText('hmac.compare_digest')).toBeVisible();
  const panel = await openPanel(page, 'es', 'Analice una firma');
  const w = words.es.debugger;
  await panel.getByRole('button', { name: w.mistakes.key, exact: true }).click();
  const result = panel.getByRole('status', { name: w.result });
  await expect(result).toContainText(locales.es.words.signature.invalid);
});

test('the receiver of the guide keeps an order once and passes the examination [receiver-guide.passes-the-examination]', async ({
  page,
  tenant,
}) => {
  const receiver = await startReceiver(tenant);
  try {
    await visit(page, '/docs/guides/webhooks/response-status', 'en');
    const panel = await openPanel(page, 'en', 'Test your receiver');
    const w = words.en.goLive;
    await panel.getByLabel(w.url).fill(receiver.url);
    await panel.getByRole('button', { name: w.run, exact: true }).click();
    await expect(panel.getByRole('region', { name: w.allPassed })).toBeVisible({ timeout: 45_000 });

    await tenant.call('POST', '/api/webhooks', { action: 'payment_confirmed', url: receiver.url });
    const id = await payReference(tenant);
    await expect.poll(() => receiver.orders().filter((order) => order === `${id}.json`)).toHaveLength(1);
  } finally {
    receiver.stop();
  }
});

/** Starts the program of the guide, in the language this machine surely has, with the keys of a sandbox. */
async function startReceiver({ platformCode, privateKey }: Tenant) {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-receiver-'));
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['receiver.mjs'], {
    cwd: join(import.meta.dirname, '../../examples/receivers'),
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PAID_ORDERS: folder,
      PROVIDER_API: `${sandboxOrigin}/api`,
      PROVIDER_PLATFORM_CODE: platformCode,
      PROVIDER_PRIVATE_KEY: privateKey,
    },
  });
  const url = `http://localhost:${port}/`;
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(401);
  return {
    url,
    orders: () => readdirSync(folder),
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
