/** In a browser the payment is in the page already, or its island renders it; its code is left out of the bundle. */
export function paymentHtml(): string {
  return '';
}
