import { expect, test } from '@playwright/test';
import { provider } from '../../provider.config.ts';
import { siteWords } from '../../site/src/words/all.ts';
import { copied } from '../clipboard.ts';
import { categoryPath, guidePath, type Locale, locales } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';
import { visit } from './visit.ts';

const folders: Record<Locale, string> = { pt: 'docs', es: 'i18n/es', en: 'i18n/en' };

/** Copied text, in which links contain the origin. */
const withHost = (text: string, url: string) => text.replaceAll('](/', `](${new URL(url).origin}/`);

for (const locale of localesOfRun(3)) {
  const { changes, feedback, pageTools } = siteWords[locale].chrome;
  const { copy, copied: done, view } = pageTools;
  const address = `${locales[locale].prefix}${guidePath}`;

  test(`the first press on a page that just came copies it as Markdown, and its foot begins a letter that names it, in ${locale}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    await page.getByRole('button', { name: copy, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
    const link = page.getByRole('link', { name: view, exact: true });
    await expect(link).toHaveAttribute('href', `${address}.md`);
    const answer = await page.request.get(`${address}.md`);
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^# .*Multibanco/);
    const inPhp = `${address}.php.md`;
    expect(text).toContain(`[PHP](${inPhp})`);
    expect(text).not.toContain('```php');
    expect(await (await page.request.get(inPhp)).text()).toContain('```php\n<?php');
    expect((await copied(page)).replaceAll('\r\n', '\n')).toBe(withHost(text, page.url()));

    const letter = page.getByRole('article').getByRole('link', { name: feedback.no, exact: true });
    const { searchParams, pathname } = new URL(String(await letter.getAttribute('href')));
    expect(`mailto:${pathname}`).toBe(provider.links.support);
    expect(searchParams.get('subject')).toContain(await page.getByRole('heading', { level: 1 }).innerText());
    expect(searchParams.get('body')).toContain(provider.site + address);
    await expect(page.getByRole('link', { name: changes.edit })).toHaveAttribute(
      'href',
      `${provider.links.repository}/site/${folders[locale]}/guides/payments/payment-multibanco.mdx`,
    );
  });
}

test('copying works from the keyboard, on the page of a group and from the foot of the home page, and a text that does not come is said not to be copied @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { copy, copied: done, failed, view } = siteWords.en.chrome.pageTools;
  await visit(page, '/', 'en');
  await expect(page.getByRole('link', { name: view, exact: true })).toHaveAttribute('href', '/en/index.md');
  await page.getByRole('button', { name: copy, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
  const text = await (await page.request.get('/en/index.md')).text();
  expect((await copied(page)).replaceAll('\r\n', '\n')).toBe(withHost(text, page.url()));

  await visit(page, categoryPath, 'en');
  await page.getByRole('button', { name: copy, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
  expect(await copied(page)).toMatch(/^# Payments/);

  await page.route('**/*.md', (route) => route.abort());
  await visit(page, guidePath, 'en');
  await page.getByRole('button', { name: copy, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: failed })).toBeVisible();
});

test('on paper a document is its text and samples, whole, without what can only be pressed', async ({ page }) => {
  await visit(page, guidePath);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const unseen of ['.navbar', '[data-page-tree]', '[data-page-tools]', '.pagination-nav'])
    await expect(page.locator(unseen).first()).toBeHidden();
  const pressable = page.locator('main :is(button, label:not(:has(:checked)))');
  expect(await pressable.filter({ visible: true }).count()).toBe(0);
  const cut = await page.locator('main pre:visible').evaluateAll(
    (blocks) =>
      blocks.filter(({ parentElement: frame }) => {
        if (!frame) return false;
        return frame.scrollHeight > frame.clientHeight + 1 || frame.scrollWidth > frame.clientWidth + 1;
      }).length,
  );
  expect(cut).toBe(0);
});
