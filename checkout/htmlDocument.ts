import { escapeAttribute } from '@balcao/text/escape.ts';
export interface PageAssets {
  /** Path prefix of all URLs; empty at the root of a host. */
  root?: string;
  script: string;
  style: string;
  preload?: readonly string[];
}

interface DocumentParts {
  language: string;
  title: string;
  assets: PageAssets;
  /** Set for documents that ignore the colour mode of the system. */
  theme?: 'light';
  html: string;
  root: string;
  /** Data for the script. Each value has a separate block. */
  data?: Readonly<Record<string, unknown>>;
}

/** Script block with a value, escaped so that it cannot end the block. */
function dataBlock([id, value]: [string, unknown]): string {
  const json = JSON.stringify(value).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** HTML document without inline scripts or styles, so that the Content-Security-Policy can be strict. */
export function htmlDocument({ language, title, assets, theme, html, root, data = {} }: DocumentParts): string {
  const { root: path = '', script, style, preload = [] } = assets;
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
    `<link rel="icon" href="${path}/favicon.ico">`,
    `<link rel="stylesheet" href="${path}${style}">`,
    ...preload.map((file) => `<link rel="modulepreload" href="${path}${file}">`),
    `<script type="module" src="${path}${script}"></script>`,
    '</head>',
    `<body><div id="${root}">${html}</div>${Object.entries(data).map(dataBlock).join('')}</body>`,
    '</html>',
  ].join('');
}
