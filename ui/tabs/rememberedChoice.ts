/** Storage key of a group's choice. */
const choiceKey = (group: string) => `balcao.choice.${group}`;

const changed = 'balcao:choice';

/** The remembered choice of a group; null without one, or without storage. */
export function rememberedChoice(group: string): string | null {
  try {
    return localStorage.getItem(choiceKey(group));
  } catch {
    return null;
  }
}

/**
 * Subscribes to new choices of any group, made in this tab or another.
 * @returns a function that unsubscribes
 */
export function onChoice(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

/** Stores the choice of a group and notifies every control of the group, in this tab and the others. */
export function rememberChoice(group: string, id: string): void {
  try {
    localStorage.setItem(choiceKey(group), id);
  } catch {
    // Without storage the choice lasts as long as the page, through the event alone.
  }
  dispatchEvent(new CustomEvent(changed));
}
