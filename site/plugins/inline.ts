import { colourMode } from '@balcao/ui/colour-mode/colourMode.ts';
import type { Plugin } from '@docusaurus/types';
import { markFramed } from '../src/components/apiPanel/framed.ts';

/**
 * Inline scripts before the first paint: colour mode and API panel frame. It is a theme rather than a plugin, because it
 * must come after the classic theme's own script.
 */
export function inlineTheme(): Plugin {
  return {
    name: 'balcao-inline',
    injectHtmlTags: () => ({
      preBodyTags: [{ tagName: 'script', innerHTML: `(${colourMode})();(${markFramed})()` }],
    }),
  };
}
