import { errors } from '@balcao/contract/errors.ts';
import type { OpenApiDocument } from '@balcao/contract/openapi/types.ts';
import { ownSdkLanguages, type SdkGenerator } from '@balcao/contract/resources/sdks/languages.ts';
import { type SdkServers, sdkOptionsOf } from '@balcao/contract/resources/sdks/options.ts';
import { signatureToleranceSeconds } from '@balcao/contract/resources/webhooks/limits.ts';
import { fill } from '@balcao/contract/words/locales.ts';
import { provider } from '../../provider.config.ts';
import type { SdkRecipe } from './code.ts';
import { readApi } from './description/readApi.ts';
import { javascript } from './ecmascript/javascript.ts';
import { typescript } from './ecmascript/typescript.ts';
import type { Files, Generator, Options, SdkInput } from './generator.ts';
import { php } from './php/php.ts';
import { python } from './python/python.ts';
import { readme } from './readme.ts';
import { clientWords } from './words.ts';

const generators: { [G in SdkGenerator]: Generator<G> } = { typescript, javascript, php, python };

/** Name of the option that names the package, as its README does. */
const packageOptions: Readonly<Record<SdkGenerator, string>> = {
  typescript: 'npmName',
  javascript: 'projectName',
  php: 'composerPackageName',
  python: 'projectName',
};

/**
 * Every file of an SDK, by its path.
 * @param document the description in the recipe's language
 * @param servers origins by name
 */
export function generate(recipe: SdkRecipe, document: OpenApiDocument, servers: SdkServers): Files {
  const { locale, language } = recipe;
  const kind = ownSdkLanguages[language];
  const known = Object.entries(sdkOptionsOf(language)).map(([name, option]) => [name, option.default]);
  const options: Record<string, string> = { ...Object.fromEntries(known), ...recipe.options };
  const api = readApi(document);
  const { brand } = provider;
  const values = { brand, version: api.version, server: options.defaultServer ?? '' };
  const addresses = Object.entries(servers).map(([name, origin]) => [name, `${origin}/api`]);
  const subject: SdkInput = {
    brand,
    api,
    servers: Object.fromEntries(addresses) as SdkServers,
    errors: Object.entries(errors).map(([code, { words }]) => [code, words[locale]]),
    toleranceSeconds: signatureToleranceSeconds,
    say: (word) => fill(clientWords[word][locale], values),
  };
  // Each generator is given the options of its own row of the table.
  const generator = generators[kind] as Generator<typeof kind>;
  const own = options as Options<typeof kind>;
  const name = options[packageOptions[kind]] ?? '';
  return {
    'README.md': readme(name, generator.guide(own), subject, locale),
    ...generator.files(subject, own),
  };
}
