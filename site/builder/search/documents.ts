import { areaOf } from '../../src/search/area.ts';
import type { SearchDocument } from '../../src/search/document.ts';
import type { SearchPage, SearchSection } from './pageTexts.ts';

export interface SearchEntry {
  document: SearchDocument;
  text: string;
  asked?: string;
}

/** Whether inline code is a name, a code or a value rather than a line of code. */
const isName = (code: string) => /^(?=.*[a-z])[\w.-]{3,40}$/i.test(code) || /^(\d+#)?\d{4,16}$/.test(code);

/** Whether a section is indexed as part of its page, because many pages have such a section. */
const belongsToPage = (section: SearchSection) => section.id === 'outcome';
const isRead = (section: SearchSection) => section.id !== 'next';

/** Search entries for a page and its sections. @param address path within the language, with a leading slash */
export function pageEntries(address: string, { title, trail, description, sections }: SearchPage): SearchEntry[] {
  const own = sections.filter((section) => !section.id || belongsToPage(section));
  const start: SearchSection = {
    heading: title,
    codes: own.flatMap(({ codes }) => codes),
    text: [description, ...own.map(({ text }) => text)].filter(Boolean).join(' '),
  };
  const others = sections.filter((section) => isRead(section) && !own.includes(section));
  const hrefOf = (id?: string) => (id ? `${address}#${id}` : address);
  return [start, ...others].map(({ id, heading, codes, text }) => ({
    document: {
      href: hrefOf(id),
      area: areaOf(hrefOf(id)),
      title: heading,
      trail: id ? [...trail, title] : trail,
      codes: [...new Set(codes.filter(isName))],
    },
    text,
  }));
}
