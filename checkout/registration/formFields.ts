import type { RegistrationField, RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { HTMLInputTypeAttribute } from 'react';
import type { NamedField, RegistrationWords } from './words/pt.ts';

/** A text box of the form: what a browser needs to know to help with it. */
export interface TextField {
  name: NamedField;
  type?: HTMLInputTypeAttribute;
  required?: boolean;
  autoComplete?: string;
  inputMode?: 'numeric' | 'tel' | 'email' | 'url';
  /** Takes the whole width; others stand in pairs. */
  wide?: boolean;
}

type TextSection = Exclude<keyof RegistrationWords['sections'], 'methods'>;

/** Text boxes of each section, in order; the sections themselves follow the order of the words. */
export const textFields: Record<TextSection, readonly TextField[]> = {
  entity: [
    { name: 'clientId', required: true, inputMode: 'numeric' },
    { name: 'name', required: true, autoComplete: 'organization' },
    { name: 'phoneNumber', type: 'tel', autoComplete: 'tel' },
    { name: 'permanentCertificate' },
  ],
  address: [
    { name: 'address', autoComplete: 'street-address', wide: true },
    { name: 'postCode', autoComplete: 'postal-code' },
    { name: 'locality', autoComplete: 'address-level2' },
  ],
  activity: [
    { name: 'economicActivity[code]', inputMode: 'numeric' },
    { name: 'supplementaryInformation[numberOfMonthlyTransactions]', inputMode: 'numeric' },
    { name: 'supplementaryInformation[averageValuePerTransaction]', inputMode: 'numeric' },
    { name: 'supplementaryInformation[website]', type: 'url', autoComplete: 'url', wide: true },
  ],
  account: [
    { name: 'bankAccount[owner]' },
    { name: 'bankAccount[bankName]' },
    { name: 'bankAccount[iban]' },
    { name: 'bankAccount[swift]' },
  ],
  person: [
    { name: 'user[name]', required: true, autoComplete: 'name' },
    { name: 'user[taxNumber]', inputMode: 'numeric' },
    { name: 'user[email]', type: 'email', required: true, autoComplete: 'email' },
    { name: 'user[phoneNumber]', type: 'tel', autoComplete: 'tel' },
  ],
};

/** Which method stands at which place (contract/payer/registration.ts). */
export const methodBoxes = [
  { name: 'availableMethods[0][code]', code: 'CC' },
  { name: 'availableMethods[1][code]', code: 'MB' },
  { name: 'availableMethods[2][code]', code: 'MW' },
] as const satisfies readonly { name: RegistrationField; code: 'CC' | 'MB' | 'MW' }[];

/** The id of a field's element: its name without brackets, so that a link can lead to it. */
export function idOf(name: RegistrationField): string {
  return name.replace(/\W+/g, '-').replace(/-$/, '');
}

/** What is wrong with a field, if anything; several reasons become one text. */
export function problemOf(view: RegistrationView, name: RegistrationField): string | undefined {
  const messages = view.problems.filter(({ field }) => field === name).map(({ message }) => message);
  return messages.length > 0 ? messages.join(' ') : undefined;
}
