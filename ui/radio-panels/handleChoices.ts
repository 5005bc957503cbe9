import { type ChoiceKind, choiceKinds, onChoice, rememberChoice, rememberedChoice } from './rememberedChoice.ts';

/** Radios of sets that share their choice, as rendered by RadioPanels.tsx, without fields inside a panel. */
export const sharedRadio = '[data-radios] > * > label > input';

export const optionOf = (radio: HTMLInputElement) => radio.parentElement?.dataset.option ?? '';

/** Checks the radios of the remembered choices; styles show their panels. */
export function checkRemembered(within: ParentNode): void {
  const remembered = choiceKinds.map(rememberedChoice);
  for (const radio of within.querySelectorAll<HTMLInputElement>(sharedRadio))
    if (remembered.includes(optionOf(radio))) radio.checked = true;
}

const follow = () => checkRemembered(document);

function choose({ target }: Event): void {
  const radio = target as HTMLInputElement;
  if (!radio.matches(sharedRadio)) return;
  const kind = radio.closest<HTMLElement>('[data-radios]')?.dataset.radios as ChoiceKind;
  rememberChoice(kind, optionOf(radio));
}

/** Checks the radios of a page during loading: the observer runs before the paint, so that no content moves. */
function followArrival(): void {
  const arrival = new MutationObserver(follow);
  arrival.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    follow();
    arrival.disconnect();
  });
}

/** Activates present and future sets. A single set needs no script. */
export function handleChoices(): void {
  document.addEventListener('change', choose);
  onChoice(follow);
  // A page from the back/forward cache has its old choices, and so do restored radios.
  addEventListener('pageshow', follow);
  if (choiceKinds.some(rememberedChoice)) followArrival();
}
