/** Bank account numbers (IBAN, ISO 13616), with the check of ISO 7064 MOD 97-10 (docs/decisions/check-digits.md). */

/** IBAN lengths of the countries in the euro payments area. */
const lengths = [
  'AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22',
  'IS26 IT27 LI21 LT20 LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24 SM27 VA22',
];
const lengthOf: ReadonlyMap<string, number> = new Map(
  lengths.flatMap((line) => line.split(' ')).map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
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

/** Finds the fault of an IBAN, which must be in capitals and without spaces. */
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
