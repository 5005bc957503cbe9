import { type BrowserContext, expect, test } from '@playwright/test';
import { typeCard } from '../checkout/openCheckout.ts';
import { pagesWith } from '../guides/livePages.ts';
import { sandboxOrigin } from '../sandbox.ts';
import { words } from '../workbench/openWorkbench.ts';
import { guidePath, type Locale, localeIds, locales } from './locales.ts';
import { onEveryType } from './pageTypes.ts';
import { isLocaleChecked } from './pageVariants.ts';
import { visit } from './visit.ts';

/**
 * Collects violations of the pages of a context: refusals of their policy, requests to other origins than the site and
 * its sandbox, and pages without a policy.
 * @param siteOrigin origin of the site
 */
async function policyViolations(context: BrowserContext, siteOrigin: string): Promise<string[]> {
  const breaches: string[] = [];
  await context.exposeFunction('tellBreach', (breach: string) => breaches.push(breach));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void };
      tellBreach(
        `${location.pathname}: ${effectiveDirective} refuses ${blockedURI} (${sourceFile}) ${sample}`,
      );
    });
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!/^(data|blob|about):$/.test(protocol) && origin !== siteOrigin && origin !== sandboxOrigin)
      breaches.push(`asks ${request.url()}`);
  });
  context.on('response', (answer) => {
    const isPage = answer.request().resourceType() === 'document' && answer.url().startsWith(siteOrigin);
    const isRedirect = answer.status() >= 300 && answer.status() < 400;
    if (isPage && !isRedirect && !answer.headers()['content-security-policy'])
      breaches.push(`${answer.url()} comes without a policy`);
  });
  return breaches;
}

test.setTimeout(180_000);

for (const locale of localeIds) {
  test(`no kind of page asks anybody else or breaks its policy, in ${locale}`, async ({
    context,
    baseURL,
  }) => {
    const breaches = await policyViolations(context, String(baseURL));
    const look = { locale, colour: 'dark', device: 'desk' } as const;
    const nothing = async () => {};
    await onEveryType(context, look, nothing, (place) => isLocaleChecked(locale, place));
    expect(breaches).toEqual([]);
  });
}

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

for (const [place, kind] of kinds.entries()) {
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
  await expect(panel.getByText('PaymentSuccess')).toBeVisible({ timeout: 20_000 });
  expect(breaches).toEqual([]);
});

test('a sign-up form leaves for the sandbox with what was typed, as its policy lets it', async ({
  page,
  context,
  baseURL,
}) => {
  const [found] = pagesWith('<EntityForm');
  const breaches = await policyViolations(context, String(baseURL));
  await visit(page, String(found?.path), 'en');
  const panel = page.locator('[data-live-panel="entityForm"]').first();
  await panel.getByRole('button', { name: locales.en.try, exact: true }).click();
  await panel.getByRole('button', { name: words.en.play.where.open }).click();
  await panel.locator('[name="name"]').first().fill('Example Bakery');
  const opening = page.waitForEvent('popup');
  await panel.getByRole('button', { name: words.en.forms.entity.open }).click();
  await expect((await opening).locator('input[name="name"]')).toHaveValue('Example Bakery');
  expect(breaches).toEqual([]);
});
