import { apiChanges } from '../changes/api.ts';
import { type Changes, changeKinds } from '../changes/change.ts';
import { sandboxChanges } from '../changes/sandbox.ts';
import type { Locale } from '../words/locales.ts';

/** Changes in one language, newest first: of the API before this description, and of this portal since then. */
export function changeFacts(locale: Locale) {
  const inLocale = (changes: Changes) =>
    Object.entries(changes).map(([id, { kind, subject, before, now, at = [], listed, ...rest }]) => ({
      id,
      ...rest,
      listed: listed ?? rest.date ?? '',
      kind: changeKinds[kind][locale],
      subject: subject[locale],
      before: before?.[locale],
      now: now[locale],
      at,
    }));
  return { api: inLocale(apiChanges), sandbox: inLocale(sandboxChanges).toReversed() };
}
