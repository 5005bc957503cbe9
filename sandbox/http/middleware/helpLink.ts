import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';

/** Where each language of the site begins. */
const prefixes = { pt: '', es: '/es', en: '/en' } as const satisfies Record<Locale, string>;

/**
 * Where a refusal is told in full: the error catalogue of the site, at its first code (RFC 8288, `rel="help"`).
 * A header, so that bodies keep to the contract; none for what the catalogue does not know.
 * @param siteUrl where the site is, without a slash at its end
 */
export function helpLink(siteUrl: string, codes: readonly string[], locale: Locale): Record<string, string> {
  const code = codes.find((one) => one in errors || one in sandboxErrors);
  return code ? { Link: `<${siteUrl}${prefixes[locale]}/api#errors/${code}>; rel="help"` } : {};
}

/** Where the documentation says how a private sandbox is opened, as a `Link` of its own. */
export const openingLink = (siteUrl: string, locale: Locale): string =>
  `<${siteUrl}${prefixes[locale]}/sandbox-api#tag/state/POST/tenants>; rel="help"`;
