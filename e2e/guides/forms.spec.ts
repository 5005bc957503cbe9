import { expect, type Page, test } from '@playwright/test';
import { typeCard } from '../checkout/openCheckout.ts';
import { consoleWords } from '../site/console.ts';
import { type Locale, locales } from '../site/locales.ts';
import { policyViolations } from '../site/policyViolations.ts';
import { visit } from '../site/visit.ts';
import { words } from '../workbench/openWorkbench.ts';
import { pagesOfRun, pagesWith } from './livePages.ts';
import { openPanel, openPrivateSandbox } from './openDestination.ts';
import { type Hosting, test as inOwnSandbox } from './ownSandbox.ts';

async function openPayment(page: Page, locale: Locale) {
  const panel = await openPanel(page, 'payment', locale);
  await openPrivateSandbox(panel, locale);
  return panel;
}

/** States right after the call, unless the payer still has to act. */
const firstStates: Readonly<Record<string, string>> = { multibanco: 'pending', savedCard: 'confirmed' };

for (const { path, text, locale } of pagesOfRun('<TryPayment')) {
  test(`the payment on ${path} is accepted as it stands, in ${locale} [guide-form.example-is-accepted]`, async ({
    page,
  }) => {
    // Wide enough to show the steps side by side.
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path, locale);
    const panel = await openPayment(page, locale);
    await panel.locator('[data-area="create"] button[type="submit"]').click();
    await expect(panel.locator('[data-area="create"]').getByText('201', { exact: true })).toBeVisible();
    const [, method = ''] = /<TryPayment method="(\w+)"/.exec(text) ?? [];
    const first = firstStates[method] ?? /PaymentReady|pending_confirmation/;
    await expect(panel.locator('[data-tone]').getByText(first).first()).toBeVisible();
    // A saved card needs no device.
    if (method === 'savedCard') return;
    const pay = panel.locator('[data-area="pay"]');
    await expect(pay.locator('[data-device]:not([data-device="none"])')).toHaveCount(0);
    const device = pay.locator('> :last-child');
    await expect.poll(async () => (await device.boundingBox())?.width).toBeGreaterThan(250);
  });
}

for (const { path, text, locale } of pagesOfRun('<CustomerForm')) {
  inOwnSandbox(
    `the console on ${path} is accepted as it stands, in ${locale} [guide-form.example-is-accepted]`,
    async ({ page }) => {
      const w = consoleWords[locale];
      await visit(page, path, locale);
      for (let i = 0; i < text.split('<CustomerForm').length - 1; i += 1) {
        const panel = page.locator('[data-live-panel="console"]').nth(i);
        await panel.getByRole('button', { name: locales[locale].try, exact: true }).click();
        await panel.getByRole('button', { name: w.send, exact: true }).click();
        await expect(panel.getByText(w.conforms)).toBeVisible();
      }
    },
  );
}

for (const { path, locale } of pagesOfRun('<EntityForm', 3, 1)) {
  test(`the entityForm on ${path} opens the sign-up page filled in, in ${locale} [guide-form.sign-up-opens-filled-in]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const breaches = await policyViolations(context, String(baseURL));
    await visit(page, path, locale);
    const panel = await openPanel(page, 'entityForm', locale);
    await openPrivateSandbox(panel, locale);
    await panel
      .getByLabel(/^name\b/)
      .first()
      .fill('Padaria de Exemplo');
    const opening = page.waitForEvent('popup');
    await panel.locator('form[method="post"] button').click();
    const signUp = await opening;
    await expect(signUp.locator('input[name="name"]')).toHaveValue('Padaria de Exemplo');
    await expect(signUp.locator('input[name="user[email]"]')).toHaveValue(/@/);
    expect(breaches).toEqual([]);
  });
}

for (const { path } of pagesWith('<TryPayment method="cc"')) {
  test('a checkout says what is wrong at its field and keeps what was typed; mended, it is paid on the real page beside, and shows its states, the signed webhook and a receipt [guide-form.checkout-error-at-field] [guide-form.checkout-shows-states]', async ({
    page,
    context,
    baseURL,
  }, { project }) => {
    const { create, device, receipt, signature } = words.en.shared;
    const { hasServer } = project.use as Partial<Hosting>;
    const breaches = await policyViolations(context, String(baseURL), hasServer);
    await visit(page, path, 'en');
    const panel = await openPayment(page, 'en');
    const amount = panel.getByLabel(create.amount);
    const code = panel.getByLabel(create.code);
    await code.fill('REF-77');
    await expect(panel.locator('pre').filter({ hasText: 'REF-77' }).first()).toBeVisible();
    await amount.fill('ten');
    const send = panel.locator('[data-area="create"] button[type="submit"]');
    await send.click();
    await expect(panel.getByText(create.problem.shape)).toBeVisible();
    await expect(amount).toBeFocused();
    // Below the minimum of all methods.
    await amount.fill('0.00');
    await send.click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveValue('REF-77');
    await amount.fill('10.00');
    // A press just after a response counts as the second half of a double click.
    await expect(async () => {
      await send.click();
      await expect(panel.locator('[data-area="create"]').getByText('201', { exact: true })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();

    await typeCard(panel.frameLocator(`iframe[title="${device.page.frame}"]`), 'EN', '4242 4242 4242 4242');
    await expect(panel.locator('[data-tone]').getByText('PaymentSuccess')).toBeVisible();
    await expect(panel.getByText(signature.valid).first()).toBeVisible();
    const shown = panel.getByRole('region', { name: receipt.title });
    await expect(shown).toContainText('payment_confirmed');
    await expect(shown).toContainText(signature.valid);
    expect(breaches).toEqual([]);
  });

  test('all fields of a payment are those of the description, and change the request @full', async ({ page }) => {
    const { create } = words.en.shared;
    await visit(page, path, 'en');
    const panel = await openPayment(page, 'en');
    await panel.getByText(create.allFields, { exact: true }).click();
    const layout = panel.locator('select').filter({ has: page.locator('option[value*="basic"]') });
    await layout.selectOption({ index: 1 });
    await expect(panel.locator('pre').filter({ hasText: '"layout": "basic"' }).first()).toBeVisible();
    await panel.getByText(create.inCode, { exact: true }).click();
    await expect(panel.locator('pre').filter({ hasText: 'curl' }).first()).toBeVisible();
  });
}
