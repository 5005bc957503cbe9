import { restoreTabs } from '@balcao/ui/tabs/restoreTabs.ts';
import type { Plugin } from '@docusaurus/types';
import { colourMode } from '../src/colour/script.ts';
import { markFramed } from '../src/components/apiPanel/framed.ts';

/**
 * What has to happen before the application runs, as small inline scripts: before the first paint the colour mode, and
 * whether the page stands in the API panel's frame; the remembered tabs once the page's text is there.
 * It is a theme rather than a plugin because it has to come after the classic theme's own script.
 */
export function inlineTheme(): Plugin {
  return {
    name: 'balcao-inline',
    injectHtmlTags: () => ({
      preBodyTags: [{ tagName: 'script', innerHTML: `(${colourMode})();(${markFramed})()` }],
      postBodyTags: [{ tagName: 'script', innerHTML: `(${restoreTabs})()` }],
    }),
  };
}
