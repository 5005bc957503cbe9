import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SourceFileData } from '../src/components/guide/SourceFile.tsx';
import { type CodeLanguage, highlight } from './highlight.ts';

/** Folders whose files readers copy, one by one, and files that they copy besides those. */
const folders = ['examples/tests', 'deploy'];
const besides = [
  'examples/agents/mcp.json',
  'examples/receivers/signature.mjs',
  'examples/receivers/signature.php',
];

/** The language of a file, by how its name ends; others are plain text. */
const languageOf: Readonly<Record<string, CodeLanguage>> = {
  mjs: 'javascript',
  php: 'php',
  yaml: 'yaml',
  yml: 'yaml',
  Containerfile: 'docker',
};

/** Provides files that readers copy: `@sourceFiles/deploy/compose.yaml.json` is that file, highlighted. */
export function sourceFilesPlugin(context: LoadContext): Plugin {
  const root = path.resolve(context.siteDir, '..');
  const name = 'balcao-source-files';
  return {
    name,
    getPathsToWatch: () =>
      [...folders.map((folder) => `${folder}/*`), ...besides].map((each) => path.join(root, each)),
    loadContent: () => readFiles(root),
    async contentLoaded({ content, actions }) {
      for (const [file, data] of Object.entries(content as Record<string, SourceFileData>))
        await actions.createData(`${file}.json`, JSON.stringify(data));
    },
    configureWebpack: () => ({
      resolve: { alias: { '@sourceFiles': path.join(context.generatedFilesDir, name, 'default') } },
    }),
  };
}

/** @param root of the repository */
async function readFiles(root: string): Promise<Record<string, SourceFileData>> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${folder}/${name}`),
  );
  const read = [...files, ...besides].map(
    async (file) => [file, await readSource(path.join(root, file))] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

async function readSource(path: string): Promise<SourceFileData> {
  const text = readFileSync(path, 'utf8').trimEnd();
  const language = languageOf[path.split(/[./\\]/).at(-1) ?? ''];
  return language ? { html: await highlight(text, language), language } : { text };
}
