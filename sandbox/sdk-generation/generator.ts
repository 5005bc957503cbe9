import type { SdkGenerator } from '@balcao/contract/resources/sdks/languages.ts';
import type { ownSdkOptions, SdkApi, SdkServers } from '@balcao/contract/resources/sdks/options.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Api } from './description/api.ts';
import type { SdkEvent } from './sdkEvents.ts';
import type { ClientWord, ReadmeWord } from './sdkWords.ts';

/** Input for generating a client, in the language of the caller. */
export interface SdkInput {
  brand: string;
  api: Api;
  clientName: string;
  /** Base URLs of the API by the name of the server. */
  servers: Readonly<Partial<SdkServers>>;
  errors: readonly (readonly [code: string, words: string])[];
  /** Webhook events; empty if the API has no webhooks. */
  events: readonly SdkEvent[];
  toleranceSeconds: number;
  /** Text of the client in its language, with its placeholders filled. */
  say(word: ClientWord): string;
}

/** Contents of a client's files by their path in the zip file. */
export type Files = Readonly<Record<string, string>>;

/** Values of a generator's options, given or default. */
export type Options<G extends SdkGenerator> = Readonly<Record<keyof (typeof ownSdkOptions)[SdkApi][G], string>>;

/** Programs of a README, in order; a program is unset if the API lacks the feature. */
export interface GuidePrograms {
  firstCall: string;
  failure: string;
  webhook?: string;
  pages?: string;
  transport: string;
}

/** Parts of a README that depend on the language. */
export interface Guide extends GuidePrograms {
  language: string;
  runtime: string;
  /** Name of the language in code fences. */
  fence: string;
  install: string;
  note?: ReadmeWord;
}

export interface Generator<G extends SdkGenerator> {
  files(subject: SdkInput, options: Options<G>): Files;
  /** @param locale language of the messages that the calls of the guide request */
  guide(options: Options<G>, locale: Locale): Guide;
}
