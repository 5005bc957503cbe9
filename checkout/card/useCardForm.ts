import { useState } from 'react';
import { digitsOf } from '../format/groupDigits.ts';
import type { ScreenProps } from '../screenProps.ts';
import { brandOf } from './cardBrands.ts';
import { type CardField, type CardProblems, checkCard, type TypedCard } from './checkCard.ts';
import { parseExpiry } from './expiry.ts';

/** The API's field names for the expiry. */
const expiryFields = ['expiryMonth', 'expiryYear'];

/** The API's error for a field of the form. */
function apiErrorOf(fields: Readonly<Record<string, string>>, field: CardField): string | undefined {
  if (field === 'expiry') return expiryFields.map((name) => fields[name]).find(Boolean);
  return fields[field];
}

/** A card as the body of the API call. */
function bodyOf({ number, expiry, cvc, holder }: TypedCard, save: boolean) {
  return { number: digitsOf(number), ...parseExpiry(expiry), cvc, holder: holder.trim(), save };
}

/** State of the card form: the problem of each field, from local validation or from the API's response. */
export function useCardForm({ words, view, checkout, card, onCard, save }: ScreenProps) {
  const [problems, setProblems] = useState<CardProblems>({});
  const [edited, setEdited] = useState<Partial<Record<CardField, boolean>>>({});
  const [checks, setChecks] = useState(0);
  const { refusal, replyCount } = checkout.pageState;
  const brand = brandOf(digitsOf(card.number));
  const texts = words.card.problems;

  return {
    brand,
    /** Increases with each validation and each response. */
    errorRound: checks + replyCount,
    problemOf(field: CardField): string | undefined {
      const problem = problems[field];
      if (!problem) return refusal && !edited[field] ? apiErrorOf(refusal.fields, field) : undefined;
      return problem === 'cvcShort' ? texts.cvcShort(brand.cvcDigits) : texts[problem];
    },
    type: (field: CardField) => (text: string) => {
      onCard((known) => ({ ...known, [field]: text }));
      setProblems(({ [field]: _, ...others }) => others);
      setEdited((known) => ({ ...known, [field]: true }));
    },
    send() {
      const found = checkCard(card, view.now);
      setProblems(found);
      setEdited({});
      setChecks(checks + 1);
      if (Object.keys(found).length === 0) checkout.action('card', bodyOf(card, save));
    },
  };
}
