import { build, type Plugin, type Rolldown } from 'vite';
import type { SiteLocale } from '../../locales.ts';
import type { Program } from '../../src/start/onDemand.ts';
import { languageOf, root } from '../languages.ts';
import { cssOptions } from './cssOptions.ts';
import { importsPlugin, type ReadData } from './imports.ts';
import { at, repository } from './paths.ts';

export interface Programs {
  /** Files by their path from the root of the site. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** URLs that a page loads to run a program: stylesheets, imports of the script, and the script. */
  entries: Readonly<Record<Program, string[]>>;
}

const sources: Readonly<Record<Program, string>> = {
  islands: at('site/src/islands/start.tsx'),
  samples: at('site/src/islands/samples.ts'),
};

/** Modules of the contract that browsers must not load. They get its rows as data, without words and schemas. */
const contract = /^@balcao\/contract\/(?!generated\/|(control\/inTab|checkDigits)[.]ts$)|^@facts$|^zod(\/|$)/;

/** Refuses imports of the contract in browser code. */
const noContract: Plugin = {
  name: 'no-contract-in-a-browser',
  enforce: 'pre',
  resolveId: {
    filter: { id: contract },
    handler(id, importer) {
      this.error(`${importer} runs in a browser and imports ${id}: import its rows as data (@facts/...) instead.`);
    },
  },
};

/** Bundles the programs with the words in one language. Parts that readers open later are loaded on demand. */
export async function bundlePrograms(locale: SiteLocale, read: ReadData): Promise<Programs> {
  const folder = `${languageOf(locale).base.slice(root.length)}assets/islands`;
  const { output } = (await build({
    configFile: false,
    root: repository,
    base: root,
    logLevel: 'warn',
    publicDir: false,
    css: cssOptions,
    plugins: [noContract, importsPlugin(read, locale)],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Keeps the exports of entries, because pages import them.
        preserveEntrySignatures: 'strict',
        // Lets unused React modules be dropped.
        treeshake: {
          moduleSideEffects: [{ test: /\/node_modules\/(react|react-dom|scheduler)\//, sideEffects: false }],
        },
        input: { ...sources },
        output: {
          entryFileNames: `${folder}/[name]-[hash].mjs`,
          chunkFileNames: `${folder}/[name]-[hash].mjs`,
          assetFileNames: `${folder}/[name]-[hash][extname]`,
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  /** A chunk, preceded by its static imports. */
  const withImports = (name: string): Rolldown.OutputChunk[] => {
    const chunk = chunks.get(name);
    return chunk ? [...chunk.imports.flatMap(withImports), chunk] : [];
  };
  const filesOf = (program: string) => {
    const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === program);
    const needed = withImports(entry?.fileName ?? '');
    const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    return [...new Set([...styles, ...needed.map(({ fileName }) => fileName)])].map((name) => root + name);
  };
  return {
    files: new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])),
    entries: { islands: filesOf('islands'), samples: filesOf('samples') },
  };
}
