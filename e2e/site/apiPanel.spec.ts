import { expect, type Page, type Request, test } from '@playwright/test';
import { framedPage, mentionedAnchor, openPanel, panelOf, panelWords } from './apiPanel.ts';
import { words } from './frameWords.ts';
import { categoryPath, guidePath, locales } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';
import { onDemandScripts, visit } from './visit.ts';

const tab = (page: Page) => page.getByRole('button', { name: panelWords.pt.open });
const view = (page: Page) => page.getByRole('main').getByRole('link', { name: panelWords.pt.view }).first();
const edge = (page: Page) => page.getByRole('separator', { name: panelWords.pt.edge });

for (const locale of localesOfRun(12)) {
  test(`a guide's button opens the reference at the operation it names, without bars and in the page's colour, in ${locale}`, async ({
    page,
  }) => {
    await visit(page, guidePath, locale);
    await page.getByRole('main').getByRole('link', { name: panelWords[locale].view }).first().click();
    await expect(panelOf(page)).toBeVisible();
    const frame = await framedPage(page);
    expect(new URL(frame.url()).pathname).toBe(`${locales[locale].prefix}/api`);
    expect(new URL(frame.url()).hash).toBe(`#${mentionedAnchor}`);
    await expect(frame.locator('html')).toHaveAttribute('lang', locales[locale].lang);
    await expect(frame.locator(`[id="${mentionedAnchor}"]`)).toBeInViewport();
    await expect(page).toHaveURL(`${locales[locale].prefix}${guidePath}`);
    const { announcement, colour } = words[locale];
    await expect(frame.locator('.navbar')).toBeHidden();
    await expect(frame.getByRole('contentinfo')).toBeHidden();
    await expect(frame.getByRole('complementary', { name: announcement })).toBeHidden();
    await page.getByRole('button', { name: colour.light }).click();
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('the panel costs nothing until it is opened, and then little beyond the reference @full', async ({ page }) => {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await visit(page, guidePath);
  await expect(tab(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked.filter((request) => new URL(request.url()).pathname === '/api')).toEqual([]);

  const before = asked.length;
  await tab(page).click();
  await framedPage(page);
  const own = asked.slice(before).filter((request) => request.frame() === page.mainFrame());
  const bodies = await Promise.all(own.map(async (request) => (await request.response())?.body()));
  const bytes = bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0);
  expect(own.map((request) => request.resourceType()).sort()).toEqual(['script']);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(12_000);
});

test('Escape inside the reference closes the panel, and so does a press on its edge @full', async ({ page }) => {
  await visit(page, guidePath);
  await openPanel(page, 'pt');
  await (await framedPage(page)).locator('body').press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(tab(page)).toBeFocused();

  await tab(page).click();
  await panelOf(page).getByRole('button', { name: panelWords.pt.closeTab }).click();
  await expect(panelOf(page)).toBeHidden();

  await tab(page).click();
  await edge(page).click({ position: { x: 4, y: 60 } });
  await expect(panelOf(page)).toBeHidden();
});

test('the width is dragged or typed, told, and remembered @full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, guidePath);
  await openPanel(page, 'pt');
  const width = async () => Math.round((await panelOf(page).boundingBox())?.width ?? 0);
  const told = async () => Number(await edge(page).getAttribute('aria-valuenow'));
  const first = await width();
  expect(await told()).toBe(first);

  const box = (await edge(page).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 4, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x - 96, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect.poll(width).toBe(first + 100);
  await expect(panelOf(page)).toBeVisible();

  await edge(page).press('ArrowRight');
  await expect.poll(width).toBe(first + 68);
  await edge(page).press('Home');
  await expect.poll(told).toBe(Number(await edge(page).getAttribute('aria-valuemin')));
  await edge(page).press('End');
  await expect.poll(width).toBe(Number(await edge(page).getAttribute('aria-valuemax')));
  await edge(page).press('ArrowRight');
  const last = await width();
  await visit(page, categoryPath);
  await openPanel(page, 'pt');
  expect(await width()).toBe(last);
  await edge(page).press('Enter');
  await expect(panelOf(page)).toBeHidden();
});

test('what the reader was reading stays in sight while the panel comes and goes @full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, guidePath);
  const heading = page.locator('h2#create');
  await heading.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 150, behavior: 'instant' }),
  );
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const first = await top();
  await openPanel(page, 'pt');
  const text = await page.getByRole('article').boundingBox();
  const panel = await panelOf(page).boundingBox();
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  expect(Math.abs((await top()) - first)).toBeLessThan(60);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  expect(Math.abs((await top()) - first)).toBeLessThan(60);
});

