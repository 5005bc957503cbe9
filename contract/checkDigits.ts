/**
 * Check digits of a Multibanco reference: 98 − (N × 100 mod 97), where N is the entity, the first seven digits and the
 * amount, so they depend on the amount (ISO 7064 MOD 97-10; docs/decisions/check-digits.md).
 * @param entity 5 digits
 * @param firstSeven the free digits
 * @param amountCents padded with zeros to eight digits; no reference exists above 99999999
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

/** Reference shown for other methods: `A` and the id as eight hex digits (docs/decisions/wire-formats.md). */
export function idReference(paymentId: number): string {
  return `A${paymentId.toString(16).toUpperCase().padStart(8, '0')}`;
}

/** Check digit of a Portuguese tax number (NIF), modulo 11 (docs/decisions/check-digits.md). */
function taxNumberCheckDigit(firstEight: string): string {
  const sum = [...firstEight].reduce((total, digit, place) => total + Number(digit) * (9 - place), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

export function hasValidCheckDigit(taxNumber: string): boolean {
  return taxNumberCheckDigit(taxNumber.slice(0, 8)) === taxNumber.slice(8);
}

/** First digits in use. Validators disagree on the rarer ones, so an unknown prefix gets a warning, not a refusal. */
const taxNumberPrefixes = /^(?:[123568]|45|7[0124579]|9[0189])/;

export function hasKnownPrefix(taxNumber: string): boolean {
  return taxNumberPrefixes.test(taxNumber);
}

/** IBAN lengths of the countries in the euro payments area. */
const ibanLengths = [
  'AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22',
  'IS26 IT27 LI21 LT20 LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24 SM27 VA22',
];
const lengthOf: ReadonlyMap<string, number> = new Map(
  ibanLengths.flatMap((line) => line.split(' ')).map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Part of an IBAN that is wrong: first letters, characters, length or check digits. */
export type IbanError = 'beginning' | 'signs' | 'length' | 'check';

export function ibanLength(country: string): number | undefined {
  return lengthOf.get(country);
}

/** Remainder modulo 97, computed digit by digit, because an IBAN is too large for a JavaScript number. */
function remainder(digits: string): number {
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** Fault of an IBAN (ISO 13616) in capitals without spaces; ISO 7064 MOD 97-10 (docs/decisions/check-digits.md). */
export function ibanError(iban: string): IbanError | undefined {
  if (!/^[A-Z]{2}\d{2}/.test(iban)) return 'beginning';
  if (/[^A-Z0-9]/.test(iban)) return 'signs';
  const known = ibanLength(iban.slice(0, 2));
  const fits = known === undefined ? iban.length >= 15 && iban.length <= 34 : iban.length === known;
  if (!fits) return 'length';
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return remainder(digits) === 1 ? undefined : 'check';
}
