import { expect, type Page, test } from '@playwright/test';
import { words as workbench } from '../workbench/openWorkbench.ts';
import { guidePath, locales } from './locales.ts';
import { patient, pointAtLink, visitWithApplication } from './visit.ts';

const { try: start, words } = locales.pt;

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');
const panelOf = (page: Page) => page.locator('[data-live-panel="multibanco"]');
const openerOf = (page: Page) => panelOf(page).getByRole('button', { name: start, exact: true });
const amountIn = (page: Page) => panelOf(page).getByLabel(words.create.amount);

/** Without the entry of the application: what runs does so without it. */
const blockApplication = (page: Page) => page.route('**/assets/js/main.*.js', (route) => route.abort());

test('a live panel runs without the application of its page', async ({ page }) => {
  await blockApplication(page);
  await page.goto(guidePath);
  await openerOf(page).click();
  const panel = panelOf(page);
  await panel.getByRole('button', { name: words.create.submit, exact: true }).click();
  await expect(panel.getByRole('region', { name: words.card.title })).toBeVisible();
  await panel.getByRole('button', { name: /^Fechar/ }).click();
  await expect(openerOf(page)).toBeFocused();
  await openerOf(page).click();
  await expect(amountIn(page)).toBeVisible();
  await expect(hydrated(page)).toHaveCount(0);
});

test('a console runs without the application of its page', async ({ page }) => {
  await blockApplication(page);
  await page.goto('/api');
  const slot = page.locator('[data-console="listErrors"]');
  await slot.locator('> button').click();
  await expect(slot.getByRole('region')).toBeVisible(patient);
  await expect(hydrated(page)).toHaveCount(0);
});

test('an open panel stays as it is when the application takes over its page', async ({ page }) => {
  await page.goto(guidePath);
  await openerOf(page).click();
  await amountIn(page).fill('47,11');
  await pointAtLink(page);
  await expect(hydrated(page)).toHaveCount(1);
  await expect(amountIn(page)).toHaveValue('47,11');
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  await amountIn(page).fill('48');
  await expect(amountIn(page)).toHaveValue('48');
});

test('a panel ends with its page, and a page that the application brings has panels as well @full', async ({
  page,
}) => {
  await visitWithApplication(page, guidePath);
  await openerOf(page).click();
  await expect(amountIn(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation').first().getByRole('link', { name: 'Guias', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`${guidePath}$`));
  await page.goBack();
  await expect(openerOf(page)).toBeVisible();
  await openerOf(page).click();
  await expect(amountIn(page)).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('another sandbox chosen in a panel starts the application, so that the samples show it', async ({
  page,
}) => {
  await page.goto(guidePath);
  await openerOf(page).click();
  await expect(amountIn(page)).toBeVisible();
  await expect(hydrated(page)).toHaveCount(0);
  const { destination, shared } = workbench.pt;
  await panelOf(page)
    .getByRole('button', { name: `${shared.destination.change}. ` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: destination.title });
  await dialog.getByRole('radio', { name: shared.destination.kinds.replay }).check({ force: true });
  await dialog.getByRole('button', { name: destination.use, exact: true }).click();
  await expect(hydrated(page)).toHaveCount(1);
});

const paymentOf = (page: Page) => page.locator('[data-payment]');
const runOf = (page: Page) =>
  paymentOf(page).getByRole('button', { name: workbench.pt.shared.run.start, exact: true });

test('the payment of the home page runs without the application of its page', async ({ page }) => {
  await blockApplication(page);
  await page.goto('/');
  await runOf(page).click();
  await expect(paymentOf(page).getByText('payment_confirmed').first()).toBeVisible();
  await expect(
    paymentOf(page).getByRole('button', { name: workbench.pt.shared.run.again, exact: true }),
  ).toBeVisible();
  await expect(hydrated(page)).toHaveCount(0);
});

test('the application leaves the payment of the home page as it is, and brings it with the page @full', async ({
  page,
}) => {
  await page.goto('/');
  await paymentOf(page).getByText(workbench.pt.shared.run.methods.card, { exact: true }).click();
  await pointAtLink(page);
  await expect(hydrated(page)).toHaveCount(1);
  const card = paymentOf(page).getByRole('radio', { name: workbench.pt.shared.run.methods.card });
  await expect(card).toBeChecked();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation').first().getByRole('link', { name: 'Guias', exact: true }).click();
  await expect(paymentOf(page)).toHaveCount(0);
  await page.goBack();
  await runOf(page).click();
  await expect(paymentOf(page).getByText('payment_confirmed').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
