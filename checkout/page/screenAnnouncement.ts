import type { PayerView } from '@balcao/contract/payer/schema.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { showPhone } from '../phone/phoneNumber.ts';
import { isClosing, type Screen } from '../session/screen.ts';
import type { CheckoutWords } from '../words/pt.ts';

/** Announcement of a new screen for screen readers, beside its heading, which is focused and read anyway. */
export function screenAnnouncement(view: PayerView, screen: Screen, words: CheckoutWords): string {
  if (isClosing(screen)) {
    const amount = formatAmount(view.amountCents, view.page.language);
    return words.closing[screen].told({ amount, merchant: view.merchant });
  }
  if (screen === 'waiting' && view.push) return words.wait.sentTo(showPhone(view.push.phone));
  return screen === 'reference' ? words.reference.waiting : '';
}
