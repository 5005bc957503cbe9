/**
 * Check digits of a Multibanco reference: 98 − (N × 100 mod 97), where N is the entity, the first seven digits and the
 * amount, so they depend on the amount (ISO 7064 MOD 97-10; docs/decisions/check-digits.md).
 * @param entity 5 digits
 * @param firstSeven the free digits
 * @param amountCents padded with zeros to eight digits; no reference exists above 99999999
 * @returns two digits
 */
export function multibancoCheckDigits(entity: string, firstSeven: string, amountCents: number): string {
  const number = `${entity}${firstSeven}${String(amountCents).padStart(8, '0')}00`;
  let rest = 0;
  for (const digit of number) rest = (rest * 10 + Number(digit)) % 97;
  return String(98 - rest).padStart(2, '0');
}

export function multibancoReference(entity: string, firstSeven: string, amountCents: number): string {
  return firstSeven + multibancoCheckDigits(entity, firstSeven, amountCents);
}

/** Reference shown for other methods: `A` and the id as eight hex digits (docs/decisions/wire-formats.md). */
export function idReference(paymentId: number): string {
  return `A${paymentId.toString(16).toUpperCase().padStart(8, '0')}`;
}
