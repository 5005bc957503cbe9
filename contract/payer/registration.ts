import type { EntityState } from '../resources/entities/enums.ts';
import type { Locale } from '../words/locales.ts';

/** Where the sign-up page lies and is posted to (docs/decisions/entity-registration.md). */
export const registrationPath = '/aderir';

/** Largest form that the page reads, and most fields of one; its own has a tenth of them. */
export const registrationLimits = { bytes: 20_000, fields: 200 } as const;

/** Field that the page's own submit carries beside the others; without it a form only fills the page in. */
export const confirmedField = 'confirmed';

/**
 * Fields of the sign-up page, by the names a form gives them (docs/decisions/entity-registration.md): the levels of
 * POST /entities in brackets. The methods have fixed places, those of `methodCodes`; a form that sends them in another
 * order still ticks the right boxes. `platformCode` is hidden: the platform that registers the entity, where it is not
 * the seeded one.
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

/** What the sign-up page shows (docs/decisions/entity-registration.md). */
export interface RegistrationView {
  language: Locale;
  /** What is filled in, by field; an empty field is left out. A ticked box has a value. */
  values: Partial<Record<RegistrationField, string>>;
  /** What must be put right, in the order of the fields, in the page's language. */
  problems: { field: RegistrationField; message: string }[];
  /** The entity that was registered; null while the form is being filled in. */
  done: { clientId: string; name: string; state: EntityState } | null;
}
