import type { Operation, Reference } from './referenceTypes.ts';

export const operationsOf = ({ chapters }: Reference): Operation[] => chapters.flatMap(({ operations }) => operations);

export function answeringWith(code: string, reference: Reference): Operation[] {
  return operationsOf(reference).filter(({ responses }) => responses.some(({ codes }) => codes.includes(code)));
}

/** Anchors of the page, which are URL fragments (docs/decisions/site-routes.md). */

export const tagAnchor = (tag: string) => `tag/${tag}`;

/** Anchor of an operation: `tag/payments/POST/payments/{id}/refunds`. */
export const operationAnchor = ({ tag, method, path }: { tag: string; method: string; path: string }) =>
  `${tagAnchor(tag)}/${method.toUpperCase()}${path}`;

export const modelAnchor = (name: string) => `model/${name}`;

export const errorAnchor = (code: string) => `errors/${code}`;

export const webhookAnchor = (name: string) => `webhook/${name}`;

/** Anchors of chapters that are not tags of the description. */
export const webhooksAnchor = 'webhooks';
export const modelsAnchor = 'models';
export const errorsAnchor = 'errors';

/** Decodes a URL fragment. Returns a malformed one unchanged. */
export function anchorIn(hash: string): string {
  const place = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}

/** Finds the anchor for another spelling: percent-encoded braces, or a method, model or code in another case. */
export function matchingAnchor(hash: string, places: Iterable<string>): string | undefined {
  const wanted = anchorIn(hash);
  let alike: string | undefined;
  for (const place of places) {
    if (place === wanted) return place;
    if (place.toLowerCase() === wanted.toLowerCase()) alike ??= place;
  }
  return alike;
}

/** Marker before a section of the Markdown. Scripts find the section by it. */
export const sectionMark = (anchor: string) => `<a id="${anchor}"></a>`;

export function sectionOf(markdown: string, anchor: string): string {
  const mark = sectionMark(anchor);
  const start = markdown.indexOf(mark);
  if (start < 0) throw new Error(`the Markdown has no section #${anchor}`);
  const end = markdown.indexOf('<a id="', start + mark.length);
  return markdown.slice(start + mark.length, end < 0 ? undefined : end).trim();
}
