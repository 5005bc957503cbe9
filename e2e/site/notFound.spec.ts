import { expect, test } from '@playwright/test';
import { words } from './frameWords.ts';
import { locales } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';
import { visit } from './visit.ts';

for (const locale of localesOfRun(11)) {
  test(`an unknown path answers 404 and says so with ways out and a mail that names it, in ${locale}`, async ({
    page,
    request,
  }) => {
    const { notFound } = words[locale];
    const answer = await visit(page, '/no/such/page', locale);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`${notFound.title} | API documentation`);
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].lang);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await expect(main.getByText(notFound.report)).toBeVisible();
    const mail = String(await main.locator('a[href^="mailto:"]').getAttribute('href'));
    expect(new URL(mail).searchParams.get('body')).toContain(page.url());
    for (const name of notFound.ways) {
      const way = main.getByRole('link', { name, exact: true });
      const href = (await way.getAttribute('href')) ?? '';
      expect(href).toMatch(new RegExp(`^${locales[locale].prefix}/`));
      expect((await request.get(href)).status()).toBe(200);
    }
  });
}
