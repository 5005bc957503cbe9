import type { SearchDocument } from '../../src/search/document.ts';
import type { Page } from './page.ts';

/** A name or a code, rather than a value or a line of code. */
const isName = (code: string) => /^(?=.*[a-z])[\w.-]{3,40}$/i.test(code);

/**
 * A page and its sections as things to find.
 * @param address of the page within its language, with a slash before it
 */
export function pageDocuments(address: string, { title, trail, sections }: Page): SearchDocument[] {
  return sections.map(({ id, heading, codes }) => ({
    href: id ? `${address}#${id}` : address,
    title: heading,
    trail: id ? [...trail, title] : trail,
    codes: [...new Set(codes.filter(isName))],
  }));
}
