export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** A card number is a single token, and so is an amount, which is converted to cents: 9 990,01 becomes 999001. */
const cardNumber = /\b[2-6]\d{3}(?: \d{4}){3}\b/g;
const amount = /(?<![\d.,])(?:\d{1,3}(?:[\s.,]\d{3})+|\d+)[.,]\d\d(?![\d.])/g;
const asDigits = (number: string) => number.replace(/\D/g, '');

/** Tokens of a text; wire names are split into words: `payment_confirmed`, `/payments/{id}`. */
export function tokenize(text: string): string[] {
  return text.replace(cardNumber, asDigits).replace(amount, asDigits).match(wordPattern) ?? [];
}

/** Search terms of a text: its tokens, and the parts of camel-case names such as `blockLatePayment`. */
export function searchTerms(text: string): string[] {
  return tokenize(text).flatMap((each) => {
    const parts = each.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return parts.length > 1 ? [each, ...parts] : parts;
  });
}

const shortestStem = 3;

/** Stem of a folded word; a word with a digit is a code and is not changed. */
export function stem(folded: string, { suffixes }: { suffixes: readonly string[] }): string {
  if (/\d/.test(folded)) return folded;
  const ending = suffixes.find((each) => folded.endsWith(each) && folded.length - each.length >= shortestStem);
  const rest = ending ? folded.slice(0, -ending.length) : folded;
  return rest.length > shortestStem ? rest.replace(/([^aeiou])\1$/, '$1') : rest;
}
