import { type Locale, say, type Words } from '../words/locales.ts';

export const orderName = (number: string): Words => say(`Encomenda ${number}`, `Pedido ${number}`, `Order ${number}`);

/**
 * Default order in guides, requests, payer views and pictures. The amount is in cents.
 * @param attempt suffix of `customUniqueId`, unique per example so that one sandbox can run them all; no id without it
 */
export const sampleOrder = (locale: Locale, attempt?: string) => ({
  amount: 1000,
  code: 'REF-0042',
  ...(attempt !== undefined && { customUniqueId: `REF-0042-${attempt}` }),
  summary: orderName('0042')[locale],
});

/** Article of an order. */
export const flowers = say('Ramo de flores', 'Ramo de flores', 'Bunch of flowers');

/** Reason for a shop's cancellation. */
export const soldOut = say('Artigo esgotado', 'Artículo agotado', 'Article sold out');
