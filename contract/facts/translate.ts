import type { Transition } from '../lifecycle/transition.ts';
import type { Label, Locale, Words } from '../words/locales.ts';

export function labelsIn<Key extends string>(table: Readonly<Record<Key, Words>>, locale: Locale) {
  const entries = Object.entries<Words>(table).map(([key, words]) => [key, words[locale]]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

export function statesIn<State extends string>(
  table: Readonly<Record<State, Label>>,
  final: readonly string[],
  locale: Locale,
) {
  return (Object.entries(table) as [State, Label][]).map(([id, { label, words }]) => ({
    id,
    label: label[locale],
    words: words[locale],
    final: final.includes(id),
  }));
}

/** Lifecycle rows with action and actor in one language, and with the kind of their origin. */
export function rowsIn<State extends string, Action extends string>(
  rows: readonly Transition<State, Action>[],
  actions: Readonly<Record<Action, Words>>,
  actors: Readonly<Record<string, Words>>,
  locale: Locale,
) {
  return rows.map(({ from, action, to, who, events, origin }) => ({
    from,
    action,
    to,
    who,
    events,
    origin: origin.kind,
    actionLabel: actions[action][locale],
    whoLabel: actors[who]?.[locale] ?? who,
  }));
}
