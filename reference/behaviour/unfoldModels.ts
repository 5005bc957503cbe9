import { modelAnchor } from '../description/anchors.ts';
import type { BehaviourContext } from './behaviourOptions.ts';
import { onClick } from './onClick.ts';

/** A copy of a model's fields without ids, which must be unique. */
function copyOf(model: string): HTMLElement | undefined {
  const own = document.getElementById(modelAnchor(model))?.closest('section');
  const copy = own?.querySelector<HTMLElement>('[data-fields]')?.cloneNode(true) as HTMLElement | undefined;
  for (const row of copy?.querySelectorAll('[id]') ?? []) row.removeAttribute('id');
  return copy;
}

/**
 * Expands the fields of a model below the field of that type: the page contains each model once
 * (docs/decisions/reference-page.md).
 */
export function unfoldModels({ root, signal }: BehaviourContext): void {
  const toggle = (button: HTMLElement) => {
    const row = button.parentElement;
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    if (isOpen) row?.querySelector(':scope > [data-fields]')?.remove();
    else row?.append(copyOf(button.dataset.unfold ?? '') ?? '');
    button.setAttribute('aria-expanded', String(!isOpen));
  };
  onClick(root, '[data-unfold]', toggle, { signal });
}
