import * as en from '@balcao/workbench/words/panes/en.ts';
import * as es from '@balcao/workbench/words/panes/es.ts';
import * as pt from '@balcao/workbench/words/panes/pt.ts';
import { expect, type Page } from '@playwright/test';
import { test as base, type Credentials, sandboxOrigin } from '../tenant.ts';

export const words = { pt, es, en };
type Locale = keyof typeof words;

/** Stores the keys of a private sandbox in a page, like the pane of credentials does. */
export async function useTenant(page: Page, { platformCode, privateKey, clientId }: Credentials): Promise<void> {
  const stored = { own: [{ platformCode, privateKey, clientId }], current: platformCode };
  await page.addInitScript(
    ([name = '', text = '']) => localStorage.getItem(name) ?? localStorage.setItem(name, text),
    [`balcao.sandboxes ${sandboxOrigin}`, JSON.stringify(stored)],
  );
}

export const test = base.extend({
  page: async ({ page, tenant }, use) => {
    await useTenant(page, tenant);
    await use(page);
  },
});

export async function openWorkbench(page: Page, locale: Locale, place = 'overview'): Promise<void> {
  await page.goto(`${sandboxOrigin}/?lang=${locale}#/${place}`);
  const { line } = words[locale].frame;
  await expect(page.getByRole('banner').getByText(line.open, { exact: true })).toBeVisible();
}
