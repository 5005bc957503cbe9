import { escapeText } from '@balcao/text/escape.ts';
import { redirects } from '../../redirects.ts';
import { type Language, pathIn } from '../languages.ts';
import { type Write, writePage } from './folder.ts';

/** Page that redirects without scripts; search engines treat it as a redirect. */
function redirectPage(target: string): string {
  const to = escapeText(target);
  return [
    '<!doctype html>',
    `<meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex">`,
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}">`,
    `<a href="${to}">${to}</a>\n`,
  ].join('\n');
}

/** Writes a page for each former path that redirects on any host. */
export function writeRedirects(write: Write, language: Language): void {
  for (const [old, present] of Object.entries(redirects))
    writePage(write, old, redirectPage(pathIn(language, present)));
}
