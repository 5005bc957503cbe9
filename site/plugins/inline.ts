import type { Plugin } from '@docusaurus/types';
import { markFramed } from '../src/components/apiPanel/framed.ts';
import { colourMode } from '../src/start/colourMode.ts';
import { inlineScript } from './inlineScript.ts';

/**
 * Inline scripts that run before the application: colour mode and API panel frame before the first paint, tabs and
 * buttons of samples at the page's end. It is a theme rather than a plugin, because it must come after the classic theme's own
 * script.
 */
export function inlineTheme(): Plugin {
  return {
    name: 'balcao-inline',
    injectHtmlTags: () => ({
      preBodyTags: [{ tagName: 'script', innerHTML: `(${colourMode})();(${markFramed})()` }],
      postBodyTags: [{ tagName: 'script', innerHTML: inlineScript('content') }],
    }),
  };
}
