import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { translateComments } from '@balcao/examples/receivers/comments.ts';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ProgramData } from '../src/components/guide/programLanguages.ts';
import { type SampleLanguage, sampleLanguages } from '../src/components/Sample/sample.ts';
import { highlight } from './highlight.ts';
import { localeOf, type SiteLocale } from './locale.ts';

/**
 * Provides the tested programs of the examples: `@programs/signature.json` is that program highlighted in each language
 * it is written in, its comments in the language of the site. Files belong to a program by name, in any case:
 * `Signature.java`.
 */
export function programsPlugin(context: LoadContext): Plugin {
  const locale = localeOf(context);
  const folder = path.resolve(context.siteDir, '../examples/receivers');
  const name = 'balcao-programs';
  return {
    name,
    getPathsToWatch: () => [`${folder}/*`],
    loadContent: () => readPrograms(folder, locale),
    async contentLoaded({ content, actions }) {
      for (const [id, program] of Object.entries(content as Programs)) {
        await actions.createData(`${locale}/${id}.json`, JSON.stringify(program));
      }
    },
    configureWebpack: () => ({
      resolve: { alias: { '@programs': path.join(context.generatedFilesDir, name, 'default', locale) } },
    }),
  };
}

type Programs = Record<string, ProgramData>;

const isLanguage = (ending: string): ending is SampleLanguage => ending in sampleLanguages;

/** Every program of a folder, with its comments in a language. */
export async function readPrograms(folder: string, locale: SiteLocale): Promise<Programs> {
  const programs: Programs = {};
  for (const file of readdirSync(folder).sort()) {
    const [, base = '', ending = ''] = /^(\w+)\.(\w+)$/.exec(file) ?? [];
    if (!isLanguage(ending)) continue;
    const id = base.toLowerCase();
    const text = translateComments(readFileSync(path.join(folder, file), 'utf8').trimEnd(), locale);
    programs[id] ??= {};
    programs[id][ending] = { file, html: await highlight(text, sampleLanguages[ending].code) };
  }
  return programs;
}
