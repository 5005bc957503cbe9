import { controlErrors } from '@balcao/contract/control/controlErrors.ts';
import { errors } from '@balcao/contract/errors.ts';
import { ownSdkLanguages, type SdkGenerator } from '@balcao/contract/resources/sdks/languages.ts';
import { type SdkApi, type SdkServers, sdkApis, sdkOptionsOf } from '@balcao/contract/resources/sdks/options.ts';
import { signatureToleranceSeconds } from '@balcao/contract/resources/webhooks/signatureTolerance.ts';
import { fill } from '@balcao/contract/words/locales.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { provider } from '../../provider.config.ts';
import { apiOf, type SdkRecipe } from './code.ts';
import { formModels } from './description/formModels.ts';
import { readApi } from './description/readApi.ts';
import { typescript } from './ecmascript/package.ts';
import type { Files, Generator, Options, SdkInput } from './generator.ts';
import { php } from './php/php.ts';
import { python } from './python/python.ts';
import { readmeOf } from './readme.ts';
import { eventsIn } from './sdkEvents.ts';
import { type ClientWord, clientWords } from './sdkWords.ts';

/** Words that differ in a client of the control API. */
const controlWords: Readonly<Partial<Record<ClientWord, ClientWord>>> = {
  client: 'sandboxClient',
  retries: 'sandboxRetries',
};

const clientNames: Readonly<Record<SdkApi, string>> = { payments: 'Client', control: 'Sandbox' };

const generators: { [G in SdkGenerator]: Generator<G> } = { typescript, php, python };

/** Option that contains the name of the package in the README. */
const packageOptions: Readonly<Record<SdkGenerator, string>> = {
  typescript: 'npmName',
  php: 'composerPackageName',
  python: 'projectName',
};

export function generate(recipe: SdkRecipe, document: OpenApiDocument, servers: SdkServers): Files {
  const { locale, language } = recipe;
  const kind = ownSdkLanguages[language];
  const ofApi = apiOf(recipe.options);
  const isControl = ofApi === 'control';
  const { path } = sdkApis[ofApi];
  const known = Object.entries(sdkOptionsOf(language, ofApi)).map(([name, option]) => [name, option.default]);
  const options: Record<string, string> = { ...Object.fromEntries(known), ...recipe.options };
  const { brand } = provider;
  const described = readApi(document);
  const values = { brand, version: described.version, server: options.defaultServer ?? '', path };
  const say = (word: ClientWord) => fill(clientWords[(isControl && controlWords[word]) || word][locale], values);
  const models = [...described.models, ...(isControl ? [] : formModels(locale, say))];
  // Each field with a range describes it, so the model gets a general description.
  const named = models.map((model) => (model.name === 'DateRange' ? { ...model, words: say('dateRange') } : model));
  // Only a sandbox has simulators, so the control API exists only there.
  const reached: Partial<SdkServers> = isControl ? { sandbox: servers.sandbox } : servers;
  const addresses = Object.entries(reached).map(([name, origin]) => [name, `${origin}${path}`]);
  const subject: SdkInput = {
    brand,
    api: { ...described, models: named },
    clientName: clientNames[ofApi],
    servers: Object.fromEntries(addresses),
    errors: Object.entries({ ...errors, ...(isControl && controlErrors) }).map(([code, { words }]) => [
      code,
      words[locale],
    ]),
    events: eventsIn(document),
    toleranceSeconds: signatureToleranceSeconds,
    say,
  };
  // The options belong to the generator in the same row.
  const generator = generators[kind] as Generator<typeof kind>;
  const own = options as Options<typeof kind>;
  const name = options[packageOptions[kind]] ?? '';
  return {
    'README.md': readmeOf(name, generator.guide(own, locale), subject, {
      locale,
      defaultServer: own.defaultServer,
      api: ofApi,
    }),
    ...generator.files(subject, own),
  };
}
