import { expect, type Page } from '@playwright/test';
import { guidePath, locales } from './locales.ts';

const { words, try: open } = locales.pt;

/** Presses what opens the panel of the guide on Multibanco. */
export const tryPanel = (page: Page) =>
  page.locator('[data-live-panel="multibanco"]').getByRole('button', { name: open, exact: true }).click();

/** Opens that guide on a host of files, and in it the panel: the sandbox of the tab runs then. */
export async function openTab(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${guidePath}`);
  await tryPanel(page);
  await expect(page.getByText(words.mode.live)).toBeVisible({ timeout: 30_000 });
}
