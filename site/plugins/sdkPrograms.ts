import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ProgramData } from '../src/components/guide/Program.tsx';
import { type SampleLanguage, sampleLanguages } from '../src/components/Sample/sample.ts';
import { highlight } from './highlight.ts';
import { localeOf } from './locale.ts';

/** Code blocks of a client's README, in order. */
const parts = ['install', 'firstCall', 'failure', 'webhook'] as const;
type Part = (typeof parts)[number];

/**
 * Provides the code of the generated clients' READMEs, as the sandbox generates them: `@sdkPrograms/install.json` is
 * that block in each language samples are shown in.
 */
export function sdkProgramsPlugin(context: LoadContext): Plugin {
  const locale = localeOf(context);
  const folder = path.resolve(context.siteDir, '../.build/sdk-readmes', locale);
  const name = 'balcao-sdk-programs';
  return {
    name,
    getPathsToWatch: () => [`${folder}/*`],
    loadContent: () => readReadmes(folder),
    async contentLoaded({ content, actions }) {
      for (const [part, program] of Object.entries(content as Programs)) {
        await actions.createData(`${locale}/${part}.json`, JSON.stringify(program));
      }
    },
    configureWebpack: () => ({
      resolve: { alias: { '@sdkPrograms': path.join(context.generatedFilesDir, name, 'default', locale) } },
    }),
  };
}

type Programs = Record<Part, ProgramData>;

async function readReadmes(folder: string): Promise<Programs> {
  const programs: Programs = { install: {}, firstCall: {}, failure: {}, webhook: {} };
  for (const file of readdirSync(folder).sort()) {
    const tab = tabOf(path.basename(file, '.md'));
    if (!tab) continue;
    const blocks = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/```\w+\n(.*?)\n```/gs)];
    for (const [index, part] of parts.entries()) {
      const code = part === 'install' ? 'bash' : sampleLanguages[tab].code;
      const html = await highlight(blocks[index]?.[1] ?? '', code);
      programs[part][tab] = { file: 'README.md', html };
    }
  }
  return programs;
}

/** Sample tab of a language; undefined for TypeScript, whose calls are the same as JavaScript's. */
function tabOf(language: string): SampleLanguage | undefined {
  const tabs = Object.keys(sampleLanguages) as SampleLanguage[];
  return tabs.find((tab) => sampleLanguages[tab].code === language);
}
