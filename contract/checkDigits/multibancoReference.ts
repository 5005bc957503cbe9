/**
 * Check digits of a Multibanco reference: 98 − (N × 100 mod 97), where N is entity, first seven digits and amount (ISO
 * 7064 MOD 97-10; docs/decisions/check-digits.md). The amount is part of the check.
 * @param entity 5 digits
 * @param firstSeven the free digits
 * @param amountCents zero padded to eight digits; above 99999999 no reference exists
 * @returns two digits
 */
export function multibancoCheckDigits(entity: string, firstSeven: string, amountCents: number): string {
  return String(98 - multibancoRemainder(entity, firstSeven, amountCents)).padStart(2, '0');
}

/** N × 100 mod 97 of the check digits, which a page shows step by step. */
export function multibancoRemainder(entity: string, firstSeven: string, amountCents: number): number {
  let remainder = 0;
  for (const digit of `${entity}${firstSeven}${String(amountCents).padStart(8, '0')}00`)
    remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

export function multibancoReference(entity: string, firstSeven: string, amountCents: number): string {
  return firstSeven + multibancoCheckDigits(entity, firstSeven, amountCents);
}

/** Replaces the reference of other methods: `A` and the id as eight hex digits (docs/decisions/wire-formats.md). */
export function idReference(paymentId: number): string {
  return `A${paymentId.toString(16).toUpperCase().padStart(8, '0')}`;
}
