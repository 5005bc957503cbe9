import type { EntityState } from '../resources/entities/entityEnums.ts';
import type { Locale } from '../words/locales.ts';

/** Path of the sign-up page and of its submission (docs/decisions/entity-registration.md). */
export const registrationPath = '/aderir';

/** Maximum size and number of fields of a form; the page's own form needs a tenth of them. */
export const registrationLimits = { bytes: 20_000, fields: 200 } as const;

/** Field that submits the form. Without it, a POST only prefills the page. */
export const confirmedField = 'confirmed';

/**
 * Form field names of the sign-up page (docs/decisions/entity-registration.md): the nested fields of POST /entities,
 * with brackets. Methods are in the order of `methodCodes`; a form in another order still ticks the right boxes. The
 * hidden `platformCode` is the registering platform, if it is not the seeded one.
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

/** Data for rendering the sign-up page (docs/decisions/entity-registration.md). */
export interface RegistrationView {
  language: Locale;
  /** Values by field; empty fields and unticked boxes are absent. */
  values: Partial<Record<RegistrationField, string>>;
  /** Validation messages in the page's language, in the order of the fields. */
  problems: { field: RegistrationField; message: string }[];
  /** Registered entity; null before registration. */
  done: { clientId: string; name: string; state: EntityState } | null;
}
