import { expect, type Page, test } from '@playwright/test';
import { typeCard } from '../checkout/openCheckout.ts';
import { type Locale, locales } from '../site/locales.ts';
import { policyViolations } from '../site/policyViolations.ts';
import { visit } from '../site/visit.ts';
import { words } from '../workbench/openWorkbench.ts';
import { localeAt, pagesOfRun, pagesWith } from './livePages.ts';

const kinds = { checkoutForm: '<CheckoutForm', customerForm: '<CustomerForm' } as const;

/** Opens a form of a page in a private sandbox. */
async function openForm(page: Page, locale: Locale, kind: string, place = 0) {
  const { play } = words[locale];
  const panel = page.locator(`[data-live-panel="${kind}"]`).nth(place);
  await panel.getByRole('button', { name: locales[locale].try, exact: true }).click();
  await panel.getByRole('button', { name: play.where.open }).click();
  await expect(panel.getByText(play.where.private)).toBeVisible();
  return panel;
}

/** Opens a checkout form in a private sandbox, sends it, and opens the payment page in another tab. */
async function openPage(page: Page, locale: Locale) {
  const { forms } = words[locale];
  const panel = await openForm(page, locale, 'checkoutForm');
  await panel.getByRole('button', { name: forms.send, exact: true }).click();
  const opening = page.waitForEvent('popup');
  await panel.getByRole('link', { name: forms.checkout.open }).click();
  return { panel, checkout: await opening };
}

for (const [kind, what] of Object.entries(kinds)) {
  for (const { path, text, locale } of pagesOfRun(what)) {
    test(`the ${kind} on ${path} is accepted as it stands, in ${locale} [guide-form.example-is-accepted]`, async ({
      page,
    }) => {
      const { forms } = words[locale];
      await visit(page, path, locale);
      for (let i = 0; i < text.split(what).length - 1; i += 1) {
        const panel = await openForm(page, locale, kind, i);
        await panel.getByRole('button', { name: forms.send, exact: true }).click();
        await expect(panel.getByText(forms.accepted)).toBeVisible();
        if (kind === 'checkoutForm') await expect(panel.getByText('PaymentReady').first()).toBeVisible();
      }
    });
  }
}

for (const [place, { path }] of pagesWith('<EntityForm').entries()) {
  const locale = localeAt(place);
  test(`the entityForm on ${path} opens the sign-up page filled in, in ${locale} [guide-form.sign-up-opens-filled-in]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const breaches = await policyViolations(context, String(baseURL));
    await visit(page, path, locale);
    const panel = await openForm(page, locale, 'entityForm');
    await panel.locator('[name="name"]').first().fill('Padaria de Exemplo');
    const opening = page.waitForEvent('popup');
    await panel.getByRole('button', { name: words[locale].forms.entity.open }).click();
    const signUp = await opening;
    await expect(signUp.locator('input[name="name"]')).toHaveValue('Padaria de Exemplo');
    await expect(signUp.locator('input[name="user[email]"]')).toHaveValue(/@/);
    expect(breaches).toEqual([]);
  });
}

for (const { path } of pagesWith('<CheckoutForm preset="cc"')) {
  test('a checkout form says what is wrong at its field, keeps what was typed, and goes through when it is mended [guide-form.checkout-error-at-field]', async ({
    page,
  }) => {
    const { forms } = words.en;
    await visit(page, path, 'en');
    const panel = await openForm(page, 'en', 'checkoutForm');
    const amount = panel.locator('[name="payment.amount"]');
    const code = panel.locator('[name="payment.code"]');
    await code.fill('REF-77');
    await expect(panel.locator('pre').filter({ hasText: 'REF-77' }).first()).toBeVisible();
    await amount.fill('10.00');
    const send = panel.getByRole('button', { name: forms.send, exact: true });
    await send.click();
    await expect(panel.getByText(forms.problem.integer('payment.amount'))).toBeVisible();
    await expect(amount).toBeFocused();
    await panel.locator('[name="page.layout"]').selectOption('embed');
    await amount.fill('1050');
    await send.click();
    await expect(panel.getByText(forms.refused).first()).toBeVisible();
    await expect(code).toHaveValue('REF-77');
    await panel.locator('[name="page.layout"]').selectOption('web');
    // A press just after an answer is taken for the tail of a double click.
    await expect(async () => {
      await send.click();
      await expect(panel.getByText(forms.accepted)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  test('a checkout made from its guide shows its states while it is paid on the real page in another tab [guide-form.checkout-shows-states]', async ({
    page,
  }) => {
    await visit(page, path, 'en');
    const { panel, checkout } = await openPage(page, 'en');
    await typeCard(checkout, 'EN', '4242 4242 4242 4242');
    await checkout.close();
    await expect(panel.getByText('PaymentSuccess')).toBeVisible();
    await expect(panel.getByText('confirmed')).toBeVisible();
  });
}

test('a checkout is followed in the sandbox that made it, after the reader has chosen another', async ({
  page,
}) => {
  const { forms, play } = words.en;
  const [found] = pagesWith('<CheckoutForm preset="embed"');
  await visit(page, String(found?.path), 'en');
  const panel = page.locator('[data-live-panel="checkoutForm"]').first();
  await panel.getByRole('button', { name: locales.en.try, exact: true }).click();
  await expect(panel.getByText(play.where.shared)).toBeVisible();
  await panel.getByRole('button', { name: forms.send, exact: true }).click();
  const frame = panel.frameLocator(`iframe[title="${forms.checkout.frame}"]`);
  await expect(frame.getByRole('textbox').first()).toBeVisible();
  await panel.getByRole('button', { name: play.where.open }).click();
  await expect(panel.getByText(play.where.private)).toBeVisible();
  await typeCard(frame, 'EN', '4242 4242 4242 4242');
  await expect(panel.getByText('PaymentSuccess')).toBeVisible();
});
