import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ProgramData } from '../src/components/guide/programLanguages.ts';
import { type SampleLanguage, sampleLanguages } from '../src/components/Sample/sample.ts';
import { highlight } from './highlight.ts';

/**
 * Provides the tested programs of the examples: `@programs/signature.json` is that program highlighted in each language
 * it is written in. Files belong to a program by name, in any case: `Signature.java`.
 */
export function programsPlugin(context: LoadContext): Plugin {
  const folder = path.resolve(context.siteDir, '../examples/receivers');
  const name = 'balcao-programs';
  return {
    name,
    getPathsToWatch: () => [`${folder}/*`],
    loadContent: () => readPrograms(folder),
    async contentLoaded({ content, actions }) {
      for (const [id, program] of Object.entries(content as Programs)) {
        await actions.createData(`${id}.json`, JSON.stringify(program));
      }
    },
    configureWebpack: () => ({
      resolve: { alias: { '@programs': path.join(context.generatedFilesDir, name, 'default') } },
    }),
  };
}

type Programs = Record<string, ProgramData>;

const isLanguage = (ending: string): ending is SampleLanguage => ending in sampleLanguages;

async function readPrograms(folder: string): Promise<Programs> {
  const programs: Programs = {};
  for (const file of readdirSync(folder).sort()) {
    const [, base = '', ending = ''] = /^(\w+)\.(\w+)$/.exec(file) ?? [];
    if (!isLanguage(ending)) continue;
    const id = base.toLowerCase();
    const text = readFileSync(path.join(folder, file), 'utf8').trimEnd();
    programs[id] ??= {};
    programs[id][ending] = { file, html: await highlight(text, sampleLanguages[ending].code) };
  }
  return programs;
}
