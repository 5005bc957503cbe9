import path from 'node:path';
import type { SiteLocale } from '../locales.ts';
import { dataModule } from './data/modules.ts';
import { pageDataIn } from './data/pageData.ts';
import { type LanguageParts, writeLanguage } from './outputs/writeLanguage.ts';
import { lastChanges } from './pages/lastChanges.ts';
import { bundlePages } from './vite/bundlePages.ts';
import { bundlePrograms } from './vite/programs.ts';

export async function buildLanguage(locale: SiteLocale, folder: string): Promise<LanguageParts> {
  const given = { changes: lastChanges(), data: pageDataIn(locale) };
  // Runs both at once: the bundler uses other threads while this thread compiles pages.
  const [{ pages: bundle, styles }, programs] = await Promise.all([
    bundlePages(locale, dataModule, path.basename(folder)),
    bundlePrograms(locale, dataModule),
  ]);
  const { language, table, render } = bundle;
  const pages = [];
  for (const route of table.routes) pages.push(await render(route, given));
  return writeLanguage(folder, { language, trees: table.trees, pages, programs }, styles);
}
