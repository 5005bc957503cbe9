import { seed } from '@balcao/contract/scenarios/seed.ts';
import { largestAmountCents, textCharacters } from '@balcao/contract/schema/requestLimits.ts';
import * as z from 'zod';
import type { CardFace } from '../../../domain/customers/savedMethod.ts';

/** Values that documents and columns of a state share. */

/** A platform, which a state names as the seed does. */
export const platformCode = z.enum([seed.platform.code, seed.otherPlatform.code]);

/** A text of one line, which may be empty. */
export const line = z.string().max(textCharacters.line);

/** A short word of ours: a code, a number of a document. */
export const word = z.string().max(40);

/** An amount or a part of one, in cents. */
export const cents = z.int().min(0).max(largestAmountCents);

/** Euros as fees travel: with decimals, as text. */
export const euro = z.string().regex(/^\d{1,12}\.\d{1,10}$/, { error: '0.27750000' });

export const lastFour = z.string().regex(/^\d{4}$/, { error: '4242' });

/** What a card shows of itself. */
export const cardFace = z.strictObject({
  brand: line,
  last4Digits: lastFour,
  holder: line,
  expiryMonth: z.string().regex(/^(0[1-9]|1[0-2])$/, { error: '01 … 12' }),
  expiryYear: z.string().regex(/^\d{4}$/, { error: '2030' }),
}) satisfies z.ZodType<CardFace>;
