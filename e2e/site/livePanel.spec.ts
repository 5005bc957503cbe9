import { expect, type Page, test } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { guidePath, locales } from './locales.ts';
import { widths } from './pageVariants.ts';
import { visit } from './visit.ts';

const { try: start, words } = locales.pt;

const openerOf = (page: Page) =>
  page.locator('[data-live-panel="payment"]').getByRole('button', { name: start, exact: true });

test('on a phone a live panel opens as a sheet over the page, and Escape gives the page back', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 });
  await visit(page, guidePath);
  const opener = openerOf(page);
  await opener.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(words.mode.live)).toBeVisible();
  expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('on a desk it opens in its place, also when the page moves under the press, and stays there when the window gets small', async ({
  page,
}) => {
  await page.setViewportSize({ width: widths.desk, height: 900 });
  await visit(page, guidePath);
  const opener = openerOf(page);
  await opener.hover();
  await page.mouse.down();
  await opener.evaluate((button) => {
    const { style } = button.closest('section') as HTMLElement;
    style.paddingTop = '200px';
  });
  await page.mouse.up();
  const panel = page.getByRole('region', { name: words.panel });
  await panel.getByLabel(words.create.amount).fill('47,11');
  await page.setViewportSize({ width: widths.phone, height: 844 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(panel.getByLabel(words.create.amount)).toHaveValue('47,11');
});

for (const [answers, where] of [
  ['the sandbox', ''],
  ['the recording', ' @full'],
] as const) {
  test(`a payment of the first screen runs from the call to the webhook, when ${answers} answers${where}`, async ({
    page,
  }) => {
    if (answers === 'the recording') await page.route('**/sandbox/health', (route) => route.abort());
    await visit(page, '/');
    const run = page.getByRole('region', { name: words.run.title });
    const steps = run.getByRole('listitem');
    // The first method opens with a recording. When it is selected again, it waits to be started, like the others.
    await expect(run.getByText(words.run.invitation)).toBeVisible();
    // Steps of a recording, which the reader did not perform.
    const done = run.locator('li[data-tone="confirmed"]');
    await expect(done).toHaveCount(0);
    await run.getByRole('radio', { name: words.run.methods.card }).click({ force: true });
    for (const method of ofTurn(Object.values(words.run.methods))) {
      const radio = run.getByRole('radio', { name: method });
      await radio.click({ force: true });
      await expect(radio).toBeChecked();
      await expect(steps.nth(1)).toContainText(words.run.answerAhead);
      await run.getByRole('button', { name: words.run.start, exact: true }).click();
      await expect(steps.nth(1)).toContainText('"id"');
      await expect(steps.nth(2)).toContainText(/confirmed|PaymentSuccess/, { timeout: 20_000 });
      await expect(steps.nth(3)).toContainText('payment_confirmed', { timeout: 20_000 });
      await expect(steps.nth(3)).toContainText(words.signature.valid);
      await expect(run.getByText(words.run.paid)).toBeVisible();
      await expect(done).toHaveCount(4);
      await expect(run.getByRole('link', { name: words.run.refund })).toHaveAttribute('href', /\/guides\/refund$/);
    }
    const mode = answers === 'the sandbox' ? words.mode.live : words.mode.recording;
    await expect(run.getByText(mode)).toBeVisible();
  });
}
