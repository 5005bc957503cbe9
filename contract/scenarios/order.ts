import { type Locale, say, type Words } from '../words/locales.ts';

export const orderName = (number: string): Words =>
  say(`Encomenda ${number}`, `Pedido ${number}`, `Order ${number}`);

/**
 * The order that a guide is about where its story needs no other: its requests, what the payer sees and the pictures
 * show the same one. The amount is in cents.
 * @param attempt ends its `customUniqueId`, different for each example, so that one sandbox runs them all; without it the
 * order has none
 */
export const sampleOrder = (locale: Locale, attempt?: string) => ({
  amount: 1000,
  code: 'REF-0042',
  ...(attempt !== undefined && { customUniqueId: `REF-0042-${attempt}` }),
  summary: orderName('0042')[locale],
});
