import { choiceKinds, rememberedChoice } from './rememberedChoice.ts';

/** Radios of the sets that share their choice, as RadioPanels.tsx renders them; a field inside a panel is none. */
export const sharedRadio = '[data-radios] > * > label > input';

/**
 * Names the remembered choices on the root element. The styles show them in every set that has them: before the first
 * paint, nothing moves after it.
 */
export function markRemembered(): void {
  document.documentElement.dataset.chosen = choiceKinds.map(rememberedChoice).join(' ');
}

/** The choice that a radio stands for. */
export const optionOf = (radio: HTMLInputElement) => radio.parentElement?.dataset.option ?? '';

/** Checks the radios of the choices on the root element, so that assistive technology reads what is shown. */
export function checkMarked(within: ParentNode): void {
  const chosen = document.documentElement.dataset.chosen?.split(' ');
  for (const radio of within.querySelectorAll<HTMLInputElement>(sharedRadio))
    if (chosen?.includes(optionOf(radio))) radio.checked = true;
}
