import type { ShownOperation } from '../operations/operation.ts';
import { codesOf } from '../operations/possibleRefusals.ts';
import { inChapters, type Tag } from '../operations/tags.ts';
import type { Locale } from '../words/locales.ts';

/** Operations as shown on pages: URL, purpose, credentials and errors. */
export function operationFacts(all: Readonly<Record<string, ShownOperation>>, tags: readonly Tag[], locale: Locale) {
  return inChapters(all, tags).map(([id, operation]) => ({
    id,
    method: operation.method,
    path: operation.path,
    tag: operation.tag,
    summary: operation.summary[locale],
    description: operation.description[locale],
    auth: operation.auth,
    success: operation.success.status,
    callback: operation.callback !== undefined,
    deprecated: operation.deprecated?.[locale] ?? null,
    errors: codesOf(operation),
  }));
}

export function tagFacts(all: readonly Tag[], locale: Locale) {
  return all.map(({ id, label, words }) => ({ id, label: label[locale], words: words[locale] }));
}
