import type { SdkGenerator } from '@balcao/contract/resources/sdks/languages.ts';
import type { ownSdkOptions, SdkApi, SdkServers } from '@balcao/contract/resources/sdks/options.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Api } from './description/api.ts';
import type { SdkEvent } from './sdkEvents.ts';
import type { ClientWord, ReadmeWord } from './sdkWords.ts';

/** Input of every client, in the caller's language. */
export interface SdkInput {
  brand: string;
  api: Api;
  clientName: string;
  /** Base URLs of the API by server name. */
  servers: Readonly<Partial<SdkServers>>;
  errors: readonly (readonly [code: string, words: string])[];
  /** Webhook events; empty for an API without webhooks. */
  events: readonly SdkEvent[];
  toleranceSeconds: number;
  /** Sentence of the client, with its placeholders filled. */
  say(word: ClientWord): string;
}

/** Texts of a client by their path in the zip. */
export type Files = Readonly<Record<string, string>>;

/** Option values of a generator, given or default. */
export type Options<G extends SdkGenerator> = Readonly<Record<keyof (typeof ownSdkOptions)[SdkApi][G], string>>;

/** Programs of a README, in order; unset for features that the API lacks. */
export interface GuidePrograms {
  firstCall: string;
  failure: string;
  webhook?: string;
  pages?: string;
  transport: string;
}

/** Parts of a README specific to a language. */
export interface Guide extends GuidePrograms {
  language: string;
  runtime: string;
  /** Language name of code fences. */
  fence: string;
  install: string;
  note?: ReadmeWord;
}

export interface Generator<G extends SdkGenerator> {
  files(subject: SdkInput, options: Options<G>): Files;
  /** @param locale language of the messages that its calls request */
  guide(options: Options<G>, locale: Locale): Guide;
}
