import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, locales } from '../site/locales.ts';
import { words } from '../workbench/openWorkbench.ts';
import { openPrivateSandbox } from './openDestination.ts';

export const labPath = '/docs/integrations/plugin-lab';

/** Panel of the lab. In a one-column layout, it opens in a sheet. */
export const labPanel = (page: Page) => page.locator('[data-live-panel="lab"]');

export async function openLab(page: Page, locale: Locale) {
  await labPanel(page).getByRole('button', { name: locales[locale].try, exact: true }).click();
}

export async function openPrivateLab(page: Page, locale: Locale): Promise<Locator> {
  await openLab(page, locale);
  const lab = labPanel(page);
  await openPrivateSandbox(lab, locale);
  return lab;
}

interface LabOrder {
  style: 'soap' | 'rest';
  method: string;
  webhookOutcome?: 'lost';
}

export async function placeOrder(lab: Locator, locale: Locale, { style, method, webhookOutcome }: LabOrder) {
  const { basket, order: w } = words[locale].lab;
  await lab.getByText(basket.styles[style], { exact: true }).click();
  await lab.getByText(method, { exact: true }).first().click();
  if (webhookOutcome) await lab.getByLabel(basket.webhookOutcome).selectOption(webhookOutcome);
  await lab.getByRole('button', { name: basket.submit, exact: true }).click();
  await expect(lab.getByRole('status').getByText(w.states.awaiting, { exact: true })).toBeVisible();
}

export const press = (lab: Locator, name: string) => lab.getByRole('button', { name, exact: true }).click();

export const expectPaid = (lab: Locator, locale: Locale) =>
  expect(lab.getByRole('status').getByText(words[locale].lab.order.states.paid, { exact: true })).toBeVisible();

export const logLines = (lab: Locator, step: string) => lab.locator(`[data-step="${step}"]`);

/** Completes an order, so that the lab shows the calls and the webhook. */
export async function completeOrder(lab: Locator, locale: Locale) {
  await placeOrder(lab, locale, { style: 'soap', method: 'Multibanco' });
  await press(lab, words[locale].lab.order.pay.MB);
  await expectPaid(lab, locale);
  await expect(logLines(lab, 'webhook')).toHaveCount(1);
}
