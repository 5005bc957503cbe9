import { say, type Words } from '../words/locales.ts';

/** Kinds of https://keepachangelog.com, with their names on pages and in the feed. */
export const changeKinds = {
  added: say('Novo', 'Nuevo', 'Added'),
  changed: say('Alterado', 'Modificado', 'Changed'),
  deprecated: say('Obsoleto', 'Obsoleto', 'Deprecated'),
  removed: say('Retirado', 'Retirado', 'Removed'),
  fixed: say('Corrigido', 'Corregido', 'Fixed'),
} satisfies Record<string, Words>;

/** Change visible to callers of the API. */
export interface Change {
  /** API version of the change; null for a change of this portal within one. */
  version: string | null;
  /** Effective day; null if unpublished. */
  date: string | null;
  /** Day of its listing, if different: entries of a feed need a day (RFC 4287 §4.2.15). */
  listed?: string;
  kind: keyof typeof changeKinds;
  /** Whether a working program may fail after it. */
  breaking: boolean;
  /** Subject: a field, an event, a kind of call. */
  subject: Words;
  before?: Words;
  now: Words;
  /** Explained names of the listing with those below them (tools/changes): `createRefund`, `Payment.fee`. */
  at?: readonly string[];
}

/** Changes by id; published ids must not change, because feeds and links use them. */
export type Changes = Readonly<Record<string, Change>>;
