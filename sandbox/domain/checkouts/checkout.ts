import type {
  CheckoutState,
  PageLanguage,
  PageLayout,
  RedirectType,
} from '@balcao/contract/resources/checkouts/enums.ts';
import type { CardFace } from '../customers/savedMethod.ts';

/** A payment page as the sandbox keeps it, inside the payment it charges: one row, one version, one lock. */
export interface CheckoutRecord {
  /** Its token: 40 letters and digits. */
  id: string;
  /** What the address of a whole page carries besides the token: 40 hex digits (docs/decisions/checkout-pages.md). */
  hash: string;
  /** Made by the old token flow. */
  legacy: boolean;
  page: { language: PageLanguage; layout?: PageLayout };
  redirects: { type: RedirectType; url: string }[];
  state: CheckoutState;
  stateAt: number;
  /** Whether the method is saved without asking, or the payer is asked; nothing of it without a customer. */
  registration?: { create: boolean; allow: boolean };
  /** Phone the merchant sent along, to be filled in on the page. */
  phone?: string;
  /** A card that waits for its holder to confirm with the bank (strong authentication). */
  challenge?: { card: CardFace; save: boolean; at: number };
  /** The last attempt failed because the card's holder did not confirm it with the bank. */
  holderRefused?: true;
  /** `transaction.id` of the old flow, given back as it came. */
  transactionId?: string;
}
