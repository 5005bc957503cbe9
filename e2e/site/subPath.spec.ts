import { expect, type Page, test } from '@playwright/test';
import { buildSiteCopy, subPath } from '../../tools/run/build.mjs';
import { framedPage, openPanel } from './apiPanel.ts';
import { words } from './frameWords.ts';
import { guidePath, locales } from './locales.ts';
import { type HostKind, staticHost } from './staticHost.ts';

const base = subPath.baseUrl.replace(/\/$/, '');

/** Records the page's requests to its host that fail from now on. */
function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failures.push(`${answer.status()} ${answer.url()}`);
  });
  return failures;
}

// One worker for all tests, so that an outdated site is rebuilt only once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await buildSiteCopy(subPath, () => {});
});

for (const kind of ['folders', 'endings'] satisfies HostKind[]) {
  test(`a site below a path of its own works from a host that knows ${kind} only @full`, async ({ page }) => {
    const host = await staticHost(subPath.folder, subPath.baseUrl, kind);
    const address = (path: string) => new RegExp(`^${host.origin}${base}${path}/?$`);
    const failures = failuresOf(page);
    const bar = page.getByRole('navigation').first();

    await page.goto(`${host.origin}${base}/`);
    await page.getByRole('main').locator(`a[href="${base}${guidePath}"]`).first().click();
    await expect(page).toHaveURL(address(guidePath));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
    const opener = page.locator('[data-live-panel="payment"]').getByRole('button', { name: locales.pt.try });
    await opener.click();
    await expect(opener).toHaveCount(0);
    // Without a server, the sandbox runs in the tab.
    await expect(page.getByText(locales.pt.words.mode.live)).toBeVisible();
    await openPanel(page, 'pt');
    expect((await framedPage(page)).url()).toMatch(new RegExp(`^${host.origin}${base}/api/?#`));
    await page.keyboard.press('Escape');

    await bar.locator('summary', { hasText: words.pt.language }).click();
    await bar.getByRole('link', { name: words.en.language, exact: true }).click();
    await expect(page).toHaveURL(address(`/en${guidePath}`));
    await bar.getByRole('link', { name: words.en.specification, exact: true }).click();
    await expect(page).toHaveURL(address('/en/api'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${host.origin}${base}/en/docs/guides/operate`);
    await expect(page).toHaveURL(/\/portal\/en\/docs\/guides\/running-sandbox\/?#server$/);
    await expect(page.locator('#server')).toBeInViewport();
    expect(failures).toEqual([]);

    await page.goto(`${host.origin}${base}/no/such/page`);
    const home = page.getByRole('main').getByRole('link', { name: words.pt.notFound.ways[0] });
    await expect(home).toHaveAttribute('href', `${base}/`);
    await host.close();
  });
}
