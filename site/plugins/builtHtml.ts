import path from 'node:path';

/**
 * Module of a part of a page that is rendered to HTML at build time. A browser has that HTML in the page, so its bundle
 * gets a module that gives none. In development pages are rendered in the browser, such parts too.
 * @param folder of the two modules, `made.tsx` and `found.ts`
 */
export const builtHtml = (folder: string, isServer: boolean): string =>
  path.join(folder, isServer || process.env.NODE_ENV === 'development' ? 'made.tsx' : 'found.ts');
