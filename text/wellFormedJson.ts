/** A pair of escapes, half of one, or any other escape, which is passed over whole. */
const escapes = /\\u[dD][89abAB]..\\u[dD][c-fC-F]..|(\\u[dD][89a-fA-F]..)|\\./g;

/**
 * JSON whose texts are well-formed Unicode: half a surrogate pair, which only an escape can write, becomes the
 * replacement character, as every encoder of UTF-8 writes it. Two halves make a character and stay.
 * @param json JSON as it was decoded from UTF-8
 * @see RFC 8259 §8.2
 */
export function wellFormedJson(json: string): string {
  if (!/\\u[dD][89a-fA-F]/.test(json)) return json;
  return json.replace(escapes, (written, half?: string) => (half ? '\\ufffd' : written));
}
