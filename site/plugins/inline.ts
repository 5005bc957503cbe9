import { restoreTabs } from '@balcao/ui/tabs/restore.ts';
import type { Plugin } from '@docusaurus/types';
import { colourMode } from '../src/colour/script.ts';

/**
 * What has to happen before the application runs, as two small inline scripts: the colour mode before the
 * first paint, and the remembered tabs once the page's text is there.
 * It is a theme rather than a plugin because it has to come after the classic theme's own script.
 */
export function inlineTheme(): Plugin {
  return {
    name: 'balcao-inline',
    injectHtmlTags: () => ({
      preBodyTags: [{ tagName: 'script', innerHTML: `(${colourMode})()` }],
      postBodyTags: [{ tagName: 'script', innerHTML: `(${restoreTabs})()` }],
    }),
  };
}
