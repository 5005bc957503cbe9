import { ownSdkLanguages } from '@balcao/contract/resources/sdks/languages.ts';
import { sdkApis } from '@balcao/contract/resources/sdks/options.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, type Page, test } from '@playwright/test';
import { siteFolder } from '../../tools/run/build.mjs';
import { openMenu } from '../guides/openDestination.ts';
import { words as panes } from '../workbench/openWorkbench.ts';
import { guidePath, locales } from './locales.ts';
import { staticHost } from './staticHost.ts';

const { words, try: open } = locales.pt;

let host: Awaited<ReturnType<typeof staticHost>>;
test.beforeAll(async () => {
  host = await staticHost(siteFolder, '/', 'endings');
});
test.afterAll(() => host.close());

const sandbox = () => `${host.origin}/sandbox-in-tab`;

const tryPanel = (page: Page) =>
  page.locator('[data-live-panel="payment"]').getByRole('button', { name: open, exact: true }).click();

/** Opens the guide and its panel, which starts the sandbox in the tab. */
async function openPanel(page: Page): Promise<void> {
  await page.goto(`${host.origin}${guidePath}`);
  await tryPanel(page);
  await expect(page.getByText(words.mode.live)).toBeVisible({ timeout: 30_000 });
}

const headers = {
  Authorization: `Basic ${btoa(`${seed.platform.code}:${seed.platform.privateKey}`)}`,
  'PayPay-ClientId': seed.entity.clientId,
  'Content-Type': 'application/json',
};

const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ({ url, method, headers, body }) => {
      const response = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
      return { status: response.status, body: await response.json() };
    },
    { url: sandbox() + path, method, headers, body },
  );

test('a reader of a static copy pays a reference in a sandbox of its own, and sees the signed webhook, without a network once it has started', async ({
  context,
  page,
}) => {
  await openPanel(page);
  await context.setOffline(true);
  expect(await page.evaluate(() => fetch('/runtime.json').then(String, () => 'no network'))).toBe('no network');
  await page.getByLabel(words.create.amount).fill('12,34');
  await page.getByRole('button', { name: words.device.atm.create }).click();
  await page.getByRole('button', { name: words.atm.pay, exact: true }).click();
  await expect(page.getByText(words.atm.done).first()).toBeVisible();
  await expect(page.getByText(words.webhook.looks.delivered).first()).toBeVisible();
  await expect(page.getByText(words.signature.valid).first()).toBeVisible();
});

/** Creates a reference. Returns the id of its payment, or undefined if there was no response. */
async function createReference(page: Page): Promise<string | undefined> {
  const body = { amount: 4200, availableMethods: [{ code: 'MB' }] };
  const answer = await call(page, 'POST', '/api/payments/references', body).catch(() => undefined);
  return answer?.status === 201 ? answer.body.data.id : undefined;
}

const statusOf = async (page: Page, id: string) => (await call(page, 'GET', `/api/payments/${id}`)).status;

test('a payment is there after a reload, in a second tab, and on the start page, which goes on alone @full', async ({
  context,
  page,
}) => {
  await openPanel(page);
  const id = (await createReference(page)) ?? '';
  await openPanel(page);
  expect(await statusOf(page, id)).toBe(200);
  const second = await context.newPage();
  await openPanel(second);
  expect(await statusOf(second, id)).toBe(200);
  const start = await context.newPage();
  await start.goto(`${sandbox()}/?lang=pt#/payments`);
  await expect(start.getByText(id).first()).toBeVisible();
  for (const tab of [page, second]) await tab.close();
  await start.reload();
  await expect(start.getByText(id).first()).toBeVisible();
});

const rounds = process.env.TEST_FULL ? 6 : 4;

test('no write that was acknowledged is lost when the tab that runs the sandbox closes, again and again @full', async ({
  context,
}) => {
  test.setTimeout(240_000);
  const writer = await context.newPage();
  // This page only writes to the storage, and does not run the sandbox.
  await writer.goto(`${host.origin}${guidePath}`);
  let leader = await context.newPage();
  await openPanel(leader);
  await writer.reload();
  const acknowledged: string[] = [];
  let isWriting = true;
  const writes = (async () => {
    while (isWriting) {
      const id = await createReference(writer);
      if (id) acknowledged.push(id);
    }
  })();
  for (let round = 0; round < rounds; round += 1) {
    const next = await context.newPage();
    await openPanel(next);
    const before = acknowledged.length;
    await leader.close();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 3);
    leader = next;
  }
  isWriting = false;
  await writes;
  const lost: string[] = [];
  for (const id of acknowledged) if ((await statusOf(leader, id)) !== 200) lost.push(id);
  expect(lost).toEqual([]);
});

