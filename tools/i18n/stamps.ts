import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../run/paths.mjs';
import { type SectionStamps, stamp } from './freshness.ts';
import { readPages, type Translation, translations } from './pages.ts';

/** The stamps of every page of a translation, by the page's name. */
export type StampedPages = Readonly<Record<string, SectionStamps>>;

const fileOf = (locale: Translation) => at('site', 'i18n', locale, 'freshness.json');

/** Reads the stamps of a translation. */
export function readStamps(locale: Translation): StampedPages {
  return existsSync(fileOf(locale)) ? JSON.parse(readFileSync(fileOf(locale), 'utf8')) : {};
}

/**
 * Stamps one page, or all, in every translation, and removes deleted pages.
 * @param only name of the page: `guides/testing`
 * @param reason why a translation need not change although its source did
 * @returns sections that were not stamped, one line each
 */
export function stampPages(only?: string, reason?: string): string[] {
  const sources = readPages('pt');
  return translations.flatMap((locale) => {
    const before = readStamps(locale);
    const after: Record<string, SectionStamps | undefined> = {};
    const refused: string[] = [];
    for (const [name, page] of readPages(locale)) {
      const source = sources.get(name);
      after[name] = before[name];
      if (!source || (only && only !== name)) continue;
      const stamped = stamp(source, page, before[name] ?? {}, reason);
      after[name] = stamped.stamps;
      refused.push(...stamped.refused.map((section) => `${locale} ${name}#${section}`));
    }
    writeFileSync(fileOf(locale), `${JSON.stringify(after, null, 2)}\n`);
    return refused;
  });
}
