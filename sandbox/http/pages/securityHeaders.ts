/** Content policy of a page: its own files, no inline code. */
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
  // A page's URL authorises its payer, so that other sites must not receive it.
  'Referrer-Policy': 'same-origin',
  // Payments and a sandbox's workbench do not belong in search results, even if linked in public.
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Payment data are not cached: going back fetches again. */
const fresh = { 'Cache-Control': 'no-store' };

/** For pages that other sites may neither frame nor load as a resource. */
const alone = {
  ...always,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** For resources that other sites may frame or load. */
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
