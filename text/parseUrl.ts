/**
 * An absolute URL, as WHATWG URL reads it. `URL.canParse` and `URL.parse` are newer than the oldest supported browsers.
 * @returns undefined for a text that is none
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
