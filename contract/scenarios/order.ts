import { type Locale, say, type Words } from '../words/locales.ts';

export const orderName = (number: string): Words =>
  say(`Encomenda ${number}`, `Pedido ${number}`, `Order ${number}`);

/** The order of guides whose story needs no other, in cents. @param attempt ends `customUniqueId`, so all can run */
export const sampleOrder = (locale: Locale, attempt?: string) => ({
  amount: 1000,
  code: 'REF-0042',
  ...(attempt !== undefined && { customUniqueId: `REF-0042-${attempt}` }),
  summary: orderName('0042')[locale],
});
