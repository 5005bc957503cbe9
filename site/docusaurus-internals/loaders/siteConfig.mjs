import { moved } from './moved.mjs';

/** What only a build reads. */
const ofTheBuild = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/**
 * The site's configuration as far as pages read it: without its plugins and the template of its HTML.
 * @param {string} source `docusaurus.config.mjs` of the generated files
 */
export default function config(source) {
  const start = source.indexOf('{');
  const all = JSON.parse(source.slice(start, source.lastIndexOf('}') + 1));
  if (!('themes' in all)) throw moved('generated site configuration');
  const kept = Object.entries(all).filter(([key]) => !ofTheBuild.has(key));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
}
