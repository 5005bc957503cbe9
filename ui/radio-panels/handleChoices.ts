import { type ChoiceKind, choiceKinds, onChoice, rememberChoice, rememberedChoice } from './rememberedChoice.ts';

/** Radio buttons of sets that share their choice (RadioPanels.tsx). Does not match fields inside a panel. */
export const sharedRadio = '[data-radios] > * > label > input';

export const optionOf = (radio: HTMLInputElement) => radio.parentElement?.dataset.option ?? '';

/** Checks the radio buttons of the remembered choices, whose panels the styles then show. */
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

/** Checks radio buttons while the page arrives. The observer runs before each paint, so no content moves. */
function followArrival(): void {
  const arrival = new MutationObserver(follow);
  arrival.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    follow();
    arrival.disconnect();
  });
}

/** Handles all sets that share a choice, including those added later. Other sets need no script. */
export function handleChoices(): void {
  document.addEventListener('change', choose);
  onChoice(follow);
  // Pages from the back/forward cache and restored radio buttons show old choices.
  addEventListener('pageshow', follow);
  if (choiceKinds.some(rememberedChoice)) followArrival();
}
