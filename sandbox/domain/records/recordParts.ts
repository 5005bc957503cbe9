import { seed } from '@balcao/contract/scenarios/seed.ts';
import { largestAmountCents, textCharacters } from '@balcao/contract/schema/requestLimits.ts';
import * as z from 'zod';

/** Values shared by records and columns of a state. */

/** Platform, which an imported state names as the seed does. */
export const platformCode: z.ZodType<string> = z.enum([seed.platform.code, seed.otherPlatform.code]);

/** One line of text, possibly empty. */
export const line = z.string().max(textCharacters.line);

/** Short word of the sandbox: a code, a document number. */
export const word = z.string().max(40);

export const cents = z.int().min(0).max(largestAmountCents);

/** Euros of fees: text with decimals. */
export const euro = z.string().regex(/^\d{1,12}\.\d{1,10}$/, { error: '0.27750000' });

/** Last four digits of a card. */
export const lastFour = z.string().regex(/^\d{4}$/, { error: '4242' });
