import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { translateComments } from '@balcao/examples/receivers/comments.ts';
import type { SiteLocale } from '../../locales.ts';
import type { ProgramData } from '../../src/components/guide/programLanguages.ts';
import { type SampleLanguage, sampleLanguages } from '../../src/components/Sample/sample.ts';
import { highlight } from './highlight.ts';

type Programs = Record<string, ProgramData>;

const isLanguage = (ending: string): ending is SampleLanguage => ending in sampleLanguages;

export function readPrograms(folder: string, locale: SiteLocale): Programs {
  const programs: Programs = {};
  for (const file of readdirSync(folder).sort()) {
    const [, base = '', ending = ''] = /^(\w+)\.(\w+)$/.exec(file) ?? [];
    if (!isLanguage(ending)) continue;
    const id = base.toLowerCase();
    const text = translateComments(readFileSync(path.join(folder, file), 'utf8').trimEnd(), locale);
    programs[id] ??= {};
    programs[id][ending] = { file, html: highlight(text, sampleLanguages[ending].code) };
  }
  return programs;
}
