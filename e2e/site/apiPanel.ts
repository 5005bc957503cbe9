import { expect, type Page } from '@playwright/test';
import { siteWords } from '../../site/src/words/all.ts';
import type { Locale } from './locales.ts';

const panelWordsOf = ({ chrome, guide }: (typeof siteWords)[Locale]) => ({
  ...chrome.apiPanel,
  /** Label of a guide's button for an operation. */
  view: guide.viewApi.label,
});

export const panelWords = {
  pt: panelWordsOf(siteWords.pt),
  es: panelWordsOf(siteWords.es),
  en: panelWordsOf(siteWords.en),
};

/** Anchor linked by the Multibanco guide. */
export const mentionedAnchor = 'tag/payments/POST/payments/references';

export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'API', exact: true });

export async function framedPage(page: Page) {
  await expect(panelOf(page)).toHaveAttribute('data-state', 'ready');
  const element = await panelOf(page).locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('the panel has no frame');
  return frame;
}

export async function openPanel(page: Page, locale: Locale) {
  await page.getByRole('button', { name: panelWords[locale].open }).click();
  await expect((await framedPage(page)).getByRole('heading', { level: 1 })).toBeVisible();
}
