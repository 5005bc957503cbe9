/**
 * Base path of the site without the language: `/` or a sub-path.
 * @param baseUrl of one language, with a trailing slash: `/sub/en/`
 * @param locale whose it is; the default language has no part of its own in the path
 */
export function rootUrlOf(baseUrl: string, locale: string): string {
  const own = `/${locale}/`;
  return baseUrl.endsWith(own) ? baseUrl.slice(0, -own.length + 1) : baseUrl;
}
