import type { SdkLanguage } from '@balcao/contract/resources/sdks/languages.ts';
import type { SdkOptions } from '@balcao/contract/resources/sdks/sdkOperations.ts';
import type { GivenOptions } from '../domain/sdk-generation/sdkMaker.ts';

/** Options passed to OpenAPI Generator unless the caller sets them. */
export const outsideDefaults: Readonly<Partial<Record<SdkLanguage, GivenOptions>>> = {
  // Later versions of .NET can use a client for this version; an earlier SDK cannot compile its own default.
  csharp: { targetFramework: 'net8.0' },
  // Otherwise, each unset list is sent as an empty list, which has a different meaning.
  java: { containerDefaultToNull: true },
};

/** Options as described by OpenAPI Generator, with the defaults of this module. */
export const withOutsideDefaults = (language: SdkLanguage, options: SdkOptions): SdkOptions =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      { ...option, default: String(outsideDefaults[language]?.[name] ?? option.default) },
    ]),
  );
