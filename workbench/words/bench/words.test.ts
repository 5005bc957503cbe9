import type { Term } from '@balcao/contract/glossary/term.ts';
import { glossary } from '@balcao/contract/glossary.ts';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../locale.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as pt } from './pt.ts';

const languages = { pt, es, en };
const locales = Object.keys(languages) as Locale[];

/** Every sentence; those with places to fill are filled with a figure. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsOf(value(2, 2, 2, 2));
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const terms = Object.values<Term>(glossary);
const edge = '[^\\p{L}\\p{N}_-]';

describe.each(locales)('the words of the workbench in %s', (locale) => {
  const texts = textsOf(languages[locale]);

  test('say something everywhere', () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => text.trim() === '' || /undefined|\[object/.test(text))).toEqual([]);
  });

  test('keep to the glossary', () => {
    for (const { avoid, word } of terms) {
      for (const variant of avoid?.[locale] ?? []) {
        const pattern = new RegExp(`(^|${edge})${variant}(${edge}|$)`, 'iu');
        expect(
          texts.filter((text) => pattern.test(text)),
          `write "${word[locale]}"`,
        ).toEqual([]);
      }
    }
  });

  test('speak one language at a time', () => {
    const foreign: Record<Locale, RegExp> = {
      pt: /[ñ¿¡]|\b(el|los|una|hay|también)\b/iu,
      es: /[ãõç]|\b(não|uma|também|são)\b/iu,
      en: /[ãõçñ¿¡]|\b(não|uma|também|el|los)\b/iu,
    };
    expect(texts.filter((text) => foreign[locale].test(text))).toEqual([]);
  });
});

test('no sentence was left in Portuguese', () => {
  const same = (locale: 'es' | 'en') => {
    const portuguese = new Set(textsOf(pt).filter((text) => text.split(' ').length > 3));
    return textsOf(languages[locale]).filter((text) => portuguese.has(text));
  };
  expect([same('es'), same('en')]).toEqual([[], []]);
});
