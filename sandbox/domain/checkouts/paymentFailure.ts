import { errors } from '@balcao/contract/errors.ts';
import type { Words } from '@balcao/contract/words/locales.ts';
import type { Refusal } from '../outcome.ts';
import type { CheckoutPayment } from './payerActions.ts';

/** Moves the pointer of a refusal, because payment rules do not know the object that contains the payment. */
export function relocateRefusal(refusal: Refusal, move: (pointer: string) => string): Refusal {
  const { source, values } = refusal;
  if (!source || !('pointer' in source)) return refusal;
  const pointer = move(source.pointer);
  if (values?.field === undefined) return { ...refusal, source: { pointer } };
  const field = pointer.slice(1).replaceAll('/', '_');
  return { ...refusal, source: { pointer }, values: { ...values, field } };
}

const catalogue: Readonly<Record<string, (typeof errors)[keyof typeof errors] | undefined>> = errors;

/** Code of a failed attempt and the code's family, each with its text. */
interface Failure {
  code: string;
  words: Words;
  family: { code: string; words: Words };
}

/** Failure of the last attempt on a page; undefined unless the page is in error. */
export function failureOf({ checkout, method }: CheckoutPayment): Failure | undefined {
  const code = method?.result?.code;
  const entry = code === undefined ? undefined : catalogue[code];
  if (checkout.state !== 'PaymentError' || !code || !entry) return undefined;
  const family = catalogue[entry.family] ?? entry;
  return { code, words: entry.words, family: { code: entry.family, words: family.words } };
}
