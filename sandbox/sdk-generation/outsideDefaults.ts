import type { SdkLanguage } from '@balcao/contract/resources/sdks/languages.ts';
import type { SdkOptions } from '@balcao/contract/resources/sdks/sdkOperations.ts';
import type { GivenOptions } from '../domain/sdk-generation/sdkMaker.ts';

/** Options that OpenAPI Generator is given where the caller says nothing else. */
export const outsideDefaults: Readonly<Partial<Record<SdkLanguage, GivenOptions>>> = {
  // Later versions of .NET use a client of this one; an earlier SDK does not compile its own default.
  csharp: { targetFramework: 'net8.0' },
  // Otherwise each list that nobody filled is sent empty, which says something else than a missing one.
  java: { containerDefaultToNull: true },
};

/** The options as OpenAPI Generator describes them, with the defaults that count here. */
export const withOutsideDefaults = (language: SdkLanguage, options: SdkOptions): SdkOptions =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      { ...option, default: String(outsideDefaults[language]?.[name] ?? option.default) },
    ]),
  );
