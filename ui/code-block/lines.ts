/** Maximum number of characters of a line in the narrowest column. */
const longCharacters = 80;

/** Whether a line of code, highlighted or plain, exceeds the narrowest column. */
export function hasLongLines(code: string): boolean {
  return code.split('\n').some((line) => line.replace(/<[^>]*>/g, '').length > longCharacters);
}
