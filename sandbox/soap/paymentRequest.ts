import { checkoutPayment } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import { canBePhone, paymentId, phoneNumber } from '@balcao/contract/schema/formats.ts';
import { fieldErrors } from '@balcao/contract/schema/validationCodes.ts';
import { failingProduct } from '@balcao/contract/soap/sketchedCalls.ts';
import type { SoapCode } from '@balcao/contract/soap/soapErrors.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type * as z from 'zod';
import { isoOf } from '../domain/clock/lisbonTime.ts';
import { idOfHash } from '../domain/ids/digest.ts';
import type { Refusal } from '../domain/outcome.ts';
import type { SoapRequest } from './call.ts';
import { sayDetail, sayLacking, sayReason, sayRule } from './reasons.ts';
import type { Fields } from './soapFields.ts';

/** Problems of a requested payment. Every method has its own code for each. */
export type PaymentProblem = 'missing' | 'amount' | 'dates' | 'data' | 'methods' | 'account' | 'processed' | 'failed';
export type ProblemCodes = Readonly<Record<PaymentProblem, SoapCode>>;

export type SoapPaymentRequest = z.infer<typeof checkoutPayment>;

/** Problem of a requested payment, with a message that names its location and the reason. */
export interface Problem {
  problem: PaymentProblem;
  reason?: string | undefined;
}

type Parsed<T> = { ok: true; value: T } | ({ ok: false } & Problem);

/** Problem for each payment field that the schema of the contract refuses. */
const problems: Readonly<Record<string, PaymentProblem>> = {
  amount: 'amount',
  validDate: 'dates',
  availableMethods: 'methods',
  bankAccount: 'account',
};

/** Problem for each code with which the rules refuse a payment. */
const refused: Readonly<Record<string, PaymentProblem>> = {
  e00220: 'account',
  e00226: 'dates',
  e00301: 'amount',
  e00401: 'methods',
  e00402: 'methods',
  e00502: 'data',
  e00600: 'processed',
};

export const problemOf = (refusal: Refusal, locale: Locale): Problem => ({
  problem: refused[refusal.code] ?? 'failed',
  reason: sayDetail(refusal, locale),
});

const digits = /^\d{1,15}$/;

const isId = (text: string) => digits.test(text) && paymentId.safeParse(text).success;

/** Parses digits. Any other text is kept for the schema to refuse. */
const numberIn = (text: string) => (digits.test(text) ? Number(text) : text);

/** Id under one of `names`; undefined for 0 or empty (docs/decisions/soap-compatibility.md), -1 if invalid or two. */
export function idIn(fields: Fields, ...names: string[]): number | undefined {
  const given = names.map(fields.text).filter((text) => text !== undefined && text !== '0');
  const [id, ...others] = new Set(given.map((text = '') => (isId(text) ? Number(text) : -1)));
  return others.length > 0 ? -1 : id;
}

/** Notations of booleans (XML Schema part 2, 3.2.2); an empty text is false. */
const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  1: true,
  false: false,
  0: false,
  '': false,
};

/** Parses a boolean; undefined if invalid, because an invalid text must not count as false. */
export const booleanIn = (fields: Fields, name: string): boolean | undefined => {
  const text = fields.text(name) ?? '';
  return Object.hasOwn(booleans, text) ? booleans[text] : undefined;
};

/** Id of the payment: under its new or old name, by hash, or by both; -1 if they differ. */
export async function paymentIn(fields: Fields, { caller }: SoapRequest): Promise<number | undefined> {
  const id = idIn(fields, 'paymentId', 'idTransaction');
  const hash = fields.text('hash');
  if (hash === undefined) return id;
  const hashed = (await idOfHash(caller.tenant, hash)) ?? -1;
  return id === undefined || id === hashed ? hashed : -1;
}

const some = <T extends object>(value: T): T | undefined =>
  Object.values(value).some((field) => field !== undefined) ? value : undefined;

function textsOf(fields: Fields, names: string): Record<string, string | undefined> | undefined {
  return some(Object.fromEntries(names.split(' ').map((name) => [name, fields.text(name)])));
}

