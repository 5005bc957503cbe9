import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { at } from '../../tools/run/paths.mjs';
import { freePort } from '../../tools/run/ports.mjs';
import { typeCard, words } from '../checkout/openCheckout.ts';
import { visit } from '../site/visit.ts';
import { type Credentials, sandboxOrigin, test } from '../tenant.ts';

let folder: string;
let receiver: ChildProcess | undefined;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-quickstart-'));
});

test.afterEach(async () => {
  receiver?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a JavaScript sample of the page against a private sandbox, with some words replaced. */
async function run(page: Page, call: string | RegExp, tenant: Credentials, replaced: Record<string, string> = {}) {
  const card = page
    .locator('div')
    .filter({ has: page.getByRole('radiogroup') })
    .filter({ hasText: call })
    .last();
  await card.getByRole('radio', { name: 'JavaScript' }).check();
  // Reads `textContent`, because text below the fold has no layout.
  const shown = (await card.locator('pre').filter({ visible: true }).textContent()) ?? '';
  const mine = {
    'http://localhost:4000': sandboxOrigin,
    "'0001'": `'${tenant.platformCode}'`,
    balcaoSandboxKey01: tenant.privateKey,
    ...replaced,
  };
  const code = Object.entries(mine).reduce((text, [from, to]) => text.replaceAll(from, to), shown);
  await writeFile(join(folder, 'call.mjs'), code);
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'call.mjs')]);
  return JSON.parse(stdout).data;
}

/** URL of the API in the command of the page, which its samples also call. */
async function shownApi(page: Page, language: string): Promise<string | undefined> {
  const command = page.locator('div[data-option]').filter({ hasText: 'node receiver.mjs' });
  // The page shows the program that the command runs.
  await expect(page.locator('div').filter({ hasText: /^receiver\.mjs$/ })).toBeVisible();
  await page.getByRole('radio', { name: language }).check();
  // Reads `textContent`, because text below the fold has no layout.
  const shown = await command.locator('pre').filter({ visible: true }).first().textContent();
  return /PROVIDER_API ?= ?'([^']+)'/.exec(shown ?? '')?.[1];
}

function listen(port: number, api: string, { platformCode, privateKey }: Credentials): ChildProcess {
  const settings = {
    PROVIDER_API: api.replace('http://localhost:4000', sandboxOrigin),
    PROVIDER_PLATFORM_CODE: platformCode,
    PROVIDER_PRIVATE_KEY: privateKey,
    PAID_ORDERS: folder,
    PORT: String(port),
  };
  return spawn(process.execPath, [at('examples', 'receivers', 'receiver.mjs')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

test('who follows the quickstart has an order paid and a receiver that knows of it, and leaves no subscription [quickstart.ends-with-paid-order]', async ({
  page,
  context,
  tenant,
}) => {
  await visit(page, '/docs/guides/quickstart', 'es');
  expect(await run(page, '/api/availableMethods', tenant)).toHaveLength(3);

  const port = await freePort();
  const [posix = '', windows] = [await shownApi(page, 'Linux'), await shownApi(page, 'Windows')];
  expect(windows).toBe(posix);
  receiver = listen(port, posix, tenant);
  const own = { 'localhost:4500': `localhost:${port}` };
  const { id } = await run(page, /\/api\/webhooks(?!\/)/, tenant, own);
  const { checkoutUrl, paymentId } = await run(page, '/api/checkouts', tenant);

  const checkout = await context.newPage();
  await checkout.goto(checkoutUrl);
  await checkout.getByRole('button', { name: words.ES.methods.names.CC }).click();
  const card = await page
    .getByRole('listitem')
    .locator('code', { hasText: /^\d{4} / })
    .innerText();
  await typeCard(checkout, 'ES', card);
  await expect(checkout.getByRole('heading', { name: words.ES.closing.paid.title })).toBeVisible();

  await expect.poll(() => readdir(folder)).toContain(`${paymentId}.json`);
  const payment = await run(page, '/api/payments/', tenant, { '1101': paymentId });
  expect(payment.stateDetails.state).toBe('confirmed');

  await run(page, '/api/webhooks/', tenant, { '401': id });
  const { data: left } = await tenant.call<{ url: string }[]>('GET', '/api/webhooks');
  expect(left.map(({ url }) => url)).not.toContain(`http://localhost:${port}/`);
});
