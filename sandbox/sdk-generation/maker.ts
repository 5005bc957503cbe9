import { type OwnSdkLanguage, ownSdkLanguages, type SdkLanguage } from '@balcao/contract/resources/sdks/languages.ts';
import { describeSdkOptions, type SdkApi, sdkApis, sdkOptionsOf } from '@balcao/contract/resources/sdks/options.ts';
import type { Sdk } from '@balcao/contract/resources/sdks/sdkOperations.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { toOpenApi30 } from '@balcao/openapi/openApi30.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { provider } from '../../provider.config.ts';
import { type Outcome, ok } from '../domain/outcome.ts';
import { createPace } from '../domain/pace.ts';
import type { Runtime } from '../domain/runtime.ts';
import type { GivenOptions, OutsideGenerator, SdkMaker } from '../domain/sdk-generation/sdkMaker.ts';
import { checkOptions, generatorMissing, unknownOption } from './checkOptions.ts';
import { apiOf, codeOf, recipeOf } from './code.ts';
import { outsideDefaults, withOutsideDefaults } from './outsideDefaults.ts';

interface Surroundings {
  description(api: SdkApi, locale: Locale): Promise<OpenApiDocument>;
  runtime: Runtime;
  outside?: OutsideGenerator;
}

const isOwn = (language: SdkLanguage): language is OwnSdkLanguage => Object.hasOwn(ownSdkLanguages, language);

/** Makes SDKs: our own languages are generated from their code each time, others by OpenAPI Generator. */
export function createSdkMaker({ description, runtime, outside }: Surroundings): SdkMaker {
  const serversWith = (sandbox: string) => ({ ...provider.servers, sandbox });

  const linkOf = (code: string, publicUrl: string) => `${publicUrl}/sdks/${code}.zip`;

  async function makeOutside(
    language: SdkLanguage,
    given: GivenOptions,
    locale: Locale,
    publicUrl: string,
  ): Promise<Outcome<Sdk>> {
    if (!outside) return generatorMissing(language);
    const options = await outside.options(language);
    if (!options.ok) return options;
    const unknown = unknownOption(given, Object.keys(options.value));
    if (unknown) return unknown;
    const document = await description('payments', locale);
    // The first server is the sandbox, under the URL that the caller used.
    const [sandbox, ...others] = document.servers;
    const servers = sandbox ? [{ ...sandbox, url: `${publicUrl}/api` }, ...others] : others;
    const spec = toOpenApi30({ ...document, servers });
    const made = await outside.make(language, { spec, options: { ...outsideDefaults[language], ...given } });
    return made.ok ? ok({ link: linkOf(made.value.code, publicUrl), ...made.value }) : made;
  }

  return {
    async options(language, locale, publicUrl) {
      if (isOwn(language)) return ok(describeSdkOptions(language, locale, serversWith(publicUrl)));
      if (!outside) return generatorMissing(language);
      const options = await outside.options(language);
      return options.ok ? ok(withOutsideDefaults(language, options.value)) : options;
    },
    async make(language, given, locale, publicUrl) {
      if (!isOwn(language)) return makeOutside(language, given, locale, publicUrl);
      const options = checkOptions(given, sdkOptionsOf(language, apiOf(given)));
      if (!options.ok) return options;
      const code = codeOf({ language, locale, options: options.value });
      return ok({ code, link: linkOf(code, publicUrl) });
    },
    async download(code, publicUrl) {
      const recipe = recipeOf(code);
      if (!recipe) return outside?.download?.(code);
      // Loaded on demand, because the code is large for a browser and rarely needed.
      const [{ generate }, { zipOf }] = await Promise.all([import('./generators.ts'), import('./zip.ts')]);
      const api = apiOf(recipe.options);
      const pace = createPace(runtime);
      const files = generate(recipe, await description(api, recipe.locale), serversWith(publicUrl));
      // Lets other work run, because each step takes long.
      await pace();
      return zipOf(files, `${ownSdkLanguages[recipe.language]}-${sdkApis[api].packageEnding}`, pace);
    },
  };
}
