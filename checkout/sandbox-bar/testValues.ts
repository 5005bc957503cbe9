import * as en from '@balcao/contract/generated/facts.en.json';
import * as es from '@balcao/contract/generated/facts.es.json';
import * as pt from '@balcao/contract/generated/facts.pt.json';
import type { PageLanguage } from '@balcao/contract/resources/checkouts/enums.ts';
import type { TestValues } from '../page/pageSetting.ts';

const facts = { PT: pt, ES: es, EN: en } as const satisfies Record<PageLanguage, unknown>;

/** Base path of each language of the site; Portuguese is at the root. */
const bases = { PT: '', ES: '/es', EN: '/en' } as const satisfies Record<PageLanguage, string>;

/**
 * The test cards and phones of the contract, in one language. Runs only on the server, so that a page ships one
 * language and a production page none.
 * @param siteUrl the documentation's address, without a slash at its end
 */
export function testValuesIn(language: PageLanguage, siteUrl: string): TestValues {
  const { cardScenarios, phoneScenarios } = facts[language];
  return {
    cards: cardScenarios.map(({ number, brand, words }) => ({ number, brand, words })),
    phones: phoneScenarios.map(({ phone, words }) => ({ phone, words })),
    docsUrl: `${siteUrl}${bases[language]}/docs/guides/testing`,
  };
}
