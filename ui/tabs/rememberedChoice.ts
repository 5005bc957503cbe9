import { useSyncExternalStore } from 'react';

/** Where the choice of a group is kept between visits. */
const choiceKey = (group: string) => `balcao.choice.${group}`;

const changed = 'balcao:choice';

/** What was chosen in a group; null when nothing was, or when storage is forbidden. */
export function rememberedChoice(group: string): string | null {
  try {
    return localStorage.getItem(choiceKey(group));
  } catch {
    return null;
  }
}

/**
 * Tells of every new choice, of any group, made in this tab or another.
 * @returns stops telling
 */
export function onChoice(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

/** Remembers the choice of a group and tells every control of that group, in this tab and the others. */
export function rememberChoice(group: string, id: string): void {
  try {
    localStorage.setItem(choiceKey(group), id);
  } catch {
    // Storage may be forbidden: then the choice lasts as long as the page, through the event alone.
  }
  dispatchEvent(new CustomEvent(changed));
}

/**
 * The remembered choice of a group.
 * @param group what shares the choice, for example `language`
 * @param ids what can be chosen here; the first one is the default
 */
export function useRememberedChoice(group: string, ids: readonly string[]): string {
  const stored = useSyncExternalStore(
    onChoice,
    () => rememberedChoice(group),
    () => null,
  );
  return (stored && ids.includes(stored) ? stored : ids[0]) ?? '';
}
