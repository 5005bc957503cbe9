import { gzipSync } from 'node:zlib';

const programs = /<script(?![^>]*(?:\ssrc=|json))[^>]*>([\s\S]*?)<\/script>/g;
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;

const textsOf = (/** @type {string} */ html, /** @type {RegExp} */ kind) =>
  [...html.matchAll(kind)].map(([, text]) => text).join('\n');

/** Compressed size in bytes; of nothing, nothing. @param {string | Uint8Array} content */
export const gzipped = (content) => (content.length > 0 ? gzipSync(content, { level: 9 }).length : 0);

/**
 * What the HTML of a page weighs, compressed, in bytes: programs and styles that stand in it are counted as what they
 * are, so that a page with its own inside is not taken for a lighter or a heavier one than a page that links to them.
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
