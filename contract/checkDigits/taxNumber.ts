/** Check digit of a Portuguese tax number (NIF), modulo 11 (docs/decisions/check-digits.md). */

function checkDigit(firstEight: string): string {
  const sum = [...firstEight].reduce((total, digit, place) => total + Number(digit) * (9 - place), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

export function hasValidCheckDigit(taxNumber: string): boolean {
  return checkDigit(taxNumber.slice(0, 8)) === taxNumber.slice(8);
}

/** First digits in use. Validators disagree on the rarer ones, so an unknown prefix gets a warning, not a refusal. */
const prefixes = /^(?:[123568]|45|7[0124579]|9[0189])/;

export function hasKnownPrefix(taxNumber: string): boolean {
  return prefixes.test(taxNumber);
}
