import type { Words } from '../../words/locales.ts';
import type { MethodCode } from './paymentEnums.ts';

const same = (name: string): Words => ({ pt: name, es: name, en: name });

/** `name` of a method in responses, in the caller's language (docs/decisions/payment-methods.md). */
export const methodNames = {
  CC: { pt: 'Cartão de crédito/débito', es: 'Tarjeta de crédito/débito', en: 'Credit/debit card' },
  MB: same('Multibanco'),
  MW: same('MB WAY'),
} as const satisfies Record<MethodCode, Words>;

/** `name` of a card read by a terminal (docs/decisions/payment-methods.md). */
export const terminalCardName: Words = {
  pt: 'Cartão de crédito/débito (terminal)',
  es: 'Tarjeta de crédito/débito (terminal)',
  en: 'Credit/debit card (terminal)',
};
