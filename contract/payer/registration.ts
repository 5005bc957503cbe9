import type { EntityState } from '../resources/entities/entityEnums.ts';
import type { Locale } from '../words/locales.ts';

/** Path of the sign-up page and of its submission (docs/decisions/entity-registration.md). */
export const registrationPath = '/aderir';

/** Largest form and maximum number of fields; the page's own form has a tenth of them. */
export const registrationLimits = { bytes: 20_000, fields: 200 } as const;

/** Field that submits the form; without it, a post only prefills the page. */
export const confirmedField = 'confirmed';

/**
 * Form field names of the sign-up page (docs/decisions/entity-registration.md): the levels of POST /entities
 * in brackets. The methods have the order of `methodCodes`; a form with another order still ticks the right
 * boxes. `platformCode` is hidden: the registering platform, if it is not the seeded one.
 */
export const registrationFields = [
  'clientId',
  'name',
  'phoneNumber',
  'address',
  'postCode',
  'locality',
  'permanentCertificate',
  'economicActivity[section]',
  'economicActivity[code]',
  'supplementaryInformation[numberOfMonthlyTransactions]',
  'supplementaryInformation[averageValuePerTransaction]',
  'supplementaryInformation[website]',
  'availableMethods[0][code]',
  'availableMethods[1][code]',
  'availableMethods[2][code]',
  'bankAccount[owner]',
  'bankAccount[bankName]',
  'bankAccount[iban]',
  'bankAccount[swift]',
  'user[name]',
  'user[taxNumber]',
  'user[email]',
  'user[phoneNumber]',
  'user[isPoliticallyExposedPerson]',
  'platformCode',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

/** Data of the sign-up page (docs/decisions/entity-registration.md). */
export interface RegistrationView {
  language: Locale;
  /** Filled-in values by field; empty fields are absent. A ticked box has a value. */
  values: Partial<Record<RegistrationField, string>>;
  /** Validation messages, in the order of the fields, in the page's language. */
  problems: { field: RegistrationField; message: string }[];
  /** Registered entity; null before registration. */
  done: { clientId: string; name: string; state: EntityState } | null;
}
