/** Compares two texts in a time that does not tell where they differ. */
export function constantTimeEquals(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let at = 0; at < given.length; at += 1) {
    difference |= given.charCodeAt(at) ^ expected.charCodeAt(at % Math.max(expected.length, 1));
  }
  return difference === 0;
}
