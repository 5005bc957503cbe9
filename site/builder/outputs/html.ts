import { createHash } from 'node:crypto';
import { root } from '../languages.ts';
import type { RenderedPage } from '../pages/renderPage.tsx';
import type { Programs } from '../vite/programs.ts';
import { inlineScript, onDemandScripts } from './scripts.ts';

export const scriptsOnDemand = onDemandScripts();

/** Scripts of site/src/start that are in pages: one of every page, and two of the reference, around its content. */
const scripts = new Map(['early', 'arrival', 'reference'].map((name) => [name, inlineScript(name)]));

const inline = (name: string) => `<script>${scripts.get(name)}</script>`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const mainText = inlineScript('main');

/** The script that every page loads, below the root of the site. */
export const mainScript = { path: `assets/main-${hashOf(mainText)}.js`, text: mainText };

/** Differs between builds whose scripts do. */
const build = hashOf([mainText, ...scripts.values()].join());

/** URLs of the page's scripts, as data, so that the inline scripts are the same on all pages (src/start/dataBlock.ts). */
function dataBlock(programs: Programs['entries']): string {
  const onDemand = Object.fromEntries(scriptsOnDemand.map(({ name, path }) => [name, root + path]));
  return `<script type="application/json" id="scripts">${JSON.stringify({ build, programs, onDemand })}</script>`;
}

/** Elements whose end tags the next tag implies, before those that do (https://html.spec.whatwg.org/#optional-tags). */
const impliedEnds = [
  /<\/(?:li|dt|dd|tr|td|th)>(?=<(?:li|dt|dd|tr|td|th|\/ul|\/ol|\/dl|\/tr|\/tbody|\/thead)\b)/g,
  /<\/p>(?=<(?:p|ul|ol|dl|div|table|pre|h\d|section|\/div|\/li|\/td|\/section)\b)/g,
];

/** The same HTML in fewer bytes: apostrophes as they are, and without quotes, slashes and end tags that it does not need. */
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
      // Only drawings end a tag in itself.
      .replace(/><\/(?:path|circle|rect)>/g, ' />'),
  );

/**
 * Makes whole documents of rendered pages. A guide is first painted with its introduction (`Lead`): a paint of the bar
 * alone would delay the words. The main script runs after the page is parsed; but the reference is so long that its
 * readers use the frame while it still arrives.
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
      isReference ? inline('reference') : '',
      '</body></html>\n',
    ].join('');
  };
}

export const inlineScripts = (): string[] => [...scripts.values()];
