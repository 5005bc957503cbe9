import { digitsOf } from '../format/groupDigits.ts';
import { brandOf } from './cardBrands.ts';
import { checkNumber, type NumberProblem } from './cardNumber.ts';
import { checkExpiry, type ExpiryProblem } from './expiry.ts';

export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}

export const emptyCard: TypedCard = { number: '', expiry: '', cvc: '', holder: '' };

export type CardField = keyof TypedCard;

type CardProblem = NumberProblem | ExpiryProblem | 'cvcEmpty' | 'cvcShort' | 'holderEmpty';
export type CardProblems = Partial<Record<CardField, CardProblem>>;

function checkCode(cvc: string, cvcDigits: number): CardProblem | undefined {
  if (cvc === '') return 'cvcEmpty';
  return cvc.length === cvcDigits ? undefined : 'cvcShort';
}

/** Validates a card before submission. `now` is the provider's time in Lisbon (ISO 8601). */
export function checkCard(card: TypedCard, now: string): CardProblems {
  const problems = {
    number: checkNumber(card.number),
    expiry: checkExpiry(card.expiry, now),
    cvc: checkCode(card.cvc, brandOf(digitsOf(card.number)).cvcDigits),
    holder: card.holder.trim() === '' ? ('holderEmpty' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}
