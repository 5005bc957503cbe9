import { storeValues } from './storage.ts';

/** What a pressed element says in `data-stores`, as JSON; `data-marks` becomes an attribute of the root element. */
export function handleStored(): void {
  document.addEventListener('click', ({ target }) => {
    const { stores, marks } = (target as Element).closest<HTMLElement>('[data-stores]')?.dataset ?? {};
    if (!stores) return;
    if (marks) document.documentElement.setAttribute(marks, 'true');
    storeValues(JSON.parse(stores));
  });
}
