import { areaOf } from '../../src/search/area.ts';
import type { SearchDocument } from '../../src/search/document.ts';
import type { SearchPage, SearchSection } from './page.ts';

/** Something to find, and what it says, on one line. */
export interface SearchEntry {
  document: SearchDocument;
  text: string;
}

/** A name, a code or a value to type, rather than a line of code. */
const isName = (code: string) => /^(?=.*[a-z])[\w.-]{3,40}$/i.test(code) || /^(\d+#)?\d{4,16}$/.test(code);

/** What every guide says before it begins is the page's own; where to go next is said by the pages it leads to. */
const belongsToPage = (section: SearchSection) => section.id === 'outcome';
const isRead = (section: SearchSection) => section.id !== 'next';

/**
 * A page and its sections as things to find.
 * @param address of the page within its language, with a slash before it
 */
export function pageEntries(
  address: string,
  { title, trail, description, sections }: SearchPage,
): SearchEntry[] {
  const own = sections.filter((section) => !section.id || belongsToPage(section));
  const start: SearchSection = {
    heading: title,
    codes: own.flatMap(({ codes }) => codes),
    text: [description, ...own.map(({ text }) => text)].filter(Boolean).join(' '),
  };
  const others = sections.filter((section) => isRead(section) && !own.includes(section));
  return [start, ...others].map(({ id, heading, codes, text }) => ({
    document: {
      href: id ? `${address}#${id}` : address,
      area: areaOf(address),
      title: heading,
      trail: id ? [...trail, title] : trail,
      codes: [...new Set(codes.filter(isName))],
    },
    text,
  }));
}
