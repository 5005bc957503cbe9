import { isObject, type JsonPath, valueAt, withoutValueAt, withValueAt } from '@balcao/text/jsonPath.ts';
import { type AmountProblem, parseAmount, typeAmount } from '@balcao/text/money.ts';
import type { Locale } from '../../core/locale.ts';
import type { PaymentMethod } from '../../runner/paymentMethods.ts';

/** Input of the reader: the amount as written, and the body of the request. */
export interface PaymentDraft {
  amount: string;
  body: object;
}

const amountAt = ({ at }: PaymentMethod): JsonPath => [...at, 'amount'];

/** Draft of a body, with its amount in the reader's language. */
export function draftOf(body: object, method: PaymentMethod, locale: Locale): PaymentDraft {
  const amount = valueAt(body, amountAt(method));
  return { body, amount: typeof amount === 'number' ? typeAmount(amount, locale) : '' };
}

/** Draft with another amount. An invalid amount leaves the body unchanged. */
export function withAmount(draft: PaymentDraft, amount: string, method: PaymentMethod, locale: Locale): PaymentDraft {
  const read = parseAmount(amount, locale);
  const body = 'cents' in read ? withValueAt(draft.body, amountAt(method), read.cents) : draft.body;
  return { amount, body: isObject(body) ? body : draft.body };
}

export function withText(draft: PaymentDraft, path: JsonPath, text: string): PaymentDraft {
  const body = text === '' ? withoutValueAt(draft.body, path) : withValueAt(draft.body, path, text);
  return { ...draft, body: isObject(body) ? body : draft.body };
}

export function amountProblem({ amount }: PaymentDraft, locale: Locale): AmountProblem | undefined {
  const read = parseAmount(amount, locale);
  return 'problem' in read ? read.problem : undefined;
}
