import { readFileSync } from 'node:fs';
import { Problem } from './problem.mjs';

const darkBlock = /\[data-theme="dark"\],\s*\[data-ink\] \{([^}]*)\}/;

/**
 * Copies the dark values from the block that defines them, for pages without a theme when the system prefers dark.
 * @param {string} css `ui/tokens.css`
 */
export function withSystemTheme(css) {
  const values = darkBlock.exec(css)?.[1];
  if (!values) throw new Problem('ui/tokens.css has no block for [data-theme="dark"], [data-ink] any more.');
  return `${css}\n@media screen and (prefers-color-scheme: dark) {\n  :root:not([data-theme]) {${values}}\n}\n`;
}

/**
 * Makes pages that have no colour switch follow the system.
 * @type {import('esbuild').Plugin}
 */
export const systemTokens = {
  name: 'system-tokens',
  setup(build) {
    build.onLoad({ filter: /[\\/]ui[\\/]tokens\.css$/ }, ({ path }) => ({
      contents: withSystemTheme(readFileSync(path, 'utf8')),
      loader: 'css',
    }));
  },
};
