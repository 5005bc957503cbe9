import { hasKnownPrefix, hasValidCheckDigit } from '@balcao/contract/checkDigits.ts';
import type { EntityRegistration } from '@balcao/contract/resources/entities/entitySchema.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';

function taxNumbersOf({ clientId, user }: EntityRegistration): [pointer: string, number: string][] {
  const own: [string, string] = ['/clientId', clientId];
  return user.taxNumber === undefined ? [own] : [own, ['/user/taxNumber', user.taxNumber]];
}

/** Refuses tax numbers with a wrong check digit, with e00300 (docs/decisions/check-digits.md). */
export function checkTaxNumbers(registration: EntityRegistration): Outcome<true> {
  for (const [pointer, number] of taxNumbersOf(registration)) {
    if (hasValidCheckDigit(number)) continue;
    return refuse('e00300', { source: { pointer }, detail: 'tax_number_check_digit', values: { number } });
  }
  return ok(true);
}

/** Tax numbers with an unassigned prefix: they cause a warning, never a refusal (docs/decisions/check-digits.md). */
export function invalidTaxNumbers(registration: EntityRegistration): string[] {
  return taxNumbersOf(registration).flatMap(([pointer, number]) => (hasKnownPrefix(number) ? [] : [pointer]));
}
