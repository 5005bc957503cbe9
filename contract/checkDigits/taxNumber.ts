/** Portuguese tax numbers (NIF), modulo 11 (docs/decisions/check-digits.md). */

/** The check digit of a tax number. */
function checkDigit(firstEight: string): string {
  const sum = [...firstEight].reduce((total, digit, place) => total + Number(digit) * (9 - place), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** Whether the last digit of a tax number is the check digit of the others. */
export function hasValidCheckDigit(taxNumber: string): boolean {
  return checkDigit(taxNumber.slice(0, 8)) === taxNumber.slice(8);
}

/**
 * First digits in use. Public validators differ on the rarer ones, so that an unknown beginning is worth a warning,
 * never a refusal.
 */
const prefixes = /^(?:[123568]|45|7[0124579]|9[0189])/;

/** Whether a tax number begins as those of some kind of taxpayer do. */
export function hasKnownPrefix(taxNumber: string): boolean {
  return prefixes.test(taxNumber);
}
