import { expect, type Page, test } from '@playwright/test';
import { guidePath, type Locale, locales } from '../site/locales.ts';
import { localesOfRun } from '../site/pageVariants.ts';

async function openPanel(page: Page, locale: Locale) {
  const { prefix, words } = locales[locale];
  await page.goto(prefix + guidePath);
  const live = page.locator('[data-live-panel="payment"]');
  await live.getByRole('button', { name: locales[locale].try, exact: true }).click();
  return { words, panel: page.getByRole('region', { name: words.panel }) };
}

for (const locale of localesOfRun(1)) {
  test(`a reader creates a reference, is refused at the cash machine with another amount, pays it and sees the signed webhook arrive in ${locale} [live-panel.reference-to-webhook] [live-panel.wrong-amount-is-refused]`, async ({
    page,
  }) => {
    const { words } = await openPanel(page, locale);
    const written = (amount: string) => (locale === 'en' ? amount : amount.replace('.', ','));
    await expect(page.getByText(words.mode.live)).toBeVisible();
    await page.getByLabel(words.create.amount).fill(written('12.34'));
    await page.getByRole('button', { name: words.device.atm.create }).click();
    const machine = page.getByRole('form', { name: words.atm.machine });
    const pay = machine.getByRole('button', { name: words.atm.pay, exact: true });
    const amount = machine.getByRole('textbox', { name: words.card.amount });
    await amount.fill(written('99.00'));
    await pay.click();
    await expect(machine.getByText(words.atm.refused)).toBeVisible();
    await expect(machine.getByText(/dígitos de control|check digits/)).toBeVisible();
    await expect(page.getByText(words.atm.done)).toHaveCount(0);

    await amount.fill(written('12.34'));
    await pay.click();
    await expect(page.getByText(words.atm.done).first()).toBeVisible();
    await expect(page.getByText(words.webhook.looks.delivered).first()).toBeVisible();
    await expect(page.getByText(words.signature.valid).first()).toBeVisible();

    await page.getByLabel(words.signature.tamper).check();
    await expect(page.getByText(words.signature.invalid).first()).toBeVisible();
  });
}

test('without a sandbox the panel replays the recording, says so, and says how to start one [live-panel.multibanco-recording] @full', async ({
  page,
}) => {
  await page.route('**/runtime.json', (route) => route.fulfill({ json: { sandboxUrl: 'http://localhost:1' } }));
  const { words } = await openPanel(page, 'es');
  await expect(page.getByText(words.mode.recordingTitle)).toBeVisible();
  await expect(page.getByText(words.mode.command, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: words.device.atm.create }).click();
  await page.getByRole('button', { name: words.atm.pay, exact: true }).click();
  await expect(page.getByText(words.signature.valid).first()).toBeVisible();
});

test('a sandbox that goes away in the middle loses nothing that was typed @full', async ({ page }) => {
  const { words } = await openPanel(page, 'en');
  await expect(page.getByText(words.mode.live)).toBeVisible();
  await page.route('**/api/payments/references', (route) => route.abort());
  await page.getByLabel(words.create.amount).fill('7.77');
  await page.getByRole('button', { name: words.device.atm.create }).click();
  await expect(page.getByText(words.networkFailure.unreachable).first()).toBeVisible();
  await expect(page.getByLabel(words.create.amount)).toHaveValue('7.77');
  await page.unroute('**/api/payments/references');
  // A press within half a second of the response counts as a double click. People are slower, so it is retried.
  await expect(async () => {
    await page.getByRole('button', { name: words.device.atm.create }).click({ timeout: 1000 });
    await expect(page.getByText('€7.77').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
});
