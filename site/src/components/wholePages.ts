/** Pages that are always loaded by full navigation, because no script contains their content. */
const wholePages = ['/api'];

/** @param href path within the site's language, with or without query and anchor */
export const isWholePage = (href: string): boolean => wholePages.includes(href.split(/[?#]/, 1)[0] ?? href);
