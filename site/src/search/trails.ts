import type { SearchDocument, StoredDocument } from './document.ts';
import { pageOf } from './rank.ts';

/** Where a section is found: its page, below the breadcrumbs of that page. */
const trailOn = ({ trail = [], title }: StoredDocument): readonly string[] => [...trail, title];

const pagesOf = <Document extends StoredDocument>(documents: readonly Document[]) =>
  new Map(documents.map((document) => [document.href, document]));

/** Documents as their file has them: without the trails that {@link withTrails} finds. */
export function withoutTrails(documents: readonly SearchDocument[]): StoredDocument[] {
  const pages = pagesOf(documents);
  return documents.map((document) => {
    const page = pages.get(pageOf(document.href));
    if (!page || page === document || trailOn(page).join('\0') !== document.trail.join('\0')) return document;
    const { trail: _, ...stored } = document;
    return stored;
  });
}

/** Documents with the trail of each: a section that has none is found on its page. */
export function withTrails(documents: readonly StoredDocument[]): SearchDocument[] {
  const pages = pagesOf(documents);
  return documents.map(({ trail, ...document }) => {
    const page = pages.get(pageOf(document.href));
    return { ...document, trail: trail ?? (page ? trailOn(page) : []) };
  });
}
