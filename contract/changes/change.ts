import { say, type Words } from '../words/locales.ts';

/** Kinds of changes from https://keepachangelog.com, with their names on pages and in the feed. */
export const changeKinds = {
  added: say('Novo', 'Nuevo', 'Added'),
  changed: say('Alterado', 'Modificado', 'Changed'),
  deprecated: say('Obsoleto', 'Obsoleto', 'Deprecated'),
  removed: say('Retirado', 'Retirado', 'Removed'),
  fixed: say('Corrigido', 'Corregido', 'Fixed'),
} satisfies Record<string, Words>;

/** Change visible to callers of the API. */
export interface Change {
  /** API version that brought the change; null for a change of this portal only. */
  version: string | null;
  /** Day on which the change takes effect; null if unpublished. */
  date: string | null;
  /** Day when the change was listed; replaces a null `date` in the feed, whose entries need one (RFC 4287 §4.2.15). */
  listed?: string;
  kind: keyof typeof changeKinds;
  /** Whether the change may break a working program. */
  breaking: boolean;
  /** Subject of the change: a field, an event or a kind of call. */
  subject: Words;
  before?: Words;
  now: Words;
  /** Names in the listing that this change explains, with their subordinate names: `createRefund`, `Payment.fee`. */
  at?: readonly string[];
}

/** Changes by id; published ids must not change, because feeds and links use them. */
export type Changes = Readonly<Record<string, Change>>;
