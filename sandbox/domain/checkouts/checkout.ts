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

/** Room for the page's token, which the SOAP service adds to redirect URLs of maximum length. */
const tokenQueryCharacters = 100;

const redirect = z.strictObject({
  type: z.enum(redirectTypes),
  url: redirectUrl.max(textCharacters.url + tokenQueryCharacters),
});

/** Stored payment page. It is part of the payment's row, so both share one version and one lock. */
export const checkoutRecord = z.strictObject({
  /** 40 letters and digits. */
  id: token,
  /** 40 hex digits in the URL of a full-page checkout, besides the token (docs/decisions/checkout-pages.md). */
  hash: z.string().regex(/^[0-9a-f]{40}$/, { error: '40 × 0-9a-f' }),
  legacy: z.boolean(),
  page: z.strictObject({ language: z.enum(pageLanguages), layout: z.enum(pageLayouts).optional() }),
  redirects: z.array(redirect).max(mostItems.redirects),
  state: z.enum(checkoutStates),
  stateAt: moment,
  /** `create` saves the method without asking, `allow` asks the payer; neither has an effect without a customer. */
  registration: z.strictObject({ create: z.boolean(), allow: z.boolean() }).optional(),
  /** Phone number sent by the merchant to prefill the page. */
  phone: phoneNumber.optional(),
  /** Card that awaits strong authentication by its holder. */
  challenge: z.strictObject({ card: cardFace, save: z.boolean(), at: moment }).optional(),
  /** Set when the last attempt failed because the card holder declined the challenge. */
  holderRefused: z.literal(true).optional(),
  /** `transaction.id` of the old flow, returned unchanged. */
  transactionId: line.optional(),
});
export type CheckoutRecord = z.infer<typeof checkoutRecord>;
