import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import type { Checkout } from '../../contract/resources/checkouts/checkoutSchema.ts';
import { test as base, sandboxOrigin } from '../tenant.ts';
import { typeCard, words } from './openCheckout.ts';

/** Policy of the shop's page that allows only the provider's scripts and frames. */
const strict = `default-src 'none'; script-src ${sandboxOrigin}; frame-src ${sandboxOrigin}; base-uri 'none'; form-action 'none'`;

/** Further pages of the shop: a dark one, and two without parts that the form needs. */
const widget = '<form class="paymentWidgets"></form>';
const pages: Record<string, { policy?: string; head?: string; form?: string }> = {
  '/night': { head: '<meta name="color-scheme" content="dark">' },
  '/no-form': { form: '' },
  '/no-frame': { policy: strict.replace(/frame-src [^;]+;/, '') },
};

/** Shop on a different site from the sandbox (127.0.0.1 and localhost); one page has the two lines of the guide. */
interface Shop {
  origin: string;
  checkoutId: string;
}

const test = base.extend<{ shop: Shop }>({
  shop: async ({ tenant }, use) => {
    let script = '';
    const server = createServer(({ url = '' }, response) => {
      const { policy = strict, head = '', form = widget } = pages[url] ?? {};
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy });
      response.end(`<!doctype html><html lang="pt"><title>Loja</title>${head}<h1>Loja</h1>
${form}
<script src="${script}"></script></html>`);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { data } = await tenant.call<Checkout>('POST', '/api/checkouts', {
      payment: { amount: 1000, paymentMethod: { code: 'CC' } },
      page: { language: 'PT', layout: 'embed' },
      redirects: [{ type: 'action', url: `${origin}/end?n=7` }],
    });
    script = data.checkoutUrl;
    await use({ origin, checkoutId: data.id });
    server.close();
  },
});

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return complaints;
}

async function openShop(page: Page, { origin }: Shop, path = '/basket') {
  const complaints = complaintsOf(page);
  await page.goto(origin + path);
  const inside = page.frameLocator('form.paymentWidgets iframe');
  await expect(inside.getByLabel(words.PT.card.number)).toBeVisible();
  return { inside, complaints };
}

test('a shop with a strict security policy embeds the page by two lines, which break no rule of it and obey no other page [embedded-page.strict-policy]', async ({
  page,
  shop,
}) => {
  const { inside, complaints } = await openShop(page, shop);
  const contentHeight = () => inside.locator('body').evaluate(({ scrollHeight }) => scrollHeight);
  const frameHeight = () => page.locator('form.paymentWidgets iframe').evaluate(({ clientHeight }) => clientHeight);
  // Browsers may round heights up or down.
  const fits = () => expect.poll(async () => Math.abs((await frameHeight()) - (await contentHeight()))).toBeLessThan(2);
  await fits();
  const before = await frameHeight();
  await inside.getByRole('button', { name: words.PT.card.pay('10,00 €'), exact: true }).click();
  await expect(inside.getByText(words.PT.card.problems.numberEmpty)).toBeVisible();
  await expect.poll(frameHeight).toBeGreaterThan(before);
  await fits();
  expect(complaints).toEqual([]);

  // Any page may send a message, but only the payment page's messages count.
  await page.evaluate(
    (redirectUrl) => window.postMessage({ protocol: 'checkout-frame', type: 'finished', redirectUrl }, '*'),
    `${shop.origin}/elsewhere`,
  );
  await typeCard(inside, 'PT', '4242 4242 4242 4242');
  await inside.getByRole('link', { name: words.PT.onward.siteLink(new URL(shop.origin).host) }).click();
  await expect(page).toHaveURL(`${shop.origin}/end?n=7&id=${shop.checkoutId}`);
});

test('the form follows the colours of the page around it [embedded-page.follows-colours]', async ({ page, shop }) => {
  for (const [path, theme] of [
    ['/basket', 'light'],
    ['/night', 'dark'],
  ] as const) {
    const { inside } = await openShop(page, shop, path);
    await expect(inside.locator('html')).toHaveAttribute('data-theme', theme);
  }
});

test('the console says that the form is missing, and a policy without our origin keeps its frame blank [embedded-page.console-says-what-is-missing]', async ({
  page,
  shop,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(`${shop.origin}/no-form`);
  await expect.poll(() => complaints.join()).toContain('<form class="paymentWidgets">');
  await page.goto(`${shop.origin}/no-frame`);
  await expect(page.locator('form.paymentWidgets iframe')).toBeVisible();
  await expect.poll(() => complaints.at(-1)).toMatch(/Content.Security.Policy/i);
  await expect(page.frameLocator('form.paymentWidgets iframe').getByLabel(words.PT.card.number)).toHaveCount(0);
});
