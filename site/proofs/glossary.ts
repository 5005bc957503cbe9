import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFacts } from '@balcao/contract/facts/build.ts';
import { glossary } from '@balcao/contract/glossary/glossary.ts';
import { replacementsIn, wrongWords } from '@balcao/contract/glossary/replacements.ts';
import { buildDescription } from '@balcao/contract/openapi/build.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { expect } from 'vitest';
import { folderOf } from '../../tools/i18n/pages.ts';
import { withoutStamps } from '../../tools/i18n/stamps.ts';
import { at } from '../../tools/run/paths.mjs';
import { proofs } from './check/proofs.ts';

/** Texts of the pages of a language by their names, without the glossary. */
function textsOf(locale: Locale): [name: string, text: string][] {
  const folder = at(folderOf(locale));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const pages = files.filter((file) => file.endsWith('.mdx') && file !== join('guides', 'glossary.mdx'));
  return pages.map((file) => [file, withoutStamps(readFileSync(join(folder, file), 'utf8'))]);
}

const withoutCode = (text: string) =>
  text.replace(/^```.*?^```|`[^`\n]*`|<[^>]*>|\]\([^)]*\)|\{#[\w-]+\}/gms, ' ');

/** What a reader of one language reads: the pages, and what their components print. */
function wordsOf(locale: Locale): string {
  const { glossary: _, ...facts } = buildFacts(locale);
  const pages = textsOf(locale).map(([, text]) => text);
  return [...pages, JSON.stringify([facts, buildDescription(locale)])].join('\n').toLowerCase();
}

/** Fields, states and events that a page names, in the order of the alphabet. */
function namesShown(text: string): string[] {
  const components = text.match(/<(State|Event) is="\w+"/g) ?? [];
  const codes = text.match(/`[a-z]+([A-Z][a-z]+|_[a-z]+|[.][a-z]\w*)+`/g) ?? [];
  return [...components, ...codes].sort();
}

/** Names of the fields of a body, with the paths to them. */
function namesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inside]) => namesIn(inside, `${path}.${name}`));
}

export default proofs('glossary', {
  // ---- front matter
  // “As palavras desta documentação e o que querem dizer, com o nome de cada coisa em português, espanhol e inglês.”
  'front-matter-1': () => {
    for (const locale of locales) {
      const { glossary: shown } = buildFacts(locale);
      expect(shown).toHaveLength(Object.keys(glossary).length);
      for (const { id, word, definition, elsewhere } of shown) {
        const term = glossary[id as keyof typeof glossary];
        expect([word, definition]).toEqual([term.word[locale], term.definition[locale]]);
        const others = locales.filter((each) => each !== locale);
        expect(elsewhere).toEqual(others.map((each) => ({ locale: each, word: term.word[each] })));
      }
    }
  },
  // ---- top
  // “Uma coisa, uma palavra.”
  'top-1': () => {
    for (const locale of locales) {
      const words = Object.values(glossary).map(({ word }) => word[locale]);
      expect(new Set(words).size).toBe(words.length);
      const replacements = replacementsIn(locale);
      const wrong = textsOf(locale).flatMap(([, text]) => wrongWords(withoutCode(text), replacements));
      expect(wrong).toEqual([]);
    }
    expect(wrongWords('Peça o estorno.', replacementsIn('pt'))).toEqual(['write "reembolso", not "estorno"']);
  },
  // “Estas são as que esta documentação usa, com o que querem dizer e como se chamam nas outras línguas.”
  'top-2': () => {
    for (const locale of locales) {
      const text = wordsOf(locale);
      const unused = Object.values(glossary).filter(({ word }) => !text.includes(word[locale].toLowerCase()));
      expect([locale, unused.map(({ word }) => word[locale])]).toEqual([locale, []]);
    }
  },
  // “Os nomes de campos, estados e eventos não se traduzem.”
  'top-3': () => {
    const named = (locale: Locale) => textsOf(locale).map(([page, text]) => [page, namesShown(text)]);
    expect(named('es')).toEqual(named('pt'));
    expect(named('en')).toEqual(named('pt'));
    expect(new Set(named('pt').flatMap(([, names]) => names)).size).toBeGreaterThan(100);
  },
  // “São os da API em qualquer língua, como stateDetails.state.”
  'top-4': async ({ api, seed }) => {
    const read = async (locale: Locale, path: string) =>
      (await api.get<object>(path, { 'accept-language': locale.toUpperCase() })).data;
    const path = `/api/payments/${seed.payments.confirmedReference}`;
    const portuguese = await read('pt', path);
    expect(portuguese).toHaveProperty('stateDetails.state', 'confirmed');
    for (const locale of locales) {
      expect(namesIn(await read(locale, path))).toEqual(namesIn(portuguese));
      expect(await read(locale, path)).toHaveProperty('stateDetails.state', 'confirmed');
      expect(await read(locale, '/api/webhooks')).toEqual(await read('pt', '/api/webhooks'));
    }
  },
});
