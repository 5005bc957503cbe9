/** Choices that the site remembers. The ids of options are unique among all kinds. */
export const choiceKinds = ['language', 'shell'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

const choiceKey = (kind: ChoiceKind) => `balcao.choice.${kind}`;

const changed = 'balcao:choice';

/** Choices made on this page, if the browser has no storage. */
const unstored: Partial<Record<ChoiceKind, string>> = {};

export function rememberedChoice(kind: ChoiceKind): string | null {
  try {
    return localStorage.getItem(choiceKey(kind));
  } catch {
    return unstored[kind] ?? null;
  }
}

/** Subscribes to choices of any kind, made in this tab or another. */
export function onChoice(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

/** Stores the choice of a kind and notifies all controls, in this tab and in others. */
export function rememberChoice(kind: ChoiceKind, id: string): void {
  try {
    localStorage.setItem(choiceKey(kind), id);
  } catch {
    unstored[kind] = id;
  }
  dispatchEvent(new CustomEvent(changed));
}
