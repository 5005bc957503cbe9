import { expect, test } from '@playwright/test';
import { provider } from '../../provider.config.ts';
import { words } from './frameWords.ts';
import { localesOfRun } from './pageVariants.ts';
import { visit } from './visit.ts';

const example = { pt: 'exemplo', es: 'ejemplo', en: 'example' };
const isExample = (href: string) => /\.example(?=[/?#:]|$)/.test(href);

for (const locale of localesOfRun(9)) {
  test(`the provider's links, name and year are those of its configuration, in ${locale}`, async ({
    page,
  }) => {
    const { footer, mainSite } = words[locale];
    const { links } = provider;
    await visit(page, '/', locale);
    const end = page.getByRole('contentinfo');
    const leads = {
      LinkedIn: links.linkedIn,
      YouTube: links.youTube,
      [footer.privacy]: links.privacy,
      [footer.security]: links.security,
      [footer.complaints]: links.complaintsBook,
    };
    for (const [name, href] of Object.entries(leads)) {
      const link = end.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAccessibleName(isExample(href) ? `${name} (${example[locale]})` : name);
    }
    await expect(end.locator('a[href^="/"]').last()).not.toHaveAccessibleName(/\(/);
    await expect(end).toContainText(`© 2025 ${provider.company}`);
    await expect(end).toContainText(footer.rights);
    const top = page.getByRole('navigation').first();
    await expect(top.getByRole('link', { name: mainSite })).toHaveAttribute('href', links.mainSite);
    await expect(top.getByRole('link', { name: provider.brand })).toBeVisible();
  });
}
