import type { PayerView } from '@balcao/contract/payer/schema.ts';
import { formatAmount } from '@balcao/text/money.ts';
import type { Screen } from '../session/screen.ts';
import type { CheckoutWords } from '../words/pt.ts';
import { screenTitle } from './screenTitles.ts';

/** Title of the document: screen title, amount and merchant. */
export function documentTitle(view: PayerView | null, screen: Screen, words: CheckoutWords): string {
  const title = screenTitle(screen, words);
  if (!view) return title;
  return [title, formatAmount(view.amountCents, view.page.language), view.merchant].join(' · ');
}
