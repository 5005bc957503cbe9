/** What a page may load: its own files and nothing written into it. */
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
  // The address of a page is the payer's key to it; other sites do not learn it.
  'Referrer-Policy': 'same-origin',
  // Payments and a sandbox's workbench are nobody's search result, wherever a link to them was published.
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Nothing of a payment is kept by browser or proxy: going back asks again. */
const fresh = { 'Cache-Control': 'no-store' };

/** Stands alone in its window; no other site may put it into a frame or load it as a part of its own. */
const alone = {
  ...always,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Meant for other sites: they may frame or load it. */
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
