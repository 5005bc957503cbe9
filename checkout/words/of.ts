import type { PageLanguage } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { type CheckoutWords, words as pt } from './pt.ts';

const all = { PT: pt, ES: es, EN: en } as const satisfies Record<PageLanguage, CheckoutWords>;

export function wordsOf(language: PageLanguage): CheckoutWords {
  return all[language];
}
