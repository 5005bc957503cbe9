import { multibancoCheckDigits, multibancoReference } from '@balcao/contract/checkDigits.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import type { PaymentRecord } from './payment.ts';

/** Multibanco entity of the provider's first ranges. */
const firstAtmEntity = 12345;

/** References per range; the first range starts at 1, because 0000000 is invalid. */
const rangeLength = 100_000;
const rangesPerAtmEntity = 10_000_000 / rangeLength;

export const sevenDigits = (number: number) => String(number).padStart(7, '0');

/** Block of references, by their first seven digits, assigned to an entity. */
export interface ReferenceRange {
  id: string;
  entity: string;
  start: string;
  end: string;
  count: number;
  createdAt: number;
}

/** N-th block, from one. Blocks are consecutive; the next Multibanco entity follows once seven digits are used up. */
export function nthRange(n: number, now: number): ReferenceRange {
  const start = ((n - 1) % rangesPerAtmEntity) * rangeLength;
  return {
    id: String(n),
    entity: String(firstAtmEntity + Math.floor((n - 1) / rangesPerAtmEntity)),
    start: sevenDigits(Math.max(start, 1)),
    end: sevenDigits(start + rangeLength - 1),
    count: 0,
    createdAt: now,
  };
}

export function rangeTotal({ start, end }: Pick<ReferenceRange, 'start' | 'end'>): number {
  return Number(end) - Number(start) + 1;
}

export function inRange({ start, end }: ReferenceRange, number: string): boolean {
  const firstSeven = number.slice(0, 7);
  return firstSeven >= start && firstSeven <= end;
}

/** N-th reference of a range, counted from one; undefined past its end. */
export function nthReference(
  range: ReferenceRange,
  n: number,
  amountCents: number,
): PaymentRecord['reference'] | undefined {
  if (n > rangeTotal(range)) return undefined;
  const firstSeven = sevenDigits(Number(range.start) + n - 1);
  return { entity: range.entity, number: multibancoReference(range.entity, firstSeven, amountCents) };
}

/** Checks the range and check digits of a reference issued by the merchant; e00300 names the fault. */
export function ownReference(
  range: ReferenceRange,
  number: string,
  amountCents: number,
): Outcome<NonNullable<PaymentRecord['reference']>> {
  const source = { pointer: '/referenceDetails/reference' };
  const firstSeven = number.slice(0, 7);
  if (!inRange(range, number)) {
    const values = { reference: number, start: range.start, end: range.end };
    return refuse('e00300', { source, detail: 'reference_outside_range', values });
  }
  const expected = multibancoCheckDigits(range.entity, firstSeven, amountCents);
  if (number.slice(7) !== expected) {
    return refuse('e00300', {
      source,
      detail: 'reference_check_digits',
      values: { reference: number, expected },
    });
  }
  return ok({ entity: range.entity, number });
}

/** Reissues a reference for another amount: keeps the first seven digits and recomputes the check digits. */
export function withAmount(
  reference: NonNullable<PaymentRecord['reference']>,
  amountCents: number,
): NonNullable<PaymentRecord['reference']> {
  const { entity, number } = reference;
  return { entity, number: multibancoReference(entity, number.slice(0, 7), amountCents) };
}
