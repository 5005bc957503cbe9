import { type Locale, say, type Words } from '../words/locales.ts';

/** What a shop calls an order of this number. */
export const orderName = (number: string): Words =>
  say(`Encomenda ${number}`, `Pedido ${number}`, `Order ${number}`);

/**
 * The order that a guide is about where its story needs no other: its requests, what the payer sees and the pictures
 * show the same one. The amount is in cents.
 */
export const sampleOrder = (locale: Locale) => ({
  amount: 1000,
  code: 'REF-0042',
  summary: orderName('0042')[locale],
});
