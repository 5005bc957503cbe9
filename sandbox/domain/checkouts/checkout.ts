import {
  checkoutStates,
  pageLanguages,
  pageLayouts,
  redirectTypes,
} from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import { phoneNumber, redirectUrl, token } from '@balcao/contract/schema/formats.ts';
import { mostItems, textCharacters } from '@balcao/contract/schema/requestLimits.ts';
import * as z from 'zod';
import { cardFace } from '../customers/savedMethod.ts';
import { moment } from '../records/bounds.ts';
import { line } from '../records/recordParts.ts';

/** The SOAP service adds the page's token to a redirect URL of maximum length. */
const tokenQueryCharacters = 100;

const redirect = z.strictObject({
  type: z.enum(redirectTypes),
  url: redirectUrl.max(textCharacters.url + tokenQueryCharacters),
});

/** Stored payment page, part of the row of the payment it charges: one version, one lock. */
export const checkoutRecord = z.strictObject({
  /** 40 letters and digits. */
  id: token,
  /** Path segment of a whole page's URL besides the token: 40 hex digits (docs/decisions/checkout-pages.md). */
  hash: z.string().regex(/^[0-9a-f]{40}$/, { error: '40 × 0-9a-f' }),
  legacy: z.boolean(),
  page: z.strictObject({ language: z.enum(pageLanguages), layout: z.enum(pageLayouts).optional() }),
  redirects: z.array(redirect).max(mostItems.redirects),
  state: z.enum(checkoutStates),
  stateAt: moment,
  /** Whether the method is saved without asking, or the payer is asked; has no effect without a customer. */
  registration: z.strictObject({ create: z.boolean(), allow: z.boolean() }).optional(),
  /** Phone sent by the merchant to prefill the page. */
  phone: phoneNumber.optional(),
  /** Card that waits for strong authentication by its holder. */
  challenge: z.strictObject({ card: cardFace, save: z.boolean(), at: moment }).optional(),
  /** Set when the last attempt failed because the card holder declined the challenge. */
  holderRefused: z.literal(true).optional(),
  /** `transaction.id` of the old flow, returned unchanged. */
  transactionId: line.optional(),
});
export type CheckoutRecord = z.infer<typeof checkoutRecord>;
