import type { Locale } from '@balcao/contract/words/locales.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { provider } from '../provider.config.ts';
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

export async function description(api: DescribedApi, locale: Locale): Promise<OpenApiDocument> {
  return (await documents[api][locale]()).default as unknown as OpenApiDocument;
}

export function descriptionsAt(publicUrl: string) {
  const bytesOf = (api: DescribedApi, locale: Locale) =>
    loadOnce(async () => {
      const json = JSON.stringify(await description(api, locale));
      return new TextEncoder().encode(json.replaceAll(`"${provider.sandbox}/`, `"${publicUrl}/`));
    });
  const inEach = (api: DescribedApi) => ({
    pt: bytesOf(api, 'pt'),
    es: bytesOf(api, 'es'),
    en: bytesOf(api, 'en'),
  });
  const bytes = { rest: inEach('rest'), control: inEach('control') };
  return (api: DescribedApi, locale: Locale) => bytes[api][locale]();
}
