import { errors } from '@balcao/contract/errors.ts';
import { ownSdkLanguages, type SdkGenerator } from '@balcao/contract/resources/sdks/languages.ts';
import { type SdkServers, sdkOptionsOf } from '@balcao/contract/resources/sdks/options.ts';
import { signatureToleranceSeconds } from '@balcao/contract/resources/webhooks/signatureTolerance.ts';
import { fill, type Locale } from '@balcao/contract/words/locales.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { provider } from '../../provider.config.ts';
import type { SdkRecipe } from './code.ts';
import { readApi } from './description/readApi.ts';
import { javascript, typescript } from './ecmascript/package.ts';
import type { Files, Generator, Guide, Options, SdkInput } from './generator.ts';
import { php } from './php/php.ts';
import { python } from './python/python.ts';
import { retryKeys } from './retryKeys.ts';
import { clientWords, type ReadmeWord, readmeWords } from './words.ts';

interface ReadmeOptions {
  locale: Locale;
  /** The server that was chosen when the client was generated; empty without a choice. */
  defaultServer: string;
}

/**
 * The README of a client: what it is, how to install it, and calls that work as they stand on a fresh sandbox.
 * @param name of the package
 */
function readme(name: string, guide: Guide, { brand, api, servers }: SdkInput, to: ReadmeOptions): string {
  const { language, runtime } = guide;
  const keys = Object.entries(retryKeys).map(([id, key]) => `\`${id}\` (\`${key}\`)`);
  const values = {
    language,
    runtime,
    brand,
    version: api.version,
    server: to.defaultServer,
    keys: keys.join(', '),
  };
  const words = (word: ReadmeWord) => readmeWords[word][to.locale];
  const url = fill(words(to.defaultServer ? 'chosenDefault' : 'noDefault'), values);
  const say = (word: ReadmeWord) => fill(words(word), { ...values, url });
  const code = (text: string, fence: string) => `\`\`\`${fence}\n${text.trim()}\n\`\`\``;
  const rows = Object.entries(servers).map(([server, address]) => `- \`${server}\`: ${address}`);
  const parts = [
    `# ${name}`,
    say('intro'),
    `## ${say('install')}`,
    code(guide.install, 'sh'),
    ...(guide.note ? [say(guide.note)] : []),
    `## ${say('firstCall')}`,
    code(guide.firstCall, guide.fence),
    say('credentials'),
    `## ${say('errors')}`,
    code(guide.failure, guide.fence),
    say('failures'),
    `## ${say('webhooks')}`,
    code(guide.webhook, guide.fence),
    say('signature'),
    `## ${say('pages')}`,
    code(guide.pages, guide.fence),
    say('walking'),
    `## ${say('transport')}`,
    code(guide.transport, guide.fence),
    say('retries'),
    `## ${say('servers')}`,
    rows.join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

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
    'README.md': readme(name, generator.guide(own, locale), subject, {
      locale,
      defaultServer: own.defaultServer,
    }),
    ...generator.files(subject, own),
  };
}
