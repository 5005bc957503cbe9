import type { SearchDocument, StoredDocument } from './document.ts';
import { pageOf } from './rank.ts';

/** Where a section is found: its page, below the breadcrumbs of that page. */
const trailOn = ({ trail = [], title }: StoredDocument): readonly string[] => [...trail, title];

const pagesOf = <Document extends StoredDocument>(documents: readonly Document[]) =>
  new Map(documents.map((document) => [document.href, document]));

/** Documents as their file has them: without what {@link withTrails} finds, and without empty codes. */
export function withoutTrails(documents: readonly SearchDocument[]): StoredDocument[] {
  const pages = pagesOf(documents);
  return documents.map((document) => {
    const { trail, codes, ...stored } = document;
    const page = pages.get(pageOf(document.href));
    const isTold = page && page !== document && trailOn(page).join('\0') === trail.join('\0');
    return { ...stored, ...(!isTold && { trail }), ...(codes.length > 0 && { codes }) };
  });
}

/** Documents with the trail of each: a section that has none is found on its page. */
export function withTrails(documents: readonly StoredDocument[]): SearchDocument[] {
  const pages = pagesOf(documents);
  return documents.map(({ trail, codes = [], ...document }) => {
    const page = pages.get(pageOf(document.href));
    return { ...document, codes, trail: trail ?? (page ? trailOn(page) : []) };
  });
}
