import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { locales } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';

/** Search targets of a reader: fields, values, limits, codes, examples in any language. */
const looked = [
  ...['blockLatePayment', 'referenceDetails_entity', 'last4digits', 'isPoliticallyExposedPerson'],
  ...['pending_confirmation', 'merchant_cancelled', 'REALTIME', 'date-time'],
  ...['e00202', 'e04020', 'e05001', '351#900000020', '-createdAt'],
  ...['payment_method_error', 'PayPay-Signature', '{$request.body#/callbackUrl}', 'curl "$BASE_URL/payments"'],
];

const words = {
  pt: ['Montante em cêntimos, inteiro acima de zero', 'obrigatório', 'Por omissão'],
  es: ['Importe en céntimos, entero mayor que cero', 'obligatorio', 'Por defecto'],
  en: ['Amount in cents, an integer above zero', 'required', 'Default'],
} as const;

for (const locale of localesOfRun(14)) {
  test(`fields, values, limits, codes and examples are there in ${locale} without scripts, refusals unfold, and what needs scripts is not offered`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${locales[locale].prefix}/api#tag/payments/POST/payments`);
    const text = (await page.locator('main').textContent()) ?? '';
    for (const wanted of [...looked, ...words[locale]]) expect(text).toContain(wanted);
    const operation = page.locator('[data-operation="createPayment"]');
    const refusal = operation.getByRole('listitem').filter({ has: page.getByText('422', { exact: true }) });
    await refusal.locator('summary').click();
    await expect(refusal.getByRole('link', { name: 'e00202' })).toBeVisible();
    await expect(operation.getByRole('button', { name: locales[locale].try })).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await context.close();
  });
}

test('the parser of a browser rests before each chapter', async ({ request }) => {
  const html = await (await request.get('/api')).text();
  expect(html.match(/<script><\/script><section/g)?.length).toBeGreaterThan(10);
});

test('a page that is read from its top is first drawn without the operations below its window', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((_, observer) => {
      const operation = document.querySelector('[data-operation]');
      if (!operation) return;
      observer.disconnect();
      seen.push(getComputedStyle(operation).contentVisibility);
    }).observe(document, { childList: true, subtree: true });
    // The page gets paint events only once the operation is present, however slow.
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      const begin = () => (seen.length > 0 ? observe.call(this, options) : setTimeout(begin));
      begin();
    };
  });
  const visibility = () =>
    page.evaluate(() => {
      const operation = document.querySelector('[data-operation]');
      return operation && getComputedStyle(operation).contentVisibility;
    });
  const atFirst = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await page.goto('/api');
  await expect.poll(visibility).toBe('auto');
  expect(await atFirst()).toEqual(['hidden']);
  // A link with an anchor shows its place at once, even on return.
  await page.goto('/api#tag/token/GET/token/{token}');
  await page.reload();
  expect(await atFirst()).toEqual(['auto']);
});

/** Limits derived from a plain page of full size: see bench/RESULTS.md. */
const bounds = {
  '/api': { elements: 12_000, htmlBytes: 90_000 },
  '/sandbox-api': { elements: 10_000, htmlBytes: 70_000 },
};

for (const [place, [path, most]] of Object.entries(bounds).entries()) {
  for (const locale of localesOfRun(place)) {
    test(`${path} stays within its bounds in ${locale}`, async ({ browser, request }) => {
      const address = locales[locale].prefix + path;
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(address);
      expect(await page.locator('*').count()).toBeLessThanOrEqual(most.elements);
      // Excludes inline styles and scripts, because the limit applies to the content.
      const html = (await (await request.get(address)).text()).replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '');
      expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(most.htmlBytes);
      await page.close();
    });
  }
}
