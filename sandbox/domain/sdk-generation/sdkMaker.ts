import type { SdkLanguage } from '@balcao/contract/resources/sdks/languages.ts';
import type { Sdk, SdkOptions } from '@balcao/contract/resources/sdks/operations.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Outcome } from '../outcome.ts';

export type GivenOptions = Readonly<Record<string, string | boolean | number>>;

/** Who makes SDKs, in the language of whoever asks, for the URL by which he knows the sandbox. */
export interface SdkMaker {
  options(language: SdkLanguage, locale: Locale, publicUrl: string): Promise<Outcome<SdkOptions>>;
  make(language: SdkLanguage, given: GivenOptions, locale: Locale, publicUrl: string): Promise<Outcome<Sdk>>;
  /** The zip file of a code that {@link make} gave; undefined when no SDK has it. */
  download(code: string, publicUrl: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}
