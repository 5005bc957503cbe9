import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteLocale } from '../../locales.ts';
import {
  type ProgramData,
  type ProgramLanguage,
  programLanguages,
} from '../../src/components/guide/programLanguages.ts';
import { highlight } from './highlight.ts';

/** Names of the code blocks in the README of each API's clients, in order. */
const partsOf = {
  payments: ['install', 'firstCall', 'failure', 'webhook', 'pages', 'transport'],
  control: ['controlInstall', 'controlFirstCall', 'controlFailure', 'controlTransport'],
} as const;

/** Parts of the READMEs by name, each in the languages of the clients. */
export function readSdkPrograms(readmes: string, locale: SiteLocale): Record<string, ProgramData> {
  const programs: Record<string, ProgramData> = {};
  for (const [api, parts] of Object.entries(partsOf)) {
    const folder = path.join(readmes, api, locale);
    for (const file of readdirSync(folder).sort()) {
      const tab = tabOf(path.basename(file, '.md'));
      const blocks = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/```\w+\n(.*?)\n```/gs)];
      if (blocks.length !== parts.length)
        throw new Error(`${file} has not one block for each of: ${parts.join(', ')}.`);
      for (const [index, part] of parts.entries()) {
        const code = /install$/i.test(part) ? 'bash' : programLanguages[tab].code;
        const html = highlight(blocks[index]?.[1] ?? '', code);
        programs[part] = { ...programs[part], [tab]: { file: 'README.md', html } };
      }
    }
  }
  return programs;
}

function tabOf(language: string): ProgramLanguage {
  const tabs = Object.keys(programLanguages) as ProgramLanguage[];
  const found = tabs.find((tab) => programLanguages[tab].code === language);
  if (!found) throw new Error(`site/src/components/guide/programLanguages.ts has no tab for ${language}`);
  return found;
}