/** Portuguese phone number in the notations of shops: with or without country, blanks, dots, hyphens or brackets. */
const portuguese = /^(?:(?:\+|00)?351#?)?(\d{9})$/;

/** Buyer's phone number; ignored if invalid, as it only prefills the page (docs/decisions/soap-compatibility.md). */
function phoneIn(text: string | undefined, { warnings }: SoapRequest): string | undefined {
  const pointer = '/payment/buyer/phoneNumber';
  if (text === undefined) return undefined;
  const [, number] = portuguese.exec(text.replace(/[\s.()-]/g, '')) ?? [];
  const written = number ? `351#${number}` : text;
  const isRead = phoneNumber.safeParse(written).success;
  if (!isRead) warnings.push({ pointer, reason: 'phone_left_out', nearest: null });
  else if (!canBePhone(written, false)) warnings.push({ pointer, reason: 'phone_number', nearest: null });
  return isRead ? written : undefined;
}

function buyerOf(fields: Fields, call: SoapRequest) {
  const { phoneNumber, ...buyer } = textsOf(fields, 'firstName lastName customerId email phoneNumber') ?? {};
  const given = some({ ...buyer, phoneNumber: phoneIn(phoneNumber, call) });
  return given && { ...given, language: call.locale.toUpperCase() };
}

const addressOf = (fields: Fields) => textsOf(fields, 'country state stateName city street1 street2 postCode');

function validDateOf(fields: Fields) {
  const [start, end] = ['validStartDate', 'validEndDate'].map((name) => {
    const text = fields.text(name);
    return text && isoOf(text);
  });
  return some({ start, end });
}

/** Code if the product code makes the service fail on purpose, and the method has that code. */
export function failsOnPurpose(productCode: string | undefined, codes: readonly SoapCode[]): SoapCode | undefined {
  return codes.find((code) => productCode === failingProduct(code));
}

interface PaymentParts {
  order: Fields;
  /** Prefix for the names of its fields. */
  prefix?: string;
  details: Fields;
  /** Requested methods. An empty list offers all methods of the entity. */
  methods: readonly { code: string | undefined; type?: string }[];
}

/** Names of the payment's fields by their path in the REST API, without indexes. */
const orderNames: Readonly<Record<string, string | undefined>> = {
  amount: 'amount',
  code: 'productCode',
  summary: 'productDesc',
  'validDate.start': 'validStartDate',
  'validDate.end': 'validEndDate',
};

function nameOf(path: string, prefix: string): string {
  const own = orderNames[path];
  if (own) return prefix + own;
  if (path.startsWith('availableMethods'))
    return prefix ? 'method' : path.replace('availableMethods', 'paymentOptions');
  return path.replace('bankAccount.code', 'bankAccountCode').replace(/^customer\b/, 'buyer');
}

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], root);

/** Problem of the first field that the schema of the contract refuses, with a message. */
function problemIn(error: z.ZodError, raw: object, prefix: string, locale: Locale): Problem {
  const [issue] = error.issues;
  const [fault] = fieldErrors(error, raw, 'body', checkoutPayment);
  if (!issue || !fault) return { problem: 'data' };
  const value = valueAt(raw, issue.path);
  const field = nameOf(fault.path.filter((part) => !digits.test(part)).join('.'), prefix);
  const problem = problems[String(issue.path[0])] ?? 'data';
  if (problem === 'amount' && value === 0) return { problem, reason: sayReason('noAmount', locale, { field }) };
  if (problem === 'amount' && typeof value === 'string')
    return { problem, reason: sayReason('cents', locale, { field, value }) };
  if (problem === 'dates') return { problem, reason: sayReason('dateForm', locale, { field, value }) };
  return { problem, reason: sayRule({ ...fault, code: fault.rule }, field, value, locale) };
}

/** Converts a payment to the structure of the REST API, and validates it with the schema of the contract. */
export function readPayment(
  { order, prefix = '', details, methods }: PaymentParts,
  call: SoapRequest,
): Parsed<SoapPaymentRequest> {
  const { locale } = call;
  const amount = order.text('amount');
  if (amount === undefined)
    return {
      ok: false,
      problem: 'missing',
      reason: sayLacking(order, `${prefix}amount`, locale),
    };
  const bankAccount = details.text('bankAccountCode');
  const raw = {
    amount: numberIn(amount),
    code: order.text('productCode'),
    summary: order.text('productDesc'),
    validDate: validDateOf(order),
    availableMethods: methods.length > 0 ? methods : undefined,
    bankAccount: bankAccount && { code: bankAccount },
    customer: buyerOf(details.part('buyer'), call),
    billingAddress: addressOf(details.part('billingAddress')),
    shippingAddress: addressOf(details.part('shippingAddress')),
  };
  const parsed = checkoutPayment.safeParse(raw);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, ...problemIn(parsed.error, raw, prefix, locale) };
}
