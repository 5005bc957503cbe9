import { provider } from '../../provider.config.ts';
import { htmlLang, type Locale } from '../core/locale.ts';

export interface PageSettings {
  language: Locale;
  /** URL of the documentation, without a trailing slash. */
  siteUrl: string;
  /** Base path of the sandbox; empty at the root of its host. */
  root: string;
  /** Whether the sandbox is on a public network, and therefore has no shared tenant. */
  isExposed?: boolean | undefined;
}

export interface PageAssets {
  colourScript: string;
  script: string;
  style: string;
  /** Files that the page preloads in each language, besides its script. */
  preload: Readonly<Record<Locale, readonly string[]>>;
}

/** Strings shown before the script runs, or if it cannot run. */
const texts: Record<Locale, { title: string; noScript: string }> = {
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

/** HTML of the start page, without inline scripts and styles, because the Content-Security-Policy forbids them. */
export function startPageHtml(settings: PageSettings, { colourScript, script, style, preload }: PageAssets): string {
  const { root } = settings;
  const { title, noScript } = texts[settings.language];
  const data = JSON.stringify(settings).replace(/</g, '\\u003c');
  return [
    '<!doctype html>',
    `<html lang="${htmlLang[settings.language]}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${root}/favicon.ico">`,
    `<title>${title} · ${provider.brand}</title>`,
    `<script src="${root}${colourScript}"></script>`,
    `<link rel="stylesheet" href="${root}${style}">`,
    `<script type="module" src="${root}${script}"></script>`,
    ...preload[settings.language].map((path) => `<link rel="modulepreload" href="${root}${path}">`),
    '</head>',
    '<body>',
    `<div id="workbench"><noscript>${noScript}</noscript></div>`,
    `<script type="application/json" id="settings">${data}</script>`,
    '</body>',
    '</html>',
  ].join('');
}
