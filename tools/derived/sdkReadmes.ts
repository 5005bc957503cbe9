import { readFile } from 'node:fs/promises';
import { ownSdkLanguages } from '@balcao/contract/resources/sdks/languages.ts';
import type { SdkApi } from '@balcao/contract/resources/sdks/options.ts';
import { locales } from '@balcao/contract/words/locales.ts';
import { generate } from '@balcao/sandbox/sdk-generation/generators.ts';
import { provider } from '../../provider.config.ts';
import { at } from '../run/paths.mjs';
import { write } from './folderFiles.ts';

/** READMEs of each client for pages; tests of the clients run their code out of the downloaded zip. */
const servers = { ...provider.servers, sandbox: provider.sandbox };
const apis = {
  payments: { description: 'openapi', options: {} },
  control: { description: 'control', options: { api: 'control' } },
} satisfies Record<SdkApi, { description: string; options: Record<string, string> }>;
const files = new Map<string, string>();
for (const [language, generator] of Object.entries(ownSdkLanguages)) {
  // A generator makes several of the languages that can be asked for; it is called by the name of one.
  if (language !== generator) continue;
  for (const locale of locales) {
    for (const [api, { description, options }] of Object.entries(apis)) {
      const document = await readFile(at('contract', 'generated', `${description}.${locale}.json`), 'utf8');
      const client = generate({ language: generator, locale, options }, JSON.parse(document), servers);
      files.set(`${api}/${locale}/${language}.md`, client['README.md'] ?? '');
    }
  }
}
await write(files, at('.build', 'sdk-readmes'));
