import type { RegistrationField, RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { HTMLInputTypeAttribute } from 'react';
import type { SignUpTexts } from './words/of.ts';
import type { NamedField, RegistrationWords } from './words/pt.ts';

export interface SignUpProps {
  view: RegistrationView;
  words: SignUpTexts;
}

/** URL of the form and its submission in a language. It is relative, so that the page may have any path. */
export const actionIn = (language: Locale): string => `?lang=${language}`;

interface TextField {
  name: NamedField;
  type?: HTMLInputTypeAttribute;
  required?: boolean;
  autoComplete?: string;
  inputMode?: 'numeric' | 'tel' | 'email' | 'url';
  wide?: boolean;
}

type TextSection = Exclude<keyof RegistrationWords['sections'], 'methods'>;

/** Text fields in each section, in their order. */
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

/** Position of each method in the form (contract/payer/registration.ts). */
export const methodBoxes = [
  { name: 'availableMethods[0][code]', code: 'CC' },
  { name: 'availableMethods[1][code]', code: 'MB' },
  { name: 'availableMethods[2][code]', code: 'MW' },
] as const satisfies readonly { name: RegistrationField; code: 'CC' | 'MB' | 'MW' }[];

/** Id of a field's element, which is the field's name without brackets, so that links can contain it. */
export function idOf(name: RegistrationField): string {
  return name.replace(/\W+/g, '-').replace(/-$/, '');
}

export function problemOf(view: RegistrationView, name: RegistrationField): string | undefined {
  const messages = view.problems.filter(({ field }) => field === name).map(({ message }) => message);
  return messages.length > 0 ? messages.join(' ') : undefined;
}
