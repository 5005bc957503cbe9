import type { SavedMethod } from '@balcao/contract/resources/customers/customerSchema.ts';
import { phoneNumber, uuid } from '@balcao/contract/schema/formats.ts';
import * as z from 'zod';
import { endOfMonth } from '../clock/lisbonTime.ts';
import { id, moment } from '../records/bounds.ts';
import { lastFour, line } from '../records/recordParts.ts';

/** Public details of a card, whose number is not stored. */
export const cardFace = z.strictObject({
  brand: line,
  last4Digits: lastFour,
  holder: line,
  expiryMonth: z.string().regex(/^(0[1-9]|1[0-2])$/, { error: '01 … 12' }),
  expiryYear: z.string().regex(/^\d{4}$/, { error: '2030' }),
});
export type CardFace = z.infer<typeof cardFace>;

/** Whether the card's expiry month has passed in Lisbon. */
export const hasExpired = (card: Pick<CardFace, 'expiryMonth' | 'expiryYear'>, now: number): boolean =>
  now >= endOfMonth(Number(card.expiryYear), Number(card.expiryMonth));

const card = { code: z.literal('CC'), card: cardFace };
const phone = { code: z.literal('MW'), phone: phoneNumber };
const row = { uuid, serial: id, customerUuid: uuid, createdAt: moment };

/** Method saved for a customer: a card, or the phone number of an MB WAY account (`countryCode#number`). */
export const savedMethodRecord = z.discriminatedUnion('code', [
  z.strictObject({ ...row, ...card }),
  z.strictObject({ ...row, ...phone }),
]);
export type SavedMethodRecord = z.infer<typeof savedMethodRecord>;

export type Saveable =
  | Pick<Extract<SavedMethodRecord, { code: 'CC' }>, 'code' | 'card'>
  | Pick<Extract<SavedMethodRecord, { code: 'MW' }>, 'code' | 'phone'>;

export function phoneMask(phone: string) {
  const [countryCode = '', number = ''] = phone.split('#');
  return { countryCode, last3Digits: number.slice(-3) };
}

/** Presents a saved method with its number masked. */
export function presentSavedMethod(method: SavedMethodRecord): SavedMethod {
  const details = method.code === 'MW' ? phoneMask(method.phone) : method.card;
  return { uuid: method.uuid, code: method.code, type: 'DEFAULT', details };
}
