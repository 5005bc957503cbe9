import { hasValidCheckDigit } from '@balcao/contract/checkDigits.ts';
import type { SignUpReason } from '@balcao/contract/payer/signUpReasons.ts';
import { activitySections } from '@balcao/contract/resources/entities/entityEnums.ts';
import { url } from '@balcao/contract/schema/formats.ts';
import * as z from 'zod';
import { ibanProblem } from './bankAccount.ts';

export interface FieldProblem {
  reason: SignUpReason;
  values?: Readonly<Record<string, string | number>>;
}

type Reading = { value: unknown } | FieldProblem;

/** Parses the text typed into a field, which is never empty. */
export type Reader = (typed: string) => Reading;

const spaceless = (typed: string) => typed.replace(/\s/g, '');

export const readText: Reader = (value) => ({ value });

export const readTaxNumber: Reader = (typed) => {
  const value = spaceless(typed).replace(/^PT/i, '');
  if (/\D/.test(value)) return { reason: 'tax_digits' };
  if (value.length !== 9) return { reason: 'tax_length', values: { count: value.length } };
  return hasValidCheckDigit(value) ? { value } : { reason: 'tax_check' };
};

/** Parses a phone number: country code and `#`, `+351`, or Portuguese (docs/decisions/entity-registration.md). */
export const readPhone: Reader = (typed) => {
  const value = typed.replace(/[\s().-]/g, '').replace(/^(\+|00)351#?/, '351#');
  const [, code, number] = /^(?:(\d{1,4})#)?(\d+)$/.exec(value) ?? [];
  if (number === undefined) return { reason: 'phone_signs' };
  const values = { count: number.length };
  if (code === undefined || code === '351') {
    return number.length === 9 ? { value } : { reason: 'phone_length', values };
  }
  return /^\d{4,15}$/.test(number) ? { value } : { reason: 'phone_foreign_length', values };
};

const email = z.email();

/** Trims an e-mail address and reports a missing part; the API checks the full format. */
export const readEmail: Reader = (typed) => {
  const value = spaceless(typed);
  const [name, domain, ...more] = value.split('@');
  if (domain === undefined || more.length > 0) return { reason: 'email_at' };
  if (!name) return { reason: 'email_name' };
  if (!/^[^.]+(\.[^.]+)+$/.test(domain)) return { reason: 'email_domain' };
  return email.safeParse(value).success ? { value } : { reason: 'email_signs' };
};

export const readIban: Reader = (typed) => {
  const value = spaceless(typed).toUpperCase();
  return ibanProblem(value) ?? { value };
};

export const readSwift: Reader = (typed) => {
  const value = spaceless(typed).toUpperCase();
  return /^[A-Z0-9]+$/.test(value) ? { value } : { reason: 'swift_signs' };
};

export const readWholeNumber: Reader = (typed) => {
  const value = spaceless(typed);
  return /^\d{1,15}$/.test(value) ? { value: Number(value) } : { reason: 'whole_number' };
};

export const readSection: Reader = (typed) => {
  const value = activitySections.find((section) => section === typed.toUpperCase());
  return value ? { value } : { reason: 'section' };
};

export const readCertificate: Reader = (typed) => {
  const value = spaceless(typed);
  return /^\d{4}-\d{4}-\d{4}$/.test(value) ? { value } : { reason: 'certificate' };
};

/** Parses a website URL; the scheme may be missing. */
export const readWebsite: Reader = (typed) => {
  const value = /^https?:/i.test(typed) ? typed : `https://${typed}`;
  const hasDomain = /^https?:\/\/[^/?#]+\.[^/?#]/i.test(value);
  return hasDomain && url.safeParse(value).success ? { value } : { reason: 'website' };
};
