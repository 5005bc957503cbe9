import { storeValues } from './storage.ts';

/**
 * Stores what a pressed element says in `data-stores`, a JSON object of keys and values: the chosen version, the
 * dismissed announcement, the hidden tree of pages. `data-marks` is an attribute that the root element has from then on.
 */
export function handleStored(): void {
  document.addEventListener('click', ({ target }) => {
    const { stores, marks } = (target as Element).closest<HTMLElement>('[data-stores]')?.dataset ?? {};
    if (!stores) return;
    if (marks) document.documentElement.setAttribute(marks, 'true');
    storeValues(JSON.parse(stores));
  });
}
