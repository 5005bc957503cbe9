import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, transformSync } from 'esbuild';
import { withoutUnusedProperties } from '../styles/pageStyles.ts';

const folder = fileURLToPath(new URL('../../src/onDemand', import.meta.url));
const tokens = fileURLToPath(new URL('../../../ui/tokens.css', import.meta.url));

interface OnDemandScript {
  name: string;
  /** Path below the base URL, with a hash of the content in its name. */
  path: string;
  text: string;
}

const publicFolder = 'assets/on-demand';

/** Bundles each script of site/src/onDemand/ separately, because a shared chunk would cost another round trip. */
export function onDemandScripts(): OnDemandScript[] {
  const names = readdirSync(folder).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);
  const { outputFiles } = buildSync({
    entryPoints: names.map((name) => `${folder}/${name}.ts`),
    outdir: '/',
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const outputs = new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
  return names.map((name) => {
    const styles = outputs.get(`${name}.css`);
    const text = (styles ? adopt(styles) : '') + outputs.get(`${name}.js`);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
    return { name, path: `${publicFolder}/${name}-${hash}.js`, text };
  });
}

/**
 * First statement of a script. It adds the script's styles with all custom properties that they use, because a page has
 * only the properties of its own styles. A layer gives the page's values precedence.
 */
function adopt(styles: string): string {
  const whole = `@layer tokens{${readFileSync(tokens, 'utf8')}}${styles}`;
  const { code } = transformSync(withoutUnusedProperties(whole), { loader: 'css', minify: true });
  const text = JSON.stringify(code.trim());
  return `{const sheet=new CSSStyleSheet;sheet.replaceSync(${text});document.adoptedStyleSheets.push(sheet)}`;
}

/** Bundles a script of site/src/start/ as inline text. */
export function inlineScript(name: string): string {
  const [output] = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../src/start/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles;
  return output?.text.trim() ?? '';
}
