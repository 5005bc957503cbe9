export interface FilterEntry {
  anchor: string;
  name: string;
  trail: string;
  /** Text to search, in lower case and without accents. */
  text: string;
}

/** Text in lower case and without accents, so that `referencia` finds `Referência`. */
export function searchForm(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const entry = (anchor: string, name: string, trail: string, more = ''): FilterEntry => ({
  anchor,
  name,
  trail,
  text: searchForm(`${name} ${trail} ${more}`),
});

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

function operationsOf(root: HTMLElement): FilterEntry[] {
  return [...root.querySelectorAll<HTMLElement>('[data-operation]')].map((section) => {
    const [title, call] = [section.querySelector('h3'), section.querySelector('h3 + p')];
    return entry(section.id, textOf(title), textOf(call), section.dataset.operation);
  });
}

/** Models, events and codes, that is, headings with an anchor outside operations. */
function headingsOf(root: HTMLElement): FilterEntry[] {
  return [...root.querySelectorAll('main h3')].flatMap((heading) => {
    const place = heading.id || heading.parentElement?.id;
    if (!place || heading.closest('[data-operation]')) return [];
    const [name, ...rest] = [...heading.childNodes].map((node) => node.textContent?.trim() ?? '');
    return [entry(place, name ?? '', rest.join(' ').trim())];
  });
}

function fieldsOf(root: HTMLElement): FilterEntry[] {
  return [...root.querySelectorAll<HTMLElement>('[data-fields] > li')].map((row) => {
    const section = row.closest('[data-operation], section');
    const path = row.id.replace(/^model\/\w+\/|^.*?\/(?=(?:body|query|path|header|parameters|\d{3})\/)/, '');
    return entry(row.id, textOf(row.querySelector('a')), `${textOf(section?.querySelector('h3'))} · ${path}`);
  });
}

/** All named parts of the page: operations, then models, events and codes, and finally fields. */
export function filterEntries(root: HTMLElement): FilterEntry[] {
  return [...operationsOf(root), ...headingsOf(root), ...fieldsOf(root)];
}

/** Entries that contain every word of the query. Names that start with its first word come first. */
export function matchingEntries(entries: readonly FilterEntry[], wanted: string): FilterEntry[] {
  const words = searchForm(wanted).split(/\s+/);
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
  const rank = ({ name }: FilterEntry) => (searchForm(name).startsWith(words[0] ?? '') ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other));
}
