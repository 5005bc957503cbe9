/** Content security policy of a page: only its own files, no inline code. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const always = {
  'X-Content-Type-Options': 'nosniff',
  // The URL of a page authorises its payer, so other sites must not receive it.
  'Referrer-Policy': 'same-origin',
  // Keeps payments and workbenches out of search results, even if there are public links to them.
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Payment data are not cached, so going back fetches them again. */
const fresh = { 'Cache-Control': 'no-store' };

/** Headers of pages that other sites may neither frame nor load as a resource. */
const alone = { ...always, 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Frame-Options': 'DENY' };

/** Headers of resources that other sites may frame or load. */
const shared = { ...always, 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Only the embed script and its frame are open to other sites (docs/decisions/checkout-pages.md). */
export const pageHeaders = {
  whole: {
    ...alone,
    ...fresh,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  },
  frame: {
    ...shared,
    ...fresh,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `${policy}; frame-ancestors *`,
  },
  script: { ...shared, ...fresh, 'Content-Type': 'text/javascript; charset=utf-8' },
  asset: { ...alone, 'Cache-Control': 'public, max-age=31536000, immutable' },
} as const satisfies Record<string, Record<string, string>>;
