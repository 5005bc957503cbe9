import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openMenu as openPanelMenu } from '../guides/openDestination.ts';
import { completeOrder, labPath, openPrivateLab } from '../guides/openLab.ts';
import { openPanel } from './apiPanel.ts';
import { blockRoutes, breakIslands } from './breakPage.ts';
import { consoleWords, openConsole } from './console.ts';
import { words } from './frameWords.ts';
import { categoryPath, guidePath, type Locale, locales } from './locales.ts';
import { type PageVariant, widths } from './pageVariants.ts';
import { visit } from './visit.ts';

export interface PageType {
  path: string;
  steps?: (page: Page, locale: Locale) => Promise<void>;
  /** Selector of the part that the steps change. The plain page type covers the rest. */
  part?: string;
}

export const pageTypes: Record<string, PageType> = {
  home: { path: '/' },
  introduction: { path: '/docs/guides/intro' },
  guide: { path: guidePath },
  category: { path: categoryPath },
  reference: { path: '/api' },
  'sandbox-reference': { path: '/sandbox-api' },
  console: { path: '/api', steps: callOnce, part: '[data-console="createReference"]' },
  'not-found': { path: '/no/such/page' },
  search: { path: '/', steps: searchSomething },
  menu: { path: guidePath, steps: openMenu },
  'plugin-lab': {
    path: labPath,
    steps: async (page, locale) => completeOrder(await openPrivateLab(page, locale), locale),
  },
  payment: { path: guidePath, steps: payReference, part: '[data-live-panel="payment"]' },
  destination: { path: guidePath, steps: openDestination },
  'api-panel': { path: guidePath, steps: openPanel },
  'failed-load': { path: categoryPath, steps: failToLoad },
  crash: { path: guidePath, steps: seeCrash, part: '[data-live-panel="payment"]' },
};

/** Opens page types in a variant, and calls `see` on each complete page. */
export async function onEveryType(
  context: BrowserContext,
  look: PageVariant,
  types: readonly [string, PageType][],
  see: (page: Page, type: string) => Promise<void>,
) {
  const { locale, colour, device } = look;
  await context.addInitScript((mode) => localStorage.setItem('balcao.colour', mode), colour);
  for (const [type, { path, steps }] of types) {
    const page = await context.newPage();
    await page.setViewportSize({ width: widths[device], height: 900 });
    await visit(page, path, locale);
    await steps?.(page, locale);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colour);
    await see(page, type);
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  }
}

async function searchSomething(page: Page) {
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('dialog').getByRole('combobox').fill('payment_confirmed');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
}

/** Creates and pays a reference, so that the panel shows all its parts. */
async function payReference(page: Page, locale: Locale) {
  const { device, atm, receipt } = locales[locale].words;
  await page
    .locator('[data-live-panel="payment"]')
    .getByRole('button', { name: locales[locale].try, exact: true })
    .click();
  await page.getByRole('button', { name: device.atm.create, exact: true }).click();
  await page.getByRole('button', { name: atm.pay, exact: true }).click();
  await expect(page.getByRole('region', { name: receipt.title })).toBeVisible();
}

/** Opens the dialog of the destination with all its fields. */
async function openDestination(page: Page, locale: Locale) {
  const panel = page.locator('[data-live-panel="payment"]');
  await panel.getByRole('button', { name: locales[locale].try, exact: true }).click();
  await openPanelMenu(panel, locale);
  const { change, kinds } = locales[locale].words.destination;
  const shown = page.getByRole('button', { name: `${change}. ` }).first();
  await shown.click();
  await page.getByRole('radio', { name: kinds.testing }).check();
}

async function openMenu(page: Page, locale: Locale) {
  const { openMenu: name, language, closeMenu } = words[locale];
  const side = page.getByRole('button', { name });
  if (!(await side.isVisible())) {
    await page.locator('nav.navbar summary', { hasText: language }).click();
    return;
  }
  await side.click();
  await expect(page.getByRole('button', { name: closeMenu, exact: true })).toBeInViewport({ ratio: 1 });
}

async function failToLoad(page: Page, locale: Locale) {
  await blockRoutes(page);
  const guide = `a[href="${locales[locale].prefix}${guidePath}"]`;
  await page.getByRole('main').locator(guide).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
}

async function seeCrash(page: Page, locale: Locale) {
  await breakIslands(page);
  const panel = page.locator('[data-live-panel="payment"]');
  await panel.getByRole('button', { name: locales[locale].try, exact: true }).click();
  await expect(page.getByText(words[locale].crashed)).toBeVisible();
}

async function callOnce(page: Page, locale: Locale) {
  const console = await openConsole(page, 'createReference', locale);
  await console.getByRole('button', { name: consoleWords[locale].send, exact: true }).click();
  await expect(console.getByText(consoleWords[locale].conforms)).toBeVisible();
}
