import '@balcao/reference/page/styles.ts';

/** In a browser the reference is in the page already; sent as code too, it would travel and be kept twice. */
export function referenceHtml(): string {
  return '';
}
