import '@balcao/reference/page/styles.ts';

/** In a browser the reference is in the page already; its code is left out of the bundle. */
export function referenceHtml(): string {
  return '';
}
