import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { localeIds, locales } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';

/** Things that readers search for: fields, values, limits, codes, and examples in any language. */
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
    // Delays paint events until the operation is in the page, however slow the machine.
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
  // A page opened with an anchor shows the place at once, and again on return.
  await page.goto('/api#tag/token/GET/token/{token}');
  await page.reload();
  expect(await atFirst()).toEqual(['auto']);
});

/** Limits derived from a plain page of the same size (see bench/RESULTS.md). */
const bounds = {
  '/api': { elements: 12_000, htmlBytes: 90_000 },
  '/sandbox-api': { elements: 10_000, htmlBytes: 70_000 },
};

test('the whole reference stays within its bounds in every language', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, most] of Object.entries(bounds)) {
    for (const locale of localeIds) {
      await page.goto(locales[locale].prefix + path);
      expect(await page.locator('*').count()).toBeLessThanOrEqual(most.elements);
      // Removes inline styles and scripts, because the limit applies to the content.
      const html = (await (await request.get(locales[locale].prefix + path)).text()).replace(
        /<(style|script)\b[^>]*>.*?<\/\1>/gs,
        '',
      );
      expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(most.htmlBytes);
    }
  }
  await context.close();
});
