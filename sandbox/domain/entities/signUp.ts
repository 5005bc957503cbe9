import { type RegistrationField, registrationFields } from '@balcao/contract/payer/registration.ts';
import { type EntityRegistration, entityRegistration } from '@balcao/contract/resources/entities/entitySchema.ts';
import { methodCodes } from '@balcao/contract/resources/payments/paymentEnums.ts';
import {
  type FieldProblem,
  type Reader,
  readCertificate,
  readEmail,
  readIban,
  readPhone,
  readSection,
  readSwift,
  readTaxNumber,
  readText,
  readWebsite,
  readWholeNumber,
} from './signUpReaders.ts';

/** Prefilled values of the sign-up page by field; empty fields are omitted. */
export type SignUpValues = Partial<Record<RegistrationField, string>>;

export interface SignUpProblem extends FieldProblem {
  field: RegistrationField;
}

const yes = /^(1|true|on|yes)$/i;
const exposed = 'user[isPoliticallyExposedPerson]';

const readers: Partial<Record<RegistrationField, Reader>> = {
  clientId: readTaxNumber,
  phoneNumber: readPhone,
  permanentCertificate: readCertificate,
  'economicActivity[section]': readSection,
  'economicActivity[code]': readWholeNumber,
  'supplementaryInformation[numberOfMonthlyTransactions]': readWholeNumber,
  'supplementaryInformation[averageValuePerTransaction]': readWholeNumber,
  'supplementaryInformation[website]': readWebsite,
  'bankAccount[iban]': readIban,
  'bankAccount[swift]': readSwift,
  'user[taxNumber]': readTaxNumber,
  'user[email]': readEmail,
  'user[phoneNumber]': readPhone,
  [exposed]: () => ({ value: true }),
};

const required: readonly RegistrationField[] = ['clientId', 'name', 'user[name]', 'user[email]'];

const codes: readonly string[] = methodCodes;

/** Field of a ticked method, whatever its index in the form; undefined for unsupported methods (AP, GP, TPA). */
function methodField(name: string, value: string): RegistrationField | undefined {
  if (!/^availableMethods\[\d*\]\[code\]$/.test(name)) return undefined;
  const own = `availableMethods[${codes.indexOf(value)}][code]`;
  return registrationFields.find((field) => field === own);
}

const isMethod = (name: string) => name.startsWith('availableMethods');

/** Values of a submitted form (docs/decisions/entity-registration.md); the last duplicate wins, as in PHP. */
export function filledIn(form: Iterable<readonly [name: string, value: string]>): SignUpValues {
  const values: SignUpValues = {};
  for (const [name, given] of form) {
    // PostgreSQL rejects this character, and no field needs it.
    const value = given.replaceAll('\0', '').trim();
    const field = isMethod(name) ? methodField(name, value) : registrationFields.find((known) => known === name);
    if (!field) continue;
    if (field === exposed) values[field] = yes.test(value) ? 'true' : '';
    else values[field] = value;
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Converts `bankAccount[iban]` to its path in the API: `bankAccount`, `iban`. */
const levelsOf = (field: RegistrationField) => field.split(/[[\]]+/).filter(Boolean);

function put(body: Record<string, unknown>, field: RegistrationField, value: unknown): void {
  const [first = '', second] = levelsOf(field);
  if (isMethod(field)) body[first] = [...((body[first] as unknown[]) ?? []), { code: value }];
  else body[first] = second === undefined ? value : { ...(body[first] as object), [second]: value };
}

/** Converts a sign-up form to a POST /entities request, or lists all invalid fields in the order of the page. */
export function readSignUp(values: SignUpValues): { registration: EntityRegistration } | { problems: SignUpProblem[] } {
  const body: Record<string, unknown> = {};
  const problems: SignUpProblem[] = [];
  for (const field of registrationFields) {
    const typed = values[field];
    if (typed === undefined) {
      if (required.includes(field)) problems.push({ field, reason: 'missing' });
      continue;
    }
    const reading = (readers[field] ?? readText)(typed);
    if ('value' in reading) put(body, field, reading.value);
    else problems.push({ field, ...reading });
  }
  return problems.length > 0 ? { problems } : { registration: entityRegistration.parse(body) };
}

export function fieldAt(pointer: string): RegistrationField | undefined {
  return registrationFields.find((field) => `/${levelsOf(field).join('/')}` === pointer);
}
