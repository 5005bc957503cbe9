import type { Locale } from '../words/locales.ts';
import { glossaryMoney } from './money.ts';
import { glossaryPeople } from './people.ts';
import { phrases } from './phrases.ts';
import { glossaryTechnique } from './technique.ts';
import type { Term } from './term.ts';

/** Payment terms: one term per thing and language, binding for all texts of the repository. */
export const glossary = { ...glossaryMoney, ...glossaryPeople, ...glossaryTechnique };

/** Wording forbidden in a language, with its replacement. */
interface Replacement {
  pattern: RegExp;
  write: string;
}

const edge = String.raw`[^\p{L}\p{N}_-]`;

const wholeWords = (variant: string) => new RegExp(`(?:^|${edge})(${variant})(?:${edge}|$)`, 'iu');

/** All replacements of a language: for variants of the glossary's terms, and for phrases. */
export function replacementsIn(locale: Locale): Replacement[] {
  return [
    ...Object.values<Term>(glossary).flatMap(({ avoid, word }) =>
      (avoid?.[locale] ?? []).map((variant) => ({ pattern: wholeWords(variant), write: word[locale] })),
    ),
    ...phrases[locale].map(({ avoid, write }) => ({ pattern: wholeWords(avoid), write })),
  ];
}

/** Lists the forbidden wording in a text, one line each: `write "telemóvel", not "celular"`. */
export function wrongWords(text: string, replacements: readonly Replacement[]): string[] {
  return replacements.flatMap(({ pattern, write }) => {
    const found = pattern.exec(text)?.[1];
    return found ? [`write "${write}", not "${found}"`] : [];
  });
}
