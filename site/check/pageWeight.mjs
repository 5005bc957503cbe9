import { gzipSync } from 'node:zlib';

const programs = /<script(?![^>]*(?:\ssrc=|json))[^>]*>([\s\S]*?)<\/script>/g;
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;

const textsOf = (/** @type {string} */ html, /** @type {RegExp} */ kind) =>
  [...html.matchAll(kind)].map(([, text]) => text).join('\n');

/** Gzipped size in bytes; 0 for empty content. @param {string | Uint8Array} content */
export const gzipped = (content) => (content.length > 0 ? gzipSync(content, { level: 9 }).length : 0);

/**
 * Compressed size in bytes of a page's HTML with its inline styles, without its inline scripts.
 * @param {string} html
 */
export const weightOfHtml = (html) => gzipped(html.replace(programs, ''));

/**
 * Compressed sizes of a page's HTML in bytes: inline scripts and styles are counted as scripts and styles, so that
 * pages with inline and linked ones are comparable.
 * @param {string} html
 */
export function weightsOfPage(html) {
  return {
    programs: gzipped(textsOf(html, programs)),
    styles: gzipped(textsOf(html, styles)),
    html: weightOfHtml(html.replace(styles, '')),
    htmlWithStyles: weightOfHtml(html),
  };
}
