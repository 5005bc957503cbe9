import { expect, type Page, test } from '@playwright/test';
import { framedPage, openPanel, panelOf, panelWords } from './apiPanel.ts';
import { categoryPath, guidePath } from './locales.ts';
import { holdScripts, onDemandScripts, openWithoutApplication, waitForApplication } from './visit.ts';

const closeButton = (page: Page) =>
  panelOf(page).getByRole('button', { name: panelWords.pt.close, exact: true });

test('the panel says at once that it loads, and can be closed before its program is there', async ({
  page,
}) => {
  await openWithoutApplication(page, guidePath);
  await page.route(onDemandScripts, () => {});
  const label = page.getByRole('button', { name: panelWords.pt.open });
  for (const close of [() => page.keyboard.press('Escape'), () => closeButton(page).click()]) {
    await label.click();
    await expect(panelOf(page).getByText(panelWords.pt.loading)).toBeVisible();
    await expect(panelOf(page).getByText(panelWords.pt.failed)).toBeHidden();
    await close();
    await expect(label).toBeFocused();
  }
});

test('a link in the panel leads the page around it without the application', async ({ page }) => {
  await openWithoutApplication(page, categoryPath);
  await openPanel(page, 'pt');
  const frame = await framedPage(page);
  await frame.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'A guide' });
    document.querySelector('main')?.prepend(link);
  }, guidePath);
  await frame.getByText('A guide').click();
  await expect(page).toHaveURL(guidePath);
  await expect(panelOf(page)).toBeHidden();
});

test('the panel is left for the whole page at the place where it is read, without the application', async ({
  page,
}) => {
  await openWithoutApplication(page, guidePath);
  await openPanel(page, 'pt');
  await (await framedPage(page)).evaluate(() => {
    location.hash = 'tag/payments/GET/payments';
  });
  await panelOf(page).getByRole('link', { name: panelWords.pt.whole }).click();
  await expect(page).toHaveURL('/api#tag/payments/GET/payments');
});

test('the panel is widened without the application, and as wide on the next page @full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithoutApplication(page, guidePath);
  await openPanel(page, 'pt');
  const width = async () => Math.round((await panelOf(page).boundingBox())?.width ?? 0);
  const first = await width();
  const edge = page.getByRole('separator', { name: panelWords.pt.edge });
  await expect(edge).toHaveAttribute('aria-valuenow', String(first));
  await edge.press('ArrowLeft');
  expect(await width()).toBe(first + 32);
  const { x = 0, y = 0 } = (await edge.boundingBox()) ?? {};
  await page.mouse.move(x + 4, y + 40);
  await page.mouse.down();
  await page.mouse.move(x - 96, y + 60, { steps: 5 });
  await page.mouse.up();
  await expect.poll(width).toBe(first + 132);
  await expect(edge).toHaveAttribute('aria-valuenow', String(first + 132));
  await page.goto(categoryPath);
  await page.getByRole('button', { name: panelWords.pt.open }).click();
  expect(await width()).toBe(first + 132);
});

test('a panel that was opened before the application stays as it is when the application takes over @full', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(guidePath);
  await page.getByRole('button', { name: panelWords.pt.open }).click();
  const frame = panelOf(page).locator('iframe');
  await frame.evaluate((element) => element.setAttribute('data-same', ''));
  letGo();
  await waitForApplication(page);
  await expect(frame).toHaveAttribute('data-same');
  await framedPage(page);
  await page.getByRole('main').getByRole('link', { name: panelWords.pt.view }).last().click();
  await closeButton(page).click();
  await expect(panelOf(page)).toBeHidden();
});
