import { createHash } from 'node:crypto';
import { root } from '../languages.ts';
import type { RenderedPage } from '../pages/renderPage.tsx';
import type { Programs } from '../vite/programs.ts';
import { inlineScript, onDemandScripts } from './scripts.ts';

export const scriptsOnDemand = onDemandScripts();

/** Inline scripts from site/src/start: one on every page, and two around the content of reference pages. */
const scripts = new Map(['early', 'arrival', 'earlyReference'].map((name) => [name, inlineScript(name)]));

const inline = (name: string) => `<script>${scripts.get(name)}</script>`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const mainText = inlineScript('main');

/** Script loaded by every page; its path is relative to the root of the site. */
export const mainScript = { path: `assets/main-${hashOf(mainText)}.js`, text: mainText };

/** Build id, derived from the scripts. */
const build = hashOf([mainText, ...scripts.values()].join());

/** URLs of the page's scripts, as data, so that inline scripts are the same on all pages (src/start/onDemand.ts). */
function dataBlock(programs: Programs['entries']): string {
  const onDemand = Object.fromEntries(scriptsOnDemand.map(({ name, path }) => [name, root + path]));
  return `<script type="application/json" id="scripts">${JSON.stringify({ build, programs, onDemand })}</script>`;
}

/** Elements whose end tag may be omitted before the given tags (https://html.spec.whatwg.org/#optional-tags). */
const impliedEnds = [
  /<\/(?:li|dt|dd|tr|td|th)>(?=<(?:li|dt|dd|tr|td|th|\/ul|\/ol|\/dl|\/tr|\/tbody|\/thead)\b)/g,
  /<\/p>(?=<(?:p|ul|ol|dl|div|table|pre|h\d|section|\/div|\/li|\/td|\/section)\b)/g,
];

/** Minifies HTML: unescapes apostrophes, and removes optional quotes, slashes and end tags. */
export const shortened = (html: string): string =>
  impliedEnds.reduce(
    (text, ends) => text.replace(ends, ''),
    html
      .replaceAll('&#x27;', "'")
      .replace(/<[a-z][^>]*>/g, (tag) =>
        tag
          .replace(/\/>$/, '>')
          .replace(/="([^"'\s=<>`]+)"(?=[\s>])/g, '=$1')
          .replace(/=""(?=[\s>])/g, ''),
      )
      // Only drawings contain self-closing tags.
      .replace(/><\/(?:path|circle|rect)>/g, ' />'),
  );

/**
 * Converts rendered pages to complete documents. The first paint of a guide waits for its introduction (`Lead`),
 * because painting the bar alone would delay it. The main script runs after parsing; in the reference, which is long,
 * it runs while the page is still arriving.
 */
export function htmlWriter(programs: Programs['entries']): (page: RenderedPage, styles: string) => string {
  const data = dataBlock(programs);
  return ({ htmlAttributes, head, body }, styles) => {
    const isReference = / data-reference=/.test(body);
    return [
      `<!doctype html><html ${htmlAttributes}><head><meta charset="UTF-8">`,
      / id="lead"/.test(body) ? '<link rel="expect" href="#lead" blocking="render">' : '',
      head,
      `<style>${styles}</style>`,
      inline('early'),
      `<script src="${root}${mainScript.path}" ${isReference ? 'async' : 'defer'}></script>`,
      data,
      isReference ? inline('arrival') : '',
      '</head><body>',
      shortened(body),
      isReference ? inline('earlyReference') : '',
      '</body></html>\n',
    ].join('');
  };
}

export const inlineScripts = (): string[] => [...scripts.values()];
