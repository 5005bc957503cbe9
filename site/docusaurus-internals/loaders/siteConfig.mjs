import { moved } from './moved.mjs';

/** Settings that only the build reads. */
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
 * The site's configuration without what only the build reads.
 * @param {string} source `docusaurus.config.mjs` of the generated files
 */
export default function config(source) {
  const start = source.indexOf('{');
  const all = JSON.parse(source.slice(start, source.lastIndexOf('}') + 1));
  if (!('themes' in all)) throw moved('generated site configuration');
  const kept = Object.entries(all).filter(([key]) => !ofTheBuild.has(key));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
}
