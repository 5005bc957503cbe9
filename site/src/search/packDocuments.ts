import type { SearchDocument, StoredDocument } from './document.ts';
import { pageOf } from './rank.ts';

/** Where a section is found: its page, below the breadcrumbs of that page. */
const trailOn = ({ trail = [], title }: StoredDocument): readonly string[] => [...trail, title];

const pagesOf = <Document extends StoredDocument>(documents: readonly Document[]) =>
  new Map(documents.map((document) => [document.href, document]));

/** Documents as their file has them: without what {@link unpackDocuments} finds, and without empty codes. */
export function packDocuments(documents: readonly SearchDocument[]): StoredDocument[] {
  const pages = pagesOf(documents);
  return documents.map((document, at) => {
    const { trail, codes, area, href, ...stored } = document;
    const name = pageOf(href);
    const page = pages.get(name);
    const isSection = page !== undefined && page !== document;
    const follows = isSection && pageOf(documents[at - 1]?.href ?? '') === name;
    const isTold = isSection && trailOn(page).join('\0') === trail.join('\0');
    return {
      href: follows ? href.slice(name.length) : href,
      ...(!(isSection && page.area === area) && { area }),
      ...stored,
      ...(!isTold && { trail }),
      ...(codes.length > 0 && { codes }),
    };
  });
}

/** Whole documents: a section is on the page of the document before it, and has the area and the trail that its page tells. */
export function unpackDocuments(documents: readonly StoredDocument[]): SearchDocument[] {
  let name = '';
  const whole = documents.map((document) => {
    const href = document.href.startsWith('#') ? name + document.href : document.href;
    name = pageOf(href);
    return { ...document, href };
  });
  const pages = pagesOf(whole);
  return whole.map(({ trail, codes = [], area, ...document }) => {
    const page = pages.get(pageOf(document.href));
    const found = { trail: trail ?? (page ? trailOn(page) : []), area: area ?? page?.area ?? 'portal' };
    return { ...document, ...found, codes };
  });
}
