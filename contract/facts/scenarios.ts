import { amountScenarios } from '../scenarios/amounts.ts';
import { cardScenarios } from '../scenarios/cards.ts';
import { entityScenarios } from '../scenarios/entities.ts';
import { phoneScenarios } from '../scenarios/phones.ts';
import { terminalScenarios, testPin } from '../scenarios/terminals.ts';
import type { Locale, Words } from '../words/locales.ts';

/** Magic phones, cards, amounts, terminals and tax numbers in one language, for the sandbox page. */
export function scenarioFacts(locale: Locale) {
  const inLocale = <T extends { words: Words }>(all: readonly T[]) =>
    all.map(({ words, ...scenario }) => ({ ...scenario, words: words[locale] }));
  return {
    phoneScenarios: inLocale(phoneScenarios),
    cardScenarios: inLocale(cardScenarios),
    amountScenarios: inLocale(amountScenarios),
    terminalScenarios: inLocale(terminalScenarios),
    testPin,
    entityScenarios: inLocale(entityScenarios),
  };
}
