import type { ReferenceRange } from '../payments/referenceRange.ts';
import type { BankAccount } from '../ports.ts';
import type { EntityRecord } from './entity.ts';

/** Multibanco entity the provider's first ranges belong to. */
const firstAtmEntity = 12345;

/** References in one range; the first of all begins at 1, since 0000000 is none. */
const rangeLength = 100_000;
const rangesPerAtmEntity = 10_000_000 / rangeLength;

const seven = (number: number) => String(number).padStart(7, '0');

/**
 * The n-th block of references the provider gives out, next to the one before; when the seven digits are used up, the
 * next Multibanco entity begins.
 * @param n counts from one
 * @param now milliseconds
 */
export function nthRange(n: number, now: number): ReferenceRange {
  const start = ((n - 1) % rangesPerAtmEntity) * rangeLength;
  return {
    id: String(n),
    entity: String(firstAtmEntity + Math.floor((n - 1) / rangesPerAtmEntity)),
    start: seven(Math.max(start, 1)),
    end: seven(start + rangeLength - 1),
    count: 0,
    createdAt: now,
  };
}

/**
 * The account an entity named when it registered.
 * @param n number of its range, so that no two accounts share a code
 * @returns undefined when it named none
 */
export function registeredAccount({ registration }: EntityRecord, n: number): BankAccount | undefined {
  const { owner = registration.name, bankName = '', iban, swift = '' } = registration.bankAccount ?? {};
  if (!iban) return undefined;
  return { code: `C${seven(n)}`, owner, bankName, iban, swift };
}
