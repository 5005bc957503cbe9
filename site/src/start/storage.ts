/**
 * Stores the JSON in `data-stores` when its element is pressed: the chosen version, the dismissed announcement, the
 * hidden page tree. `data-marks` names an attribute to set on the root element.
 */
export function handleStored(): void {
  document.addEventListener('click', ({ target }) => {
    const { stores, marks } = (target as Element).closest<HTMLElement>('[data-stores]')?.dataset ?? {};
    if (!stores) return;
    if (marks) document.documentElement.setAttribute(marks, 'true');
    storeValues(JSON.parse(stores));
  });
}

/** Stored value of this site; undefined if there is no value or no storage. */
export function storedValue(name: string): string | undefined {
  try {
    return localStorage[name];
  } catch {
    return undefined;
  }
}

/** Stores values by name. Without storage they last as long as the page. */
export function storeValues(values: Readonly<Record<string, string>>): void {
  try {
    Object.assign(localStorage, values);
  } catch {}
}

/** Announcement above the page; its words are in src/words. With a new id, it is shown to all readers again. */
export const announcementBar = { id: 'soap-discontinued' } as const;
