import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, locales } from '../site/locales.ts';
import { words } from '../workbench/openWorkbench.ts';

export async function openMenu(panel: Locator, locale: Locale): Promise<void> {
  const opener = panel.getByRole('button', { name: words[locale].play.where.menu });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
}

export async function openPrivateSandbox(panel: Locator, locale: Locale): Promise<void> {
  const { where } = words[locale].play;
  await expect(panel.getByText(where.shared).or(panel.getByText(where.inTab))).toBeVisible();
  await openMenu(panel, locale);
  await panel.getByRole('button', { name: where.open }).click();
  await expect(panel.getByText(where.private)).toBeVisible();
}

export async function openPanel(page: Page, kind: string, locale: Locale) {
  const panel = page.locator(`[data-live-panel="${kind}"]`).first();
  await panel.getByRole('button', { name: locales[locale].try, exact: true }).click();
  return panel;
}

export async function openDestination(page: Page, panel: Locator, locale: Locale) {
  const { shared } = words[locale];
  await openMenu(panel, locale);
  await panel
    .getByRole('button', { name: `${shared.destination.change}. ` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: shared.destination.label });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Records calls to the API and the simulators of any server. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/^\/(api|sandbox)\/(?!health|docs)/.test(pathname)) calls.push(`${request.method()} ${origin}${pathname}`);
  });
  return calls;
}

export const firstSample = (page: Page) => page.locator('div[data-option] pre').first();
