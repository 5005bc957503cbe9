import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

const folder = fileURLToPath(new URL('../src/onDemand/', import.meta.url));

/** A script that a page fetches when its reader needs it, and the parts that several scripts share. */
interface OnDemandFile {
  /** Path below the base URL, with a hash of the content. */
  path: string;
  text: string;
}

/** What a build of site/src/onDemand/ gives. */
export interface OnDemandScripts {
  files: readonly OnDemandFile[];
  /** Path of each script's first file by the script's name. */
  paths: Readonly<Record<string, string>>;
}

/** Where the scripts are in the built site. They are none of the application's, which are in assets/js. */
const publicFolder = 'assets/on-demand';

/** Bundles every script of site/src/onDemand/ as an ES module; each file there is one script. */
export function onDemandScripts(): OnDemandScripts {
  const names = readdirSync(folder).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);
  const { outputFiles, metafile } = buildSync({
    entryPoints: names.map((name) => `${folder}${name}.ts`),
    outdir: '/',
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
  });
  const outputs = Object.entries(metafile?.outputs ?? {});
  const pathOf = (output: string) => `${publicFolder}/${path.basename(output)}`;
  return {
    files: outputFiles.map((file) => ({ path: pathOf(file.path), text: file.text })),
    paths: Object.fromEntries(
      outputs.flatMap(([output, { entryPoint }]) =>
        entryPoint ? [[path.basename(entryPoint, '.ts'), pathOf(output)]] : [],
      ),
    ),
  };
}

/** Writes the scripts into the built site. */
export function onDemandScriptsPlugin(): Plugin {
  return {
    name: 'balcao-on-demand-scripts',
    async postBuild({ outDir }) {
      mkdirSync(path.join(outDir, publicFolder), { recursive: true });
      for (const file of onDemandScripts().files) writeFileSync(path.join(outDir, file.path), file.text);
    },
  };
}
