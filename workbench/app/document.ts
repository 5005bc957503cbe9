import { provider } from '../../provider.config.ts';
import type { Locale } from '../locale.ts';
import { htmlLang } from './languages.ts';
import type { Settings } from './settings.ts';

/** Addresses of what the page loads. */
export interface Assets {
  /** Runs before the first paint. */
  first: string;
  script: string;
  style: string;
  /** What a page in each language fetches at once, beside its script. */
  preload: Readonly<Record<Locale, readonly string[]>>;
}

/** What a reader sees before any script, or without. */
const said: Record<Locale, { title: string; noScript: string }> = {
  pt: {
    title: 'Bancada da sandbox',
    noScript: 'A bancada precisa de JavaScript. A API responde sem ela, em /api.',
  },
  es: {
    title: 'Banco del sandbox',
    noScript: 'El banco necesita JavaScript. La API responde sin él, en /api.',
  },
  en: {
    title: 'Sandbox workbench',
    noScript: 'The workbench needs JavaScript. The API answers without it, under /api.',
  },
};

/** The mark of the brand, as a browser's tab shows it. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#1f4fa3"/>' +
  [0, 90, 180, 270]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} 32 32)" fill="#fff" d="M32 32C19 30 13 21 11 11C21 13 30 19 32 32Z"/>`,
    )
    .join('') +
  '</svg>';

/**
 * The sandbox's start page as a whole document, without a line of script or style of its own, so that a strict policy
 * can hold.
 */
export function documentOf(settings: Settings, { first, script, style, preload }: Assets): string {
  const { title, noScript } = said[settings.language];
  const data = JSON.stringify(settings).replace(/</g, '\\u003c');
  return [
    '<!doctype html>',
    `<html lang="${htmlLang[settings.language]}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">`,
    `<title>${title} · ${provider.brand}</title>`,
    `<script src="${first}"></script>`,
    `<link rel="stylesheet" href="${style}">`,
    `<script type="module" src="${script}"></script>`,
    ...preload[settings.language].map((path) => `<link rel="modulepreload" href="${path}">`),
    '</head>',
    '<body>',
    `<div id="workbench"><noscript>${noScript}</noscript></div>`,
    `<script type="application/json" id="settings">${data}</script>`,
    '</body>',
    '</html>',
  ].join('');
}
