import {
  checkoutStates,
  pageLanguages,
  pageLayouts,
  redirectTypes,
} from '@balcao/contract/resources/checkouts/enums.ts';
import { phoneNumber, redirectUrl, token } from '@balcao/contract/schema/formats.ts';
import { mostItems, textCharacters } from '@balcao/contract/schema/limits.ts';
import * as z from 'zod';
import type { CheckoutRecord } from '../../../domain/checkouts/checkout.ts';
import { moment } from '../bounds.ts';
import { cardFace, line } from './parts.ts';

/** The SOAP service adds the page's token to an address that may be as long as any. */
const tokenQueryCharacters = 100;

const redirect = z.strictObject({
  type: z.enum(redirectTypes),
  url: redirectUrl.max(textCharacters.url + tokenQueryCharacters),
});

/** A payment page inside its payment's document. */
export const checkout = z.strictObject({
  id: token,
  hash: z.string().regex(/^[0-9a-f]{40}$/, { error: '40 × 0-9a-f' }),
  legacy: z.boolean(),
  page: z.strictObject({ language: z.enum(pageLanguages), layout: z.enum(pageLayouts).optional() }),
  redirects: z.array(redirect).max(mostItems.redirects),
  state: z.enum(checkoutStates),
  stateAt: moment,
  registration: z.strictObject({ create: z.boolean(), allow: z.boolean() }).optional(),
  phone: phoneNumber.optional(),
  challenge: z.strictObject({ card: cardFace, save: z.boolean(), at: moment }).optional(),
  transactionId: line.optional(),
}) satisfies z.ZodType<CheckoutRecord>;
