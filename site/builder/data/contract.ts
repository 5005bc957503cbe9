import { readFileSync } from 'node:fs';
import type { Facts } from '@balcao/contract/facts/buildFacts.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import type { SiteLocale } from '../../locales.ts';
import { type ReferencePageId, referencePages } from '../../src/components/api/referencePages.ts';
import { at } from '../vite/paths.ts';

/** Caches the result of a function by language or name. */
export function once<Name, T>(make: (name: Name) => T): (name: Name) => T {
  const made = new Map<Name, T>();
  return (name) => {
    if (!made.has(name)) made.set(name, make(name));
    return made.get(name) as T;
  };
}

export const derivedFile = (name: string, locale: SiteLocale): string =>
  readFileSync(at('contract/generated', `${name}.${locale}.json`), 'utf8');

const derived = {
  factsIn: (locale: SiteLocale) => JSON.parse(derivedFile('facts', locale)) as Facts,
  description: (id: ReferencePageId, locale: SiteLocale) =>
    JSON.parse(derivedFile(referencePages[id].description, locale)) as OpenApiDocument,
};

/** A build uses the derived files. The development server uses the contract's modules, so that changes show at once. */
const source = process.env.NODE_ENV === 'development' ? await import('./contractNow.ts') : derived;

export const factsIn: (locale: SiteLocale) => Facts = once(source.factsIn);

/** Descriptions of the API in a language, each created on demand. */
export const descriptionsIn = once((locale: SiteLocale) =>
  once((id: ReferencePageId) => source.description(id, locale)),
);

/** Descriptions of the API for the reference pages. */
export const referenceIn = once((locale: SiteLocale) =>
  once((id: ReferencePageId) => readDescription(descriptionsIn(locale)(id), referencePages[id].shownBase)),
);
