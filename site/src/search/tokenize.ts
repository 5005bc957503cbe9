/** A word as it is compared: small letters, no accents. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** A card number is one word, however it is written; so is an amount, which is its cents: 9 990,01 is 999001. */
const cardNumber = /\b[2-6]\d{3}(?: \d{4}){3}\b/g;
const amount = /(?<![\d.,])(?:\d{1,3}(?:[\s.,]\d{3})+|\d+)[.,]\d\d(?![\d.])/g;
const asDigits = (number: string) => number.replace(/\D/g, '');

/** The words of a text; a name of the wire falls into its parts: `payment_confirmed`, `/payments/{id}`. */
export function tokenize(text: string): string[] {
  return text.replace(cardNumber, asDigits).replace(amount, asDigits).match(wordPattern) ?? [];
}

/** Words to be found by: those of a text, and for a name like `blockLatePayment` the words it is made of as well. */
export function searchTerms(text: string): string[] {
  return tokenize(text).flatMap((each) => {
    const parts = each.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return parts.length > 1 ? [each, ...parts] : parts;
  });
}

/** What is left of a word below this says too little. */
const shortestStem = 3;

/** What a folded word is about, whatever its ending; a word with a digit is a code and stays as it is. */
export function stem(folded: string, { suffixes }: { suffixes: readonly string[] }): string {
  if (/\d/.test(folded)) return folded;
  const ending = suffixes.find(
    (each) => folded.endsWith(each) && folded.length - each.length >= shortestStem,
  );
  const rest = ending ? folded.slice(0, -ending.length) : folded;
  return rest.length > shortestStem ? rest.replace(/([^aeiou])\1$/, '$1') : rest;
}
