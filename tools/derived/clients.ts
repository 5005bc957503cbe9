import { readFile } from 'node:fs/promises';
import { ownSdkLanguages, type SdkGenerator } from '@balcao/contract/resources/sdks/languages.ts';
import { type SdkApi, sdkApis } from '@balcao/contract/resources/sdks/options.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import type { Files } from '@balcao/sandbox/sdk-generation/generator.ts';
import { generate } from '@balcao/sandbox/sdk-generation/generators.ts';
import { provider } from '../../provider.config.ts';
import { at } from '../run/paths.mjs';

const servers = { ...provider.servers, sandbox: provider.sandbox };
const apis = {
  payments: { description: 'openapi', options: {} },
  control: { description: 'control', options: { api: 'control' } },
} satisfies Record<SdkApi, { description: string; options: Record<string, string> }>;

interface Client {
  api: SdkApi;
  locale: Locale;
  language: SdkGenerator;
  name: string;
  files: Files;
}

/** Generates all clients, without options: for each API and locale. */
export async function* clients(): AsyncGenerator<Client> {
  for (const locale of locales) {
    for (const [api, { description, options }] of Object.entries(apis) as [SdkApi, typeof apis.payments][]) {
      const text = await readFile(at('contract', 'generated', `${description}.${locale}.json`), 'utf8');
      // Several names of languages share a generator, and one of them names the client.
      for (const language of new Set(Object.values(ownSdkLanguages))) {
        const files = generate({ language, locale, options }, JSON.parse(text), servers);
        yield { api, locale, language, name: `${language}-${sdkApis[api].packageEnding}`, files };
      }
    }
  }
}
