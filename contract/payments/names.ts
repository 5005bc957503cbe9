import type { Words } from '../locales.ts';
import type { MethodCode } from './enums.ts';

const same = (name: string): Words => ({ pt: name, es: name, en: name });

/** `name` of a method in answers, in the caller's language (FACTS 1.1, 3.2). */
export const methodNames = {
  CC: { pt: 'Cartão de crédito/débito', es: 'Tarjeta de crédito/débito', en: 'Credit/debit card' },
  MB: same('Multibanco'),
  MW: same('MB WAY'),
} as const satisfies Record<MethodCode, Words>;
