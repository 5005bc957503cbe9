import type { Locale } from '@balcao/contract/words/locales.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { loadOnce } from './loadOnce.ts';

const documents = {
  rest: {
    pt: () => import('@balcao/contract/generated/openapi.pt.json', { with: { type: 'json' } }),
    es: () => import('@balcao/contract/generated/openapi.es.json', { with: { type: 'json' } }),
    en: () => import('@balcao/contract/generated/openapi.en.json', { with: { type: 'json' } }),
  },
  control: {
    pt: () => import('@balcao/contract/generated/control.pt.json', { with: { type: 'json' } }),
    es: () => import('@balcao/contract/generated/control.es.json', { with: { type: 'json' } }),
    en: () => import('@balcao/contract/generated/control.en.json', { with: { type: 'json' } }),
  },
};

type DescribedApi = keyof typeof documents;

/** The published description of an API. */
export async function description(api: DescribedApi, locale: Locale): Promise<OpenApiDocument> {
  return (await documents[api][locale]()).default as unknown as OpenApiDocument;
}

const bytesOf = (api: DescribedApi, locale: Locale) =>
  loadOnce(async () => new TextEncoder().encode(JSON.stringify(await description(api, locale))));

const bytes = {
  rest: { pt: bytesOf('rest', 'pt'), es: bytesOf('rest', 'es'), en: bytesOf('rest', 'en') },
  control: { pt: bytesOf('control', 'pt'), es: bytesOf('control', 'es'), en: bytesOf('control', 'en') },
};

/** The same as it is sent: once in memory, however many answers carry it. */
export const descriptionBytes = (api: DescribedApi, locale: Locale) => bytes[api][locale]();
