import type { SdkGenerator } from '@balcao/contract/resources/sdks/languages.ts';
import type { ownSdkOptions, SdkApi, SdkServers } from '@balcao/contract/resources/sdks/options.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Api } from './description/api.ts';
import type { SdkEvent } from './events.ts';
import type { ClientWord, ReadmeWord } from './words.ts';

/** What every client is made of, in the language of whoever asked. */
export interface SdkInput {
  brand: string;
  api: Api;
  /** Name of the class whose methods are the operations. */
  clientName: string;
  /** Base addresses of the API by the name of the server. */
  servers: Readonly<Partial<SdkServers>>;
  errors: readonly (readonly [code: string, words: string])[];
  /** What a webhook can report; an API without webhooks has none. */
  events: readonly SdkEvent[];
  toleranceSeconds: number;
  /** A sentence of the client's own, its placeholders filled. */
  say(word: ClientWord): string;
}

/** Texts of a client by their path in the zip. */
export type Files = Readonly<Record<string, string>>;

/** Values of the options of a generator, each given or its default. */
export type Options<G extends SdkGenerator> = Readonly<
  Record<keyof (typeof ownSdkOptions)[SdkApi][G], string>
>;

/** Programs of a README, in its order. What the API does not have is left out. */
export interface GuidePrograms {
  firstCall: string;
  failure: string;
  webhook?: string;
  pages?: string;
  transport: string;
}

/** What only a language knows of its README. */
export interface Guide extends GuidePrograms {
  language: string;
  runtime: string;
  /** Name after which code blocks are coloured. */
  fence: string;
  install: string;
  /** What is said below that. */
  note?: ReadmeWord;
}

export interface Generator<G extends SdkGenerator> {
  files(subject: SdkInput, options: Options<G>): Files;
  /** @param locale the language of the messages its calls ask for */
  guide(options: Options<G>, locale: Locale): Guide;
}
