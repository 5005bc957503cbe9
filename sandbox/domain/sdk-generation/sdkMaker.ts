import type { SdkLanguage } from '@balcao/contract/resources/sdks/languages.ts';
import type { Sdk, SdkOptions } from '@balcao/contract/resources/sdks/sdkOperations.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Outcome } from '../outcome.ts';

export type GivenOptions = Readonly<Record<string, string | boolean | number>>;

/** Generates SDKs in the caller's language, for the URL at which the caller reaches the sandbox. */
export interface SdkMaker {
  options(language: SdkLanguage, locale: Locale, publicUrl: string): Promise<Outcome<SdkOptions>>;
  make(language: SdkLanguage, given: GivenOptions, locale: Locale, publicUrl: string): Promise<Outcome<Sdk>>;
  /** Zip file for a code returned by {@link make}; undefined for an unknown code. */
  download(code: string, publicUrl: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Description, as OpenAPI 3.0, and options of an externally generated client. */
export interface OutsideOrder {
  spec: unknown;
  options: GivenOptions;
}

/** OpenAPI Generator, for languages without a generator here (docs/decisions/sdk-generation.md). */
export interface OutsideGenerator {
  options(language: string): Promise<Outcome<SdkOptions>>;
  /** @returns the code of the client, and its link unless this sandbox serves it */
  make(language: string, order: OutsideOrder): Promise<Outcome<Pick<Sdk, 'code'> & Partial<Sdk>>>;
  /** Zip file of a code; a remote service serves its own. */
  download?(code: string): Uint8Array<ArrayBuffer> | undefined;
}
