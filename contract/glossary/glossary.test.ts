import { describe, expect, it } from 'vitest';
import { buildFacts } from '../facts/buildFacts.ts';
import { buildDescription } from '../openapi/buildDescription.ts';
import { buildControlDescription } from '../openapi/control.ts';
import { type Locale, locales } from '../words/locales.ts';
import { glossary, replacementsIn, wrongWords } from './replacements.ts';
import type { Term } from './term.ts';

/** All texts of the product in one language, without the brand and the wire names in backticks. */
function textsOf(locale: Locale): string[] {
  const texts: string[] = [];
  const read = (value: unknown) => {
    if (typeof value === 'string') texts.push(value.replace(/`[^`]*`|Balcão/g, ''));
    else if (value && typeof value === 'object') Object.values(value).forEach(read);
  };
  const { glossary: _, ...facts } = buildFacts(locale);
  read([facts, buildDescription(locale), buildControlDescription(locale)]);
  return texts.filter((text) => text.includes(' '));
}

const terms = Object.entries<Term>(glossary);

describe.each(locales)('the glossary in %s', (locale) => {
  const texts = textsOf(locale);

  it('names and explains every term', () => {
    for (const [id, { word, definition }] of terms) {
      expect(word[locale], id).not.toBe('');
      expect(definition[locale], id).toMatch(/\.$/);
    }
  });

  it('has no word for two terms [glossary.no-word-for-two-terms]', () => {
    const words = terms.map(([, { word }]) => word[locale]);
    expect(new Set(words).size).toBe(words.length);
  });

  it('is kept to by every text [glossary.kept-to-by-every-text]', () => {
    const replacements = replacementsIn(locale);
    expect(replacements.length).toBeGreaterThan(3);
    expect(texts.flatMap((text) => wrongWords(text, replacements).map((problem) => `${problem}: ${text}`))).toEqual([]);
  });

  it('uses one language in each text', () => {
    const foreign: Record<Locale, RegExp> = {
      pt: /[ñ¿¡]|\b(el|los|una|hay|también)\b/iu,
      es: /[ãõç]|\b(não|uma|também|são)\b/iu,
      en: /[ãõçñ¿¡]|\b(não|uma|también|el|los)\b/iu,
    };
    expect(texts.filter((text) => foreign[locale].test(text))).toEqual([]);
  });
});
