import { languageNames, sitePrefixes } from '@balcao/text/languageTags.ts';
import { packageSpec } from '@balcao/text/urls.ts';
import { provider } from '../../provider.config.ts';
import { defaultLocale, type SiteLocale, siteLocales } from '../locales.ts';

export const siteTitle = 'API documentation';

/** Base path of the site with a trailing slash: `/`, or a path chosen by the provider. */
export const root = process.env.SITE_BASE_URL ?? '/';

export interface Language {
  locale: SiteLocale;
  tag: string;
  name: string;
  /** Base path of the language's pages, with a trailing slash: `/es/`. */
  base: string;
}

const tags: Readonly<Record<SiteLocale, string>> = { pt: 'pt-PT', es: 'es-ES', en: 'en' };

export const languages: readonly Language[] = siteLocales.map((locale) => ({
  locale,
  tag: tags[locale],
  name: languageNames[locale],
  base: `${root.slice(0, -1)}${sitePrefixes[locale]}/`,
}));

export function languageOf(locale: SiteLocale): Language {
  const found = languages.find((each) => each.locale === locale);
  if (!found) throw new Error(`the site has no language ${locale}`);
  return found;
}

/** Path of a page in a language, from the path within the language: `/docs/guides/intro`. */
export const pathIn = ({ base }: Language, address: string): string => base + address.slice(1);

export const urlOf = (path: string): string => provider.site + path;

/** URL of a page in every language, by language tag; `x-default` is the default language. */
export const alternatesOf = (address: string): { tag: string; url: string }[] =>
  [...languages, { ...languageOf(defaultLocale), tag: 'x-default' }].map((each) => ({
    tag: each.tag,
    url: urlOf(pathIn(each, address)),
  }));

/** Package spec for npm and npx, as printed on pages. */
export const packageOfSite = packageSpec(urlOf(root), provider.registryName);
