import { say, type Words } from '../words/locales.ts';

/** The kinds of https://keepachangelog.com, as pages and the feed name them. */
export const changeKinds = {
  added: say('Novo', 'Nuevo', 'Added'),
  changed: say('Alterado', 'Modificado', 'Changed'),
  deprecated: say('Obsoleto', 'Obsoleto', 'Deprecated'),
  removed: say('Retirado', 'Retirado', 'Removed'),
  fixed: say('Corrigido', 'Corregido', 'Fixed'),
} satisfies Record<string, Words>;

/** A change that people who call the API notice. */
export interface Change {
  /** The version of the API that brought it; null for what this portal changed within one. */
  version: string | null;
  /** The day since which it holds; null where nobody published one. */
  date: string | null;
  /** The day on which this list took it up, where that is another one: an entry of a feed needs a day (RFC 4287 §4.2.15). */
  listed?: string;
  kind: keyof typeof changeKinds;
  /** Whether a program that worked before it may fail after it. */
  breaking: boolean;
  /** What it is about: a field, an event, a kind of call. */
  subject: Words;
  before?: Words;
  now: Words;
  /** Names of the listing that it explains (tools/changes), with what is below them: `createRefund`, `Payment.fee`. */
  at?: readonly string[];
}

/** Changes by their ids, which feeds and links keep: an id stays once it was published. */
export type Changes = Readonly<Record<string, Change>>;
