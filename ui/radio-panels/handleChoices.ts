import { installOnce } from '../behaviour/installOnce.ts';
import { type ChoiceKind, onChoice, rememberChoice } from './rememberedChoice.ts';
import { checkMarked, markRemembered, optionOf, sharedRadio } from './showChoice.ts';

function follow(): void {
  markRemembered();
  checkMarked(document);
}

function choose({ target }: Event): void {
  const radio = target as HTMLInputElement;
  if (!radio.matches(sharedRadio)) return;
  const kind = radio.closest<HTMLElement>('[data-radios]')?.dataset.radios as ChoiceKind;
  rememberChoice(kind, optionOf(radio));
}

/**
 * Makes all sets of a kind show the same choice, those that come later included, and remembers it. A set alone needs no
 * script.
 */
export function handleChoices(): void {
  installOnce('choices', () => {
    document.addEventListener('change', choose);
    onChoice(follow);
    addEventListener('DOMContentLoaded', follow);
    // A page that the browser brings back has its old choices, and so do restored radios.
    addEventListener('pageshow', follow);
    markRemembered();
  });
}
