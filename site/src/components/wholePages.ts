import { referencePageAt } from './api/referencePages.ts';

/**
 * Whether a page is always loaded by full navigation, because no script contains its content.
 * @param href path within the site's language, with or without query and anchor
 */
export const isWholePage = (href: string): boolean =>
  referencePageAt(href.split(/[?#]/, 1)[0] ?? href) !== undefined;
