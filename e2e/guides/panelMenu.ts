import { expect, type Locator } from '@playwright/test';
import type { Locale } from '../site/locales.ts';
import { words } from '../workbench/openWorkbench.ts';

export async function openMenu(panel: Locator, locale: Locale): Promise<void> {
  const opener = panel.getByRole('button', { name: words[locale].play.where.menu });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
}

export async function openPrivateSandbox(panel: Locator, locale: Locale): Promise<void> {
  const { where } = words[locale].play;
  await expect(panel.getByText(where.shared)).toBeVisible();
  await openMenu(panel, locale);
  await panel.getByRole('button', { name: where.open }).click();
  await expect(panel.getByText(where.private)).toBeVisible();
}
