import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from '../../tools/run/children.mjs';
import { makeDerived } from '../../tools/run/derived.mjs';
import { type SiteLocale, siteLocales } from '../locales.ts';
import type { LanguageParts } from './outputs/writeLanguage.ts';
import { at, made } from './vite/paths.ts';

// Must be set before React is loaded.
process.env.NODE_ENV = 'production';

const folder = process.env.SITE_FOLDER ?? made('try');
const locales = (process.env.SITE_LOCALES?.split(',') as SiteLocale[] | undefined) ?? siteLocales;

/** Language to build; without an argument, all languages. */
const [locale] = process.argv.slice(2);

/** File with the results of a language's process. The files of the whole site are written from these results. */
const partsFile = (of: string) => made('parts', path.parse(folder).name, `${of}.json`);

const start = performance.now();
const say = (what: string) => console.log(`${((performance.now() - start) / 1000).toFixed(1)} s ${what}`);

if (locale) {
  const { buildLanguage } = await import('./buildLanguage.ts');
  const parts = await buildLanguage(locale as SiteLocale, folder);
  mkdirSync(path.dirname(partsFile(locale)), { recursive: true });
  writeFileSync(partsFile(locale), JSON.stringify(parts));
  say(`${locale}: ${parts.pages.length} pages in ${folder}`);
} else {
  await makeDerived();
  rmSync(folder, { recursive: true, force: true });
  // Starts a process per language, because a single process would use only one core.
  const codes = locales.map((each) =>
    runChild(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), each], {
      cwd: at(),
      onLine: (line: string) => console.log(line),
    }),
  );
  const { writeWhole } = await import('./outputs/writeWhole.ts');
  if ((await Promise.all(codes)).some((code) => code !== 0)) process.exit(1);
  const parts = locales.map((each) => JSON.parse(readFileSync(partsFile(each), 'utf8')) as LanguageParts);
  writeWhole(folder, parts);
  say(`written to ${folder}`);
}
