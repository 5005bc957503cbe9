/** Parses an absolute URL, because the oldest supported browsers lack `URL.canParse` and `URL.parse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
/** Moves the credentials of a URL to a header, because `fetch` refuses such a URL (RFC 3986, 3.2.1; RFC 7617). */
export function withoutLogin(given: string): { url: string; login: Record<string, string> } {
  const url = parseUrl(given);
  if (!url?.username && !url?.password) return { url: given, login: {} };
  const { username, password } = url;
  const bytes = new TextEncoder().encode([username, password].map(decodeURIComponent).join(':'));
  url.username = url.password = '';
  return { url: url.href, login: { Authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` } };
}

/** File name of the package `balcao` in the root folder of the site. `cli/package.json` has the same version. */
export const packageArchive = 'balcao-0.2.0.tgz';

/**
 * Package specifier for npm and npx: the registry name if the provider owns one, otherwise the URL of the archive.
 * @param site URL of the documentation, with or without a trailing slash
 */
export const packageSpec = (site: string, registryName?: string): string =>
  registryName ?? `${site.replace(/\/$/, '')}/${packageArchive}`;
