import { seed } from '@balcao/contract/scenarios/seed.ts';
import { largestAmountCents, textCharacters } from '@balcao/contract/schema/requestLimits.ts';
import * as z from 'zod';

/** Values that records and columns of a state share. */

/** A platform, which an imported state names as the seed does. */
export const platformCode: z.ZodType<string> = z.enum([seed.platform.code, seed.otherPlatform.code]);

/** A text of one line, which may be empty. */
export const line = z.string().max(textCharacters.line);

/** A short word of ours: a code, a number of a document. */
export const word = z.string().max(40);

export const cents = z.int().min(0).max(largestAmountCents);

/** Euros as fees travel: with decimals, as text. */
export const euro = z.string().regex(/^\d{1,12}\.\d{1,10}$/, { error: '0.27750000' });

/** How a number of a card ends. */
export const lastFour = z.string().regex(/^\d{4}$/, { error: '4242' });
