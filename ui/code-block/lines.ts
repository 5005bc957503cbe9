/** More characters than a line of the narrowest wide column holds. */
const longCharacters = 80;

/** Whether some line of code, highlighted or plain, is too long to be seen whole. */
export function hasLongLines(code: string): boolean {
  return code.split('\n').some((line) => line.replace(/<[^>]*>/g, '').length > longCharacters);
}
