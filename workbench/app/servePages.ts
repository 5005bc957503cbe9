import type { Locale } from '../core/locale.ts';
import { type PageAssets, startPageHtml } from './startPage.ts';

interface BuiltFiles {
  /** Reads a file below the build's folder; undefined if it does not exist. */
  read(path: string): Uint8Array | undefined;
  siteUrl: string;
  /** Base path of the sandbox; empty at the root of its host. */
  root?: string;
  isExposed?: boolean;
}

/** Manifest of the build: the URLs of the page's parts, and all files that may be requested. */
interface Manifest extends PageAssets {
  assets: readonly string[];
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

export function createPages({ read, siteUrl, root = '', isExposed }: BuiltFiles) {
  const manifest = JSON.parse(new TextDecoder().decode(read('manifest.json'))) as Manifest;
  const assets = new Set(manifest.assets);
  return {
    page: (language: Locale): string => startPageHtml({ language, siteUrl, root, isExposed }, manifest),
    asset(name: string): { body: Uint8Array; type: string } | undefined {
      const body = assets.has(name) ? read(`assets/${name}`) : undefined;
      const type = types[name.split('.').pop() ?? ''];
      return body && type ? { body, type } : undefined;
    },
  };
}
