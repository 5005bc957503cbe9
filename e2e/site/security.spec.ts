import { expect, test } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { typeCard } from '../checkout/openCheckout.ts';
import { pagesWith } from '../guides/livePages.ts';
import { openPrivateSandbox } from '../guides/openDestination.ts';
import { words } from '../workbench/openWorkbench.ts';
import { guidePath, locales } from './locales.ts';
import { policyViolations } from './policyViolations.ts';
import { visit } from './visit.ts';

test.setTimeout(180_000);

test('a script that came into a page by itself is refused', async ({ page, context, baseURL }) => {
  const breaches = await policyViolations(context, String(baseURL));
  await page.goto(guidePath);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await expect.poll(() => breaches.length).toBe(1);
  expect(breaches[0]).toContain('script-src-elem refuses inline');
  await expect(page).not.toHaveTitle('taken over');
});

/** Kinds of live panels, each with its first page. guides/forms.spec.ts covers those of payments and entities. */
const kinds = [
  { name: 'run', source: 'panel="run"', locale: 'pt' },
  { name: 'console', source: '<CustomerForm', locale: 'es' },
] as const;

for (const { name, source, locale } of ofTurn(kinds, 6)) {
  test(`a live panel keeps to its page's policy: ${name}, in ${locale}`, async ({ page, context, baseURL }) => {
    const [found] = pagesWith(source);
    const breaches = await policyViolations(context, String(baseURL));
    await visit(page, String(found?.path), locale);
    const panel = page.locator(`[data-live-panel="${name}"]`).first();
    await panel.getByRole('button', { name: locales[locale].try, exact: true }).click();
    await expect(panel.getByRole('button').nth(1)).toBeVisible();
    expect(breaches).toEqual([]);
  });
}

test('the payment page inside a guide is paid, each page by its own policy @full', async ({
  page,
  context,
  baseURL,
}) => {
  const { device } = words.es.shared;
  const [found] = pagesWith('<TryPayment method="embed"');
  const breaches = await policyViolations(context, String(baseURL));
  await visit(page, String(found?.path), 'es');
  const panel = page.locator('[data-live-panel="payment"]').first();
  await panel.getByRole('button', { name: locales.es.try, exact: true }).click();
  await openPrivateSandbox(panel, 'es');
  await panel.getByRole('button', { name: device.page.create }).click();
  const frame = panel.frameLocator(`iframe[title="${device.page.frame}"]`);
  await typeCard(frame, 'ES', '4242 4242 4242 4242');
  await expect(panel.getByText(device.page.finished)).toBeVisible({ timeout: 20_000 });
  await expect(panel.locator('[data-tone]').getByText('PaymentSuccess')).toBeVisible();
  expect(breaches).toEqual([]);
});
