import { glossary } from '@balcao/contract/glossary/glossary.ts';
import type { Term } from '@balcao/contract/glossary/term.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';

const edge = String.raw`[^\p{L}\p{N}_-]`;

/** Terms of a text that the glossary replaces: `write "telemóvel", not "celular"`. */
export function wrongTerms(text: string, locale: Locale): string[] {
  return bannedIn[locale].filter(({ pattern }) => pattern.test(text)).map(({ problem }) => problem);
}

const bannedIn = { pt: replacedTerms('pt'), es: replacedTerms('es'), en: replacedTerms('en') };

function replacedTerms(locale: Locale): { pattern: RegExp; problem: string }[] {
  return Object.values<Term>(glossary).flatMap(({ avoid, word }) =>
    (avoid?.[locale] ?? []).map((variant) => ({
      pattern: new RegExp(`(^|${edge})${variant}(${edge}|$)`, 'iu'),
      problem: `write "${word[locale]}", not "${variant}"`,
    })),
  );
}
