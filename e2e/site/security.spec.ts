import { expect, test } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { typeCard } from '../checkout/openCheckout.ts';
import { pagesWith } from '../guides/livePages.ts';
import { words } from '../workbench/openWorkbench.ts';
import { guidePath, type Locale, localeIds, locales } from './locales.ts';
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

/** Every kind of live panel there is, with the first page that has it. */
const kinds = ['panel="multibanco"', 'panel="run"', '<CustomerForm', '<CheckoutForm', '<EntityForm'];

for (const [place, kind] of ofTurn(kinds).entries()) {
  const locale: Locale = localeIds[place % localeIds.length] ?? 'pt';
  test(`a live panel keeps to its page's policy: ${kind}, in ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const [found] = pagesWith(kind);
    const breaches = await policyViolations(context, String(baseURL));
    await visit(page, String(found?.path), locale);
    const name = kind.startsWith('panel') ? kind.slice(7, -1) : kind.charAt(1).toLowerCase() + kind.slice(2);
    const panel = page.locator(`[data-live-panel="${name}"]`).first();
    await panel.getByRole('button', { name: locales[locale].try, exact: true }).click();
    await expect(panel.getByRole('button').nth(1)).toBeVisible();
    expect(breaches).toEqual([]);
  });
}

test('the payment page inside a guide is paid, each page by its own policy', async ({
  page,
  context,
  baseURL,
}) => {
  const { forms, play } = words.es;
  const [found] = pagesWith('<CheckoutForm preset="embed"');
  const breaches = await policyViolations(context, String(baseURL));
  await visit(page, String(found?.path), 'es');
  const panel = page.locator('[data-live-panel="checkoutForm"]').first();
  await panel.getByRole('button', { name: locales.es.try, exact: true }).click();
  await panel.getByRole('button', { name: play.where.open }).click();
  await expect(panel.getByText(play.where.private)).toBeVisible();
  await panel.getByRole('button', { name: forms.send, exact: true }).click();
  const frame = panel.frameLocator(`iframe[title="${forms.checkout.frame}"]`);
  await typeCard(frame, 'ES', '4242 4242 4242 4242');
  await expect(panel.getByText(forms.checkout.finished)).toBeVisible({ timeout: 20_000 });
  await expect(panel.getByText('PaymentSuccess')).toBeVisible();
  expect(breaches).toEqual([]);
});
