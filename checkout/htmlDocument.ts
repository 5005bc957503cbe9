import { escapeAttribute } from '@balcao/text/escape.ts';
/** Addresses of what a document loads. */
export interface PageAssets {
  script: string;
  style: string;
  /** Parts of the script that it will ask for at once. */
  preload?: readonly string[];
}

/** What every document of this room needs besides its content. */
interface DocumentParts {
  /** For `lang`. */
  language: string;
  title: string;
  assets: PageAssets;
  /** Set for documents whose colours are told by somebody else than the system. */
  theme?: 'light';
  /** The content, as React rendered it. */
  html: string;
  /** The element the content is in, by its id. */
  root: string;
  /** Data for the script, each in a block of its own. */
  data?: Readonly<Record<string, unknown>>;
}

/** Data in a script block: nothing in it can end the block. */
function dataBlock([id, value]: [string, unknown]): string {
  const json = JSON.stringify(value).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** A whole HTML document, without a line of script or style of its own, so that a strict policy can hold. */
export function htmlDocument({
  language,
  title,
  assets,
  theme,
  html,
  root,
  data = {},
}: DocumentParts): string {
  const attributes = [`lang="${language}"`, theme && `data-theme="${theme}"`].filter(Boolean).join(' ');
  return [
    '<!doctype html>',
    `<html ${attributes}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeAttribute(title)}</title>`,
    '<link rel="icon" href="/favicon.ico">',
    `<link rel="stylesheet" href="${assets.style}">`,
    ...(assets.preload ?? []).map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.script}"></script>`,
    '</head>',
    `<body><div id="${root}">${html}</div>${Object.entries(data).map(dataBlock).join('')}</body>`,
    '</html>',
  ].join('');
}
