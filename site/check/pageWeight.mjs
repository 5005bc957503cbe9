import { gzipSync } from 'node:zlib';

const programs = /<script(?![^>]*(?:\ssrc=|json))[^>]*>([\s\S]*?)<\/script>/g;
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;

const textsOf = (/** @type {string} */ html, /** @type {RegExp} */ kind) =>
  [...html.matchAll(kind)].map(([, text]) => text).join('\n');

/** Gzipped size in bytes; 0 for empty content. @param {string | Uint8Array} content */
export const gzipped = (content) => (content.length > 0 ? gzipSync(content, { level: 9 }).length : 0);

/** Weight of the HTML without its inline scripts. @param {string} html */
export const weightOfHtml = (html) => gzipped(html.replace(programs, ''));

/** Inline scripts and styles count like linked ones. @param {string} html */
export function weightsOfPage(html) {
  return {
    programs: gzipped(textsOf(html, programs)),
    styles: gzipped(textsOf(html, styles)),
    html: weightOfHtml(html.replace(styles, '')),
    htmlWithStyles: weightOfHtml(html),
  };
}
