import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  type ProgramData,
  type ProgramLanguage,
  programLanguages,
} from '../src/components/guide/programLanguages.ts';
import { highlight } from './highlight.ts';
import { localeOf } from './locale.ts';

/** Code blocks of the README of a client of each API, in order. */
const partsOf = {
  payments: ['install', 'firstCall', 'failure', 'webhook', 'pages', 'transport'],
  control: ['controlInstall', 'controlFirstCall', 'controlFailure', 'controlTransport'],
} as const;
type Part = (typeof partsOf)[keyof typeof partsOf][number];

/**
 * Provides the code of the generated clients' READMEs, as the sandbox generates them: `@sdkPrograms/install.json` is
 * that block in each language a client is generated in.
 */
export function sdkProgramsPlugin(context: LoadContext): Plugin {
  const locale = localeOf(context);
  const readmes = path.resolve(context.siteDir, '../.build/sdk-readmes');
  const name = 'balcao-sdk-programs';
  return {
    name,
    getPathsToWatch: () => [`${readmes}/*/${locale}/*`],
    loadContent: async () => ({
      ...(await readReadmes(path.join(readmes, 'payments', locale), partsOf.payments)),
      ...(await readReadmes(path.join(readmes, 'control', locale), partsOf.control)),
    }),
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

async function readReadmes<P extends Part>(folder: string, parts: readonly P[]): Promise<Pick<Programs, P>> {
  const programs = Object.fromEntries(parts.map((part) => [part, {}])) as Pick<Programs, P>;
  for (const file of readdirSync(folder).sort()) {
    const tab = tabOf(path.basename(file, '.md'));
    const blocks = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/```\w+\n(.*?)\n```/gs)];
    if (blocks.length !== parts.length)
      throw new Error(`${file} has not one block for each of: ${parts.join(', ')}.`);
    for (const [index, part] of parts.entries()) {
      const code = part === 'install' || part === 'controlInstall' ? 'bash' : programLanguages[tab].code;
      const html = await highlight(blocks[index]?.[1] ?? '', code);
      programs[part][tab] = { file: 'README.md', html };
    }
  }
  return programs;
}

/** Tab of a language. */
function tabOf(language: string): ProgramLanguage {
  const tabs = Object.keys(programLanguages) as ProgramLanguage[];
  const found = tabs.find((tab) => programLanguages[tab].code === language);
  if (!found)
    throw new Error(
      `${language} has no tab: add it to programLanguages (src/components/guide/programLanguages.ts).`,
    );
  return found;
}
