/** Places on the page, as they stand behind `#` (DECISIONS 37). */

/** A chapter: `tag/payments`. */
export const tagAnchor = (tag: string) => `tag/${tag}`;

/** An operation: `tag/payments/POST/payments/{id}/refunds`. */
export function operationAnchor(tag: string, method: string, path: string): string {
  return `${tagAnchor(tag)}/${method.toUpperCase()}${path}`;
}

/** A model: `model/Payment`. */
export const modelAnchor = (name: string) => `model/${name}`;

/** A code of the error catalogue: `errors/e04020`. */
export const errorAnchor = (code: string) => `errors/${code}`;

/** What leaves the API by itself: `webhook/payment_confirmed`. */
export const webhookAnchor = (name: string) => `webhook/${name}`;

/** Chapters that are not tags of the description. */
export const webhooksAnchor = 'webhooks';
export const modelsAnchor = 'models';
export const errorsAnchor = 'errors';

/** What stands behind `#`, percent signs undone; one that is not well formed stays as it is. */
export function anchorIn(hash: string): string {
  const place = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}

/**
 * The place a hash means, in the page's own spelling: braces may come percent-encoded, and the method, a model's
 * name or a code in the wrong case.
 * @param hash with or without its `#`
 * @param places every place of the page
 * @returns undefined when the page has no such place
 */
export function matchingAnchor(hash: string, places: Iterable<string>): string | undefined {
  const wanted = anchorIn(hash);
  let alike: string | undefined;
  for (const place of places) {
    if (place === wanted) return place;
    if (place.toLowerCase() === wanted.toLowerCase()) alike ??= place;
  }
  return alike;
}
