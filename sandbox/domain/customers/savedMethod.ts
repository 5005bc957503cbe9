import type { SavedMethod } from '@balcao/contract/resources/customers/schema.ts';

/** What a card shows of itself; its number is never kept. */
export interface CardFace {
  brand: string;
  last4Digits: string;
  holder: string;
  /** Two digits. */
  expiryMonth: string;
  /** Four digits. */
  expiryYear: string;
}

/** What is saved: a card, or the phone of an MB WAY account (`countryCode#number`). */
export type Saveable = { code: 'CC'; card: CardFace } | { code: 'MW'; phone: string };

/** A method saved for a customer. */
export type SavedMethodRecord = Saveable & {
  uuid: string;
  /** Counts up in the order of creation. */
  serial: number;
  customerUuid: string;
  createdAt: number;
};

/** What a phone shows of itself. */
export function phoneMask(phone: string) {
  const [countryCode = '', number = ''] = phone.split('#');
  return { countryCode, last3Digits: number.slice(-3) };
}

/** A saved method as it goes out: enough to recognise it, never its whole number. */
export function presentSavedMethod(method: SavedMethodRecord): SavedMethod {
  const details = method.code === 'MW' ? phoneMask(method.phone) : method.card;
  return { uuid: method.uuid, code: method.code, type: 'DEFAULT', details };
}
