import type { SearchDocument, StoredDocument } from './document.ts';
import { pageOf } from './limitHits.ts';

/** Breadcrumbs of a section: the page's own, followed by the page. */
const trailOn = ({ trail = [], title }: StoredDocument): readonly string[] => [...trail, title];

const pagesOf = <Document extends StoredDocument>(documents: readonly Document[]) =>
  new Map(documents.map((document) => [document.href, document]));

/** Documents for the file, without empty codes and without the values that {@link unpackDocuments} restores. */
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

/** Restores documents: a section gets the path, area and breadcrumbs of the page before it. */
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
