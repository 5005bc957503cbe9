import { storeValues } from './storage.ts';

/**
 * Stores the values in a pressed element's `data-stores`, a JSON object: the chosen version, the dismissed
 * announcement, the hidden tree of pages. `data-marks` is an attribute that the root element gets.
 */
export function handleStored(): void {
  document.addEventListener('click', ({ target }) => {
    const { stores, marks } = (target as Element).closest<HTMLElement>('[data-stores]')?.dataset ?? {};
    if (!stores) return;
    if (marks) document.documentElement.setAttribute(marks, 'true');
    storeValues(JSON.parse(stores));
  });
}
