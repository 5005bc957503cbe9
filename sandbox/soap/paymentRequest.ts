import { checkoutPayment } from '@balcao/contract/resources/checkouts/schema.ts';
import { canBePhone, paymentId, phoneNumber } from '@balcao/contract/schema/formats.ts';
import { fieldErrors } from '@balcao/contract/schema/validationCodes.ts';
import { failingProduct } from '@balcao/contract/soap/calls.ts';
import type { SoapCode } from '@balcao/contract/soap/errors.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type * as z from 'zod';
import { isoOf } from '../domain/clock/lisbonTime.ts';
import type { Refusal } from '../domain/outcome.ts';
import { idOfHash } from '../domain/payments/paymentHash.ts';
import type { SoapRequest } from './call.ts';
import type { Fields } from './fields.ts';
import { sayDetail, sayLacking, sayReason, sayRule } from './reasons.ts';

/** What can be wrong with a payment that is asked for; each method has a code of its own for each. */
export type PaymentProblem =
  | 'missing'
  | 'amount'
  | 'dates'
  | 'data'
  | 'methods'
  | 'account'
  | 'processed'
  | 'failed';
export type ProblemCodes = Readonly<Record<PaymentProblem, SoapCode>>;

export type SoapPaymentRequest = z.infer<typeof checkoutPayment>;

/** What is wrong with a payment that is asked for, and the sentence that says where and why. */
export interface Problem {
  problem: PaymentProblem;
  reason?: string | undefined;
}

type Parsed<T> = { ok: true; value: T } | ({ ok: false } & Problem);

/** The problem with each field of a payment that the contract's schema refuses. */
const problems: Readonly<Record<string, PaymentProblem>> = {
  amount: 'amount',
  validDate: 'dates',
  availableMethods: 'methods',
  bankAccount: 'account',
};

/** The problem each refusal of the rules is, in the words of the old service. */
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

/** Digits as a number; any other text stays, for the schema to refuse. */
const numberIn = (text: string) => (digits.test(text) ? Number(text) : text);

/** An id under one of `names`; none for 0 and empty (docs/decisions/soap-compatibility.md), -1 for no id or two. */
export function idIn(fields: Fields, ...names: string[]): number | undefined {
  const given = names.map(fields.text).filter((text) => text !== undefined && text !== '0');
  const [id, ...others] = new Set(given.map((text = '') => (isId(text) ? Number(text) : -1)));
  return others.length > 0 ? -1 : id;
}

/** What each text of a boolean means (XML Schema part 2, 3.2.2); one without a text is false. */
const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  1: true,
  false: false,
  0: false,
  '': false,
};

/** A boolean; undefined for a text that is none, which must not be taken for false. */
export const booleanIn = (fields: Fields, name: string): boolean | undefined => {
  const text = fields.text(name) ?? '';
  return Object.hasOwn(booleans, text) ? booleans[text] : undefined;
};

/** The payment meant: by id under its new or its old name, by hash, or by both; -1 where they do not agree. */
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

/** A phone of Portugal as shops write it: with its country or without, with blanks, dots, hyphens or brackets. */
const portuguese = /^(?:(?:\+|00)?351#?)?(\d{9})$/;

/** The buyer's phone only fills in the page: an unread one is left out (docs/decisions/soap-compatibility.md). */
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

const addressOf = (fields: Fields) =>
  textsOf(fields, 'country state stateName city street1 street2 postCode');

function validDateOf(fields: Fields) {
  const [start, end] = ['validStartDate', 'validEndDate'].map((name) => {
    const text = fields.text(name);
    return text && isoOf(text);
  });
  return some({ start, end });
}

/** The product code that makes the service fail on purpose, if this is one that the method knows. */
export function failsOnPurpose(
  productCode: string | undefined,
  codes: readonly SoapCode[],
): SoapCode | undefined {
  return codes.find((code) => productCode === failingProduct(code));
}

interface PaymentParts {
  order: Fields;
  /** What stands before the names of those. */
  prefix?: string;
  details: Fields;
  /** Asked for; none offers all the entity has. */
  methods: readonly { code: string | undefined; type?: string }[];
}

/** Fields of a payment by their path in the REST API, indexes left out. */
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

/** The first field that the contract's schema refuses, and the sentence about it. */
function problemIn(error: z.ZodError, raw: object, prefix: string, locale: Locale): Problem {
  const [issue] = error.issues;
  const [fault] = fieldErrors(error, raw, 'body', checkoutPayment);
  if (!issue || !fault) return { problem: 'data' };
  const value = valueAt(raw, issue.path);
  const field = nameOf(fault.path.filter((part) => !digits.test(part)).join('.'), prefix);
  const problem = problems[String(issue.path[0])] ?? 'data';
  if (problem === 'amount' && value === 0)
    return { problem, reason: sayReason('noAmount', locale, { field }) };
  if (problem === 'amount' && typeof value === 'string')
    return { problem, reason: sayReason('cents', locale, { field, value }) };
  if (problem === 'dates') return { problem, reason: sayReason('dateForm', locale, { field, value }) };
  return { problem, reason: sayRule({ ...fault, code: fault.rule }, field, value, locale) };
}

/** Reads a payment into the shape the REST API has, and lets the contract's schema check it. */
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
