import {
  checkoutStates,
  pageLanguages,
  pageLayouts,
  redirectTypes,
} from '@balcao/contract/resources/checkouts/enums.ts';
import { phoneNumber, redirectUrl, token } from '@balcao/contract/schema/formats.ts';
import { mostItems, textCharacters } from '@balcao/contract/schema/requestLimits.ts';
import * as z from 'zod';
import { cardFace } from '../customers/savedMethod.ts';
import { moment } from '../records/bounds.ts';
import { line } from '../records/parts.ts';

/** The SOAP service adds the page's token to an address that may be as long as any. */
const tokenQueryCharacters = 100;

const redirect = z.strictObject({
  type: z.enum(redirectTypes),
  url: redirectUrl.max(textCharacters.url + tokenQueryCharacters),
});

/** A payment page as the sandbox keeps it, inside the payment it charges: one row, one version, one lock. */
export const checkoutRecord = z.strictObject({
  /** Its token: 40 letters and digits. */
  id: token,
  /** What the address of a whole page carries besides the token: 40 hex digits (docs/decisions/checkout-pages.md). */
  hash: z.string().regex(/^[0-9a-f]{40}$/, { error: '40 × 0-9a-f' }),
  legacy: z.boolean(),
  page: z.strictObject({ language: z.enum(pageLanguages), layout: z.enum(pageLayouts).optional() }),
  redirects: z.array(redirect).max(mostItems.redirects),
  state: z.enum(checkoutStates),
  stateAt: moment,
  /** Whether the method is saved without asking, or the payer is asked; nothing of it without a customer. */
  registration: z.strictObject({ create: z.boolean(), allow: z.boolean() }).optional(),
  /** Phone the merchant sent along, to be filled in on the page. */
  phone: phoneNumber.optional(),
  /** A card that waits for its holder to confirm with the bank (strong authentication). */
  challenge: z.strictObject({ card: cardFace, save: z.boolean(), at: moment }).optional(),
  /** The last attempt failed because the card's holder did not confirm it with the bank. */
  holderRefused: z.literal(true).optional(),
  /** `transaction.id` of the old flow, given back as it came. */
  transactionId: line.optional(),
});
export type CheckoutRecord = z.infer<typeof checkoutRecord>;