test('the panel keeps its place while the reader goes from guide to guide', async ({ page }) => {
  await visit(page, categoryPath);
  await openPanel(page, 'pt');
  const frame = await framedPage(page);
  await frame.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('main').locator(`a[href="${guidePath}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
  await expect(panelOf(page)).toBeVisible();
  expect(await frame.evaluate(() => Math.round(scrollY))).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL(categoryPath);
  expect(await frame.evaluate(() => Math.round(scrollY))).toBe(700);

  // A panel reopened on the same page keeps its position.
  await panelOf(page).getByRole('button', { name: panelWords.pt.close, exact: true }).click();
  await tab(page).click();
  expect(await frame.evaluate(() => Math.round(scrollY))).toBe(700);
});

test('a link in the frame leads the page beside it, the search opens outside, and the panel ends with the guides @full', async ({
  page,
}) => {
  await visit(page, categoryPath);
  await openPanel(page, 'pt');
  const frame = await framedPage(page);
  await frame.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'A guide' });
    document.querySelector('main')?.prepend(link);
  }, guidePath);
  await frame.getByText('A guide').click();
  await expect(page).toHaveURL(guidePath);
  await expect(panelOf(page)).toBeVisible();
  expect(new URL(frame.url()).pathname).toBe('/api');

  await frame.locator('body').press('ControlOrMeta+K');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeVisible();

  // Only guides have this panel.
  await page.getByRole('navigation').first().getByRole('link', { name: 'Integrações' }).click();
  await expect(page).toHaveURL(/\/docs\/integrations\//);
  await expect(panelOf(page)).toHaveCount(0);
  await expect(tab(page)).toHaveCount(0);
});

test('the panel says at once that it loads, and can be closed before its program is there @full', async ({ page }) => {
  await visit(page, guidePath);
  await page.route(onDemandScripts, () => {});
  const close = panelOf(page).getByRole('button', { name: panelWords.pt.close, exact: true });
  for (const leave of [() => page.keyboard.press('Escape'), () => close.click()]) {
    await tab(page).click();
    await expect(panelOf(page).getByText(panelWords.pt.loading)).toBeVisible();
    await expect(panelOf(page).getByText(panelWords.pt.failed)).toBeHidden();
    await leave();
    await expect(tab(page)).toBeFocused();
  }
});

test('a reference that cannot be loaded says so, is asked for again, and is left for the whole page @full', async ({
  page,
}) => {
  await visit(page, guidePath);
  await page.route('**/api', (route) => route.abort());
  await tab(page).click();
  await expect(panelOf(page).getByText(panelWords.pt.failed)).toBeVisible();
  await page.unroute('**/api');
  await panelOf(page).getByRole('button', { name: words.pt.retry }).click();
  const frame = await framedPage(page);
  expect(new URL(frame.url()).hash).toBe(`#${mentionedAnchor}`);
  // The link to the whole page keeps the reading position.
  await frame.evaluate(() => {
    location.hash = 'tag/payments/GET/payments';
  });
  await panelOf(page).getByRole('link', { name: panelWords.pt.whole }).click();
  await expect(page).toHaveURL('/api#tag/payments/GET/payments');
});

test('without its own part the panel gives way to the whole page @full', async ({ page }) => {
  await visit(page, guidePath);
  await page.route(onDemandScripts, (route) => route.abort());
  await view(page).click();
  await expect(page).toHaveURL(`/api#${mentionedAnchor}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link to the reference @full', async ({ page }) => {
    await page.goto(guidePath);
    await expect(tab(page)).toBeHidden();
    await view(page).click();
    await expect(page).toHaveURL(`/api#${mentionedAnchor}`);
  });
});
