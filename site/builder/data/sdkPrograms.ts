import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteLocale } from '../../locales.ts';
import {
  type ProgramData,
  type ProgramLanguage,
  programLanguages,
} from '../../src/components/guide/programLanguages.ts';
import { highlight } from './highlight.ts';

/** Code blocks of the README of a client of each API, in order. */
const partsOf = {
  payments: ['install', 'firstCall', 'failure', 'webhook', 'pages', 'transport'],
  control: ['controlInstall', 'controlFirstCall', 'controlFailure', 'controlTransport'],
} as const;
type Part = (typeof partsOf)[keyof typeof partsOf][number];

type Programs = Record<Part, ProgramData>;

export function readSdkPrograms(readmes: string, locale: SiteLocale): Programs {
  return {
    ...readReadmes(path.join(readmes, 'payments', locale), partsOf.payments),
    ...readReadmes(path.join(readmes, 'control', locale), partsOf.control),
  };
}

function readReadmes<P extends Part>(folder: string, parts: readonly P[]): Pick<Programs, P> {
  const programs = Object.fromEntries(parts.map((part) => [part, {}])) as Pick<Programs, P>;
  for (const file of readdirSync(folder).sort()) {
    const tab = tabOf(path.basename(file, '.md'));
    const blocks = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/```\w+\n(.*?)\n```/gs)];
    if (blocks.length !== parts.length)
      throw new Error(`${file} has not one block for each of: ${parts.join(', ')}.`);
    for (const [index, part] of parts.entries()) {
      const code = part === 'install' || part === 'controlInstall' ? 'bash' : programLanguages[tab].code;
      const html = highlight(blocks[index]?.[1] ?? '', code);
      programs[part][tab] = { file: 'README.md', html };
    }
  }
  return programs;
}

function tabOf(language: string): ProgramLanguage {
  const tabs = Object.keys(programLanguages) as ProgramLanguage[];
  const found = tabs.find((tab) => programLanguages[tab].code === language);
  if (!found)
    throw new Error(
      `${language} has no tab: add it to programLanguages (src/components/guide/programLanguages.ts).`,
    );
  return found;
}