test('a payment page works on its own, whichever tab ran the sandbox before @full', async ({ context, page }) => {
  await openPanel(page);
  const body = { payment: { type: 'payment', amount: 2500 }, page: { language: 'PT', layout: 'web' } };
  const { body: created } = await call(page, 'POST', '/api/checkouts', body);
  const { checkoutUrl } = created.data;
  expect(checkoutUrl).toContain(`${sandbox()}/`);
  const payment = await context.newPage();
  await payment.goto(checkoutUrl);
  await expect(payment).toHaveTitle(/25,00/);
  await page.close();
  await payment.reload();
  await expect(payment).toHaveTitle(/25,00/);
  await payment.getByRole('button', { name: /Multibanco/ }).click();
  await expect(payment.getByText(/\d{3} \d{3} \d{3}/).first()).toBeVisible();
});

test('nothing of the sandbox is loaded before a panel is opened, which shows how much of it has come @full', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${host.origin}${guidePath}`);
  await page.mouse.wheel(0, 2000);
  expect(asked.filter((path) => path.includes('sandbox-in-tab'))).toEqual([]);
  await page.route('**/sandbox-in-tab/worker.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await tryPanel(page);
  const progress = page.getByRole('progressbar', { name: words.mode.loading });
  await expect(progress).toBeVisible();
  const shares = await progress.evaluate(async (bar: HTMLProgressElement) => {
    const seen = new Set<number>();
    while (bar.isConnected) {
      seen.add(bar.value);
      await new Promise((done) => requestAnimationFrame(done));
    }
    return [...seen];
  });
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect(Math.max(...shares)).toBeGreaterThan(0.45);
  await expect(page.getByText(words.mode.live)).toBeVisible({ timeout: 30_000 });
});

test('the state of the sandbox goes into a file, and comes back from it after a reset @full', async ({ page }) => {
  await openPanel(page);
  const id = (await createReference(page)) ?? '';
  const { credentials, play } = panes.pt;
  const panel = page.locator('[data-live-panel="payment"]');
  await expect(panel.getByText(play.where.inTab)).toBeVisible();
  await openMenu(panel, 'pt');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: credentials.export, exact: true }).click();
  const file = await (await download).path();
  await expect(panel.getByText(credentials.wasExported)).toBeVisible();
  await panel.getByRole('button', { name: play.where.reset, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: credentials.reset, exact: true }).click();
  await expect.poll(() => statusOf(page, id)).toBe(404);
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: credentials.import, exact: true }).click();
  await (await chooser).setFiles(file);
  await expect(panel.getByText(credentials.wasImported)).toBeVisible();
  expect(await statusOf(page, id)).toBe(200);
});

/** Ways in which a browser refuses storage for this site. */
const refusals = {
  full: "IDBObjectStore.prototype.put = () => { throw new DOMException('no space', 'QuotaExceededError'); };",
  forbidden: "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); };",
};

for (const why of ['full', 'forbidden'] as const) {
  test(`where the browser keeps nothing (${why}), the sandbox works on and the panel says for how long @full`, async ({
    page,
  }) => {
    await page.route('**/sandbox-in-tab/worker.js', async (route) => {
      const worker = await route.fetch();
      await route.fulfill({ response: worker, body: refusals[why] + (await worker.text()) });
    });
    await openPanel(page);
    const id = (await createReference(page)) ?? '';
    await expect(page.getByText(words.mode.unkept[why])).toBeVisible();
    expect(await statusOf(page, id)).toBe(200);
    // A tab that only calls the sandbox must warn too, because the data is lost when the other tab is closed.
    const second = await page.context().newPage();
    await openPanel(second);
    await expect(second.getByText(words.mode.unkept[why])).toBeVisible();
  });
}

test('a browser that cannot run a sandbox is told so, and sees the recording @full', async ({ page }) => {
  await page.addInitScript(() => {
    // Service workers are missing, as on a page without TLS.
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
  await page.goto(`${host.origin}${guidePath}`);
  await tryPanel(page);
  await expect(page.getByText(words.mode.unavailable)).toBeVisible();
  await expect(page.getByText(words.mode.unavailableWhat)).toBeVisible();
  await expect(page.getByText(words.mode.command).first()).toBeVisible();
});

test('the sandbox of the tab generates each client @full', async ({ page }) => {
  await openPanel(page);
  for (const language of Object.keys(ownSdkLanguages))
    for (const api of Object.keys(sdkApis)) {
      const { body } = await call(page, 'POST', `/api/sdks/${language}`, { options: { api } });
      const bytes = await page.evaluate(async (link) => {
        const zip = await fetch(link);
        return zip.ok ? (await zip.arrayBuffer()).byteLength : 0;
      }, body.data.link);
      expect(bytes, `${language}, ${api}`).toBeGreaterThan(10_000);
    }
});
