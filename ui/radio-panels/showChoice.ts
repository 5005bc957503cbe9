import { choiceKinds, rememberedChoice } from './rememberedChoice.ts';

/** Radios of sets that share their choice, as rendered by RadioPanels.tsx, without fields inside a panel. */
export const sharedRadio = '[data-radios] > * > label > input';

export const optionOf = (radio: HTMLInputElement) => radio.parentElement?.dataset.option ?? '';

/** Checks the radios of the remembered choices; styles show their panels. */
export function checkRemembered(within: ParentNode): void {
  const remembered = choiceKinds.map(rememberedChoice);
  for (const radio of within.querySelectorAll<HTMLInputElement>(sharedRadio))
    if (remembered.includes(optionOf(radio))) radio.checked = true;
}
