import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * A script of site/src/start/ with all that it imports, as the text of an inline script.
 * @param name of the file, without its ending
 */
export function inlineScript(name: string): string {
  const [output] = buildSync({
    entryPoints: [fileURLToPath(new URL(`../src/start/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles;
  return output?.text.trim() ?? '';
}
