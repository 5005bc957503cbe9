import { expect, test } from '@playwright/test';
import { copy } from '../clipboard.ts';
import { sandboxOrigin } from '../sandbox.ts';
import { guidePath } from '../site/locales.ts';
import { visit } from '../site/visit.ts';

test('a sample copies as it stands and runs', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, guidePath);
  const button = page
    .locator('main')
    .getByRole('button', { name: /copiar/i })
    .first();
  const copied = await copy(page, () => button.click(), "PLATFORM_CODE='0001'");
  const body = /--data '([^']+)'/.exec(copied)?.[1] ?? '';
  const answer = await request.post(`${sandboxOrigin}/api/payments/references`, {
    headers: {
      Authorization: `Basic ${btoa('0001:balcaoSandboxKey01')}`,
      'PayPay-ClientId': '999999990',
      'Content-Type': 'application/json',
    },
    data: body,
  });
  expect(answer.status()).toBe(201);
});

test('the page reads whole without scripts: samples, answers and facts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(guidePath);
  const text = await page.locator('main').innerText();
  for (const expected of ['curl', '"referenceDetails"', 'PayPay-Signature', 'payment_confirmed', 'e00301']) {
    expect(text).toContain(expected);
  }
  await context.close();
});
