import { readFileSync, writeFileSync } from 'node:fs';
import { at } from '../run/paths.mjs';
import { type SectionStamps, stamp } from './freshness.ts';
import { folderOf, readPages, type Translation, translations } from './translatedPages.ts';

export type StampedPages = Readonly<Record<string, SectionStamps>>;

/** Comment at the end of a translated page, with a stamp for each section: `same-day: 397d2fdb → 9b4b1fe9`. */
const comment = /\n*\{\/\* translated \| (.*) \*\/\}\n*$/;
const between = ' | ';

const fileOf = (locale: Translation, name: string) => at(folderOf(locale), `${name}.mdx`);

export const withoutStamps = (page: string) => `${page.replace(comment, '').trimEnd()}\n`;

export function stampsIn(page: string): SectionStamps {
  const lines = comment.exec(page)?.[1]?.split(between) ?? [];
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
}

export function withStamps(page: string, stamps: SectionStamps): string {
  const lines = Object.entries(stamps).map(([section, stamped]) => `${section}: ${stamped}`);
  return `${withoutStamps(page)}\n{/* ${['translated', ...lines].join(between)} */}\n`;
}

export function readStamps(locale: Translation): StampedPages {
  const names = [...readPages(locale).keys()];
  return Object.fromEntries(names.map((name) => [name, stampsIn(readFileSync(fileOf(locale, name), 'utf8'))]));
}

/** Stamps one page or all in each translation, optionally with a reason. Lists the sections not stamped. */
export function stampPages(only?: string, reason?: string): string[] {
  const sources = readPages('pt');
  return translations.flatMap((locale) =>
    [...readPages(locale)].flatMap(([name, page]) => {
      const source = sources.get(name);
      if (!source || (only && only !== name)) return [];
      const text = readFileSync(fileOf(locale, name), 'utf8');
      const { stamps, refused } = stamp(source, page, stampsIn(text), reason);
      const stamped = withStamps(text, stamps);
      if (stamped !== text) writeFileSync(fileOf(locale, name), stamped);
      return refused.map((section) => `${locale} ${name}#${section}`);
    }),
  );
}
