/**
 * Weights of the control number's digits from the right (docs/decisions/check-digits.md). They give the same result as
 * the contract's rule without numbers above a browser's safe integers.
 */
const weights = [3, 30, 9, 90, 27, 76, 81, 34, 49, 5, 50, 15, 53, 45, 62, 38, 89, 17, 73, 51];

/**
 * The two last digits of a reference.
 * @param entity 5 digits
 * @param firstSeven of the reference
 */
export function checkDigitsOf(entity: string, firstSeven: string, amountCents: number): string {
  const number = `${entity}${firstSeven}${String(amountCents).padStart(8, '0')}`;
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, position) => total + digit * (weights[position] ?? 0), 0);
  return String(98 - (sum % 97)).padStart(2, '0');
}
