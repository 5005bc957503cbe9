import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { isClosing, type OpenScreen, type Screen } from '../session/screen.ts';
import type { CheckoutWords } from '../words/pt.ts';

const titles: Record<OpenScreen, (words: CheckoutWords) => string> = {
  choose: (words) => words.methods.title,
  card: (words) => words.card.title,
  phone: (words) => words.phone.title,
  preparing: (words) => words.reference.title,
  reference: (words) => words.reference.title,
  waiting: (words) => words.wait.title,
  bank: (words) => words.bank.title,
};

export function screenTitle(screen: Screen, words: CheckoutWords): string {
  return isClosing(screen) ? words.closing[screen].title : titles[screen](words);
}

export function documentTitle(view: PayerView | null, screen: Screen, words: CheckoutWords): string {
  const title = screenTitle(screen, words);
  if (!view) return title;
  return [title, formatAmount(view.amountCents, view.page.language), view.merchant].join(' · ');
}
