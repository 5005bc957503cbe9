import { gzipSync } from 'node:zlib';

const programs = /<script(?![^>]*(?:\ssrc=|json))[^>]*>([\s\S]*?)<\/script>/g;
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;

const textsOf = (/** @type {string} */ html, /** @type {RegExp} */ kind) =>
  [...html.matchAll(kind)].map(([, text]) => text).join('\n');

/** Gzipped size in bytes; 0 for empty content. @param {string | Uint8Array} content */
export const gzipped = (content) => (content.length > 0 ? gzipSync(content, { level: 9 }).length : 0);

/**
 * Compressed sizes of a page's HTML in bytes: inline scripts and styles are counted as scripts and styles, so that
 * pages with inline and linked ones are comparable.
 * @param {string} html
 */
export function weightsOfPage(html) {
  const withStyles = html.replace(programs, '');
  return {
    programs: gzipped(textsOf(html, programs)),
    styles: gzipped(textsOf(html, styles)),
    html: gzipped(withStyles.replace(styles, '')),
    htmlWithStyles: gzipped(withStyles),
  };
}
