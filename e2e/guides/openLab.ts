import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, locales } from '../site/locales.ts';
import { words } from '../workbench/openWorkbench.ts';

/** The page with the plugin lab. */
export const labPath = '/docs/integrations/plugin-lab';

/** The panel on the page; in one column it opens in a sheet over it. */
export const labOf = (page: Page) => page.locator('[data-live-panel="lab"]');

/** Opens the lab on its page. */
export async function touchLab(page: Page, locale: Locale) {
  await labOf(page).getByRole('button', { name: locales[locale].try, exact: true }).click();
}

/** Opens the lab on its page, in a private sandbox. */
export async function enterLab(page: Page, locale: Locale): Promise<Locator> {
  await touchLab(page, locale);
  const { where } = words[locale].play;
  const lab = labOf(page);
  await lab.getByRole('button', { name: where.open }).click();
  await expect(lab.getByText(where.private)).toBeVisible();
  return lab;
}

interface LabOrder {
  style: 'soap' | 'rest';
  method: string;
  webhookOutcome?: 'lost' | 'forged';
}

/** Places an order and waits until it awaits its payment. */
export async function order(lab: Locator, locale: Locale, { style, method, webhookOutcome }: LabOrder) {
  const { basket, order: w } = words[locale].lab;
  await lab.getByText(basket.styles[style], { exact: true }).click();
  await lab.getByText(method, { exact: true }).first().click();
  if (webhookOutcome) await lab.getByLabel(basket.webhookOutcome).selectOption(webhookOutcome);
  await lab.getByRole('button', { name: basket.submit, exact: true }).click();
  await expect(lab.getByRole('status').getByText(w.states.awaiting, { exact: true })).toBeVisible();
}

export const press = (lab: Locator, name: string) => lab.getByRole('button', { name, exact: true }).click();

export const isPaid = (lab: Locator, locale: Locale) =>
  expect(
    lab.getByRole('status').getByText(words[locale].lab.order.states.paid, { exact: true }),
  ).toBeVisible();

/** The log's lines about one thing. */
export const lines = (lab: Locator, step: string) => lab.locator(`[data-step="${step}"]`);

/** Makes a lab show all it can: an order, its calls and its webhook. */
export async function sell(lab: Locator, locale: Locale) {
  await order(lab, locale, { style: 'soap', method: 'Multibanco' });
  await press(lab, words[locale].lab.order.pay.MB);
  await isPaid(lab, locale);
  await expect(lines(lab, 'webhook')).toHaveCount(1);
}
