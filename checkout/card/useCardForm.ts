import { useState } from 'react';
import { digitsOf } from '../format/groupDigits.ts';
import type { Stage } from '../screenProps.ts';
import { brandOf } from './cardBrands.ts';
import { type CardField, type CardProblems, checkCard, type TypedCard } from './checkCard.ts';
import { parseExpiry } from './expiry.ts';

/** The API's names of what the expiry box holds. */
const expiryFields = ['expiryMonth', 'expiryYear'];

/** What the API says of one of our boxes. */
function refusedOf(fields: Readonly<Record<string, string>>, field: CardField): string | undefined {
  if (field === 'expiry') return expiryFields.map((name) => fields[name]).find(Boolean);
  return fields[field];
}

/** A card as the API takes it. */
function bodyOf({ number, expiry, cvc, holder }: TypedCard, save: boolean) {
  return { number: digitsOf(number), ...parseExpiry(expiry), cvc, holder: holder.trim(), save };
}

/** The memory of the card form: what is wrong with each box, by our own check or by the API's answer. */
export function useCardForm({ words, view, checkout, card, onCard, save }: Stage) {
  const [problems, setProblems] = useState<CardProblems>({});
  const [edited, setEdited] = useState<Partial<Record<CardField, boolean>>>({});
  const [checks, setChecks] = useState(0);
  const { refusal, answers } = checkout.session;
  const brand = brandOf(digitsOf(card.number));
  const told = words.card.problems;

  return {
    brand,
    /** Grows with each check and each answer. */
    mended: checks + answers,
    problemOf(field: CardField): string | undefined {
      const problem = problems[field];
      if (!problem) return refusal && !edited[field] ? refusedOf(refusal.fields, field) : undefined;
      return problem === 'cvcShort' ? told.cvcShort(brand.cvcDigits) : told[problem];
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
      if (Object.keys(found).length === 0) checkout.act('card', bodyOf(card, save));
    },
  };
}
