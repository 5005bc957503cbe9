import {
  type OwnSdkLanguage,
  ownSdkLanguages,
  type SdkLanguage,
} from '@balcao/contract/resources/sdks/languages.ts';
import {
  describeSdkOptions,
  type SdkApi,
  sdkApis,
  sdkOptionsOf,
} from '@balcao/contract/resources/sdks/options.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { provider } from '../../provider.config.ts';
import { ok, refuse } from '../domain/outcome.ts';
import { createPace } from '../domain/pace.ts';
import type { Runtime } from '../domain/runtime.ts';
import type { GivenOptions, SdkMaker } from '../domain/sdk-generation/sdkMaker.ts';
import { apiOf } from './apiOf.ts';
import { checkOptions, unknownOption } from './checkOptions.ts';
import { codeOf, recipeOf } from './code.ts';
import type { RemoteGenerator } from './remoteGenerator.ts';

interface Surroundings {
  /** The published description of an API, by language. */
  description(api: SdkApi, locale: Locale): Promise<OpenApiDocument>;
  runtime: Runtime;
  /** Who makes the languages we do not. */
  outside?: RemoteGenerator;
}

const isOwn = (language: SdkLanguage): language is OwnSdkLanguage => Object.hasOwn(ownSdkLanguages, language);

const missing = (language: string) =>
  refuse('e00400', {
    status: 502,
    detail: 'sdk_generator_missing',
    values: { language, languages: Object.keys(ownSdkLanguages).join(', ') },
  });

/**
 * Makes SDKs: our own languages from the description, the others through an OpenAPI Generator service.
 * Nothing is kept of what was made: a code says all there is to know of its SDK, which is made anew when downloaded.
 */
export function createSdkMaker({ description, runtime, outside }: Surroundings): SdkMaker {
  const serversWith = (sandbox: string) => ({ ...provider.servers, sandbox });

  async function makeOutside(language: SdkLanguage, given: GivenOptions, locale: Locale) {
    if (!outside) return missing(language);
    const options = await outside.options(language);
    if (!options.ok) return options;
    const unknown = unknownOption(given, Object.keys(options.value));
    if (unknown) return unknown;
    return outside.make(language, { spec: await description('payments', locale), options: given });
  }

  return {
    async options(language, locale, publicUrl) {
      if (isOwn(language)) return ok(describeSdkOptions(language, locale, serversWith(publicUrl)));
      return outside ? outside.options(language) : missing(language);
    },
    async make(language, given, locale, publicUrl) {
      if (!isOwn(language)) return makeOutside(language, given, locale);
      const options = checkOptions(given, sdkOptionsOf(language, apiOf(given)));
      if (!options.ok) return options;
      const code = codeOf({ language, locale, options: options.value });
      return ok({ code, link: `${publicUrl}/sdks/${code}.zip` });
    },
    async download(code, publicUrl) {
      const recipe = recipeOf(code);
      if (!recipe) return undefined;
      // Large for a browser, and asked for by few.
      const [{ generate }, { zipOf }] = await Promise.all([import('./generators.ts'), import('./zip.ts')]);
      const api = apiOf(recipe.options);
      const pace = createPace(runtime);
      const files = generate(recipe, await description(api, recipe.locale), serversWith(publicUrl));
      // Each takes long by itself.
      await pace();
      return zipOf(files, `${ownSdkLanguages[recipe.language]}-${sdkApis[api].packageEnding}`, pace);
    },
  };
}
