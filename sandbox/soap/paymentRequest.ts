import { checkoutPayment } from '@balcao/contract/resources/checkouts/schema.ts';
import { failingProduct } from '@balcao/contract/soap/calls.ts';
import type { SoapCode } from '@balcao/contract/soap/errors.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type * as z from 'zod';
import { isoOf } from '../domain/clock/lisbonTime.ts';
import type { Refusal } from '../domain/outcome.ts';
import type { Fields } from './fields.ts';

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

/** A payment as the actions take it. */
export type SoapPaymentRequest = z.infer<typeof checkoutPayment>;

/** A payment that can be asked for, or the problem with it. */
type Parsed<T> = { ok: true; value: T } | { ok: false; problem: PaymentProblem };

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

export const problemOf = ({ code }: Refusal): PaymentProblem => refused[code] ?? 'failed';

const digits = /^\d{1,15}$/;

/** Digits as a number; any other text stays, for the schema to refuse. */
const numberIn = (text: string) => (digits.test(text) ? Number(text) : text);

/** An id; 0 and empty are none, since old clients send them for it (docs/decisions/soap-compatibility.md). */
export function idIn(fields: Fields, ...names: string[]): number | undefined {
  const given = names.map(fields.text).find((text) => text !== undefined && text !== '0');
  if (given === undefined) return undefined;
  return digits.test(given) ? Number(given) : -1;
}

const some = <T extends object>(value: T): T | undefined =>
  Object.values(value).some((field) => field !== undefined) ? value : undefined;

function textsOf(fields: Fields, names: string): Record<string, string | undefined> | undefined {
  return some(Object.fromEntries(names.split(' ').map((name) => [name, fields.text(name)])));
}

/** A phone without its country is Portuguese, as shops of the old service write it. */
function phoneIn(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{9}$/.test(text) ? `351#${text}` : text;
}

function buyerOf(fields: Fields, locale: Locale) {
  const buyer = textsOf(fields, 'firstName lastName customerId email phoneNumber');
  const language = locale.toUpperCase();
  return buyer && { ...buyer, phoneNumber: phoneIn(buyer.phoneNumber), language };
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

/**
 * Reads a payment into the shape the REST API has, and lets the contract's schema check it.
 * @param order where amount, product and validity are
 * @param details where the rest is
 * @param methods asked for; none offers all the entity has
 */
export function readPayment(
  order: Fields,
  details: Fields,
  methods: readonly { code: string | undefined; type?: string }[],
  locale: Locale,
): Parsed<SoapPaymentRequest> {
  const amount = order.text('amount');
  if (amount === undefined) return { ok: false, problem: 'missing' };
  const bankAccount = details.text('bankAccountCode');
  const parsed = checkoutPayment.safeParse({
    amount: numberIn(amount),
    code: order.text('productCode'),
    summary: order.text('productDesc'),
    validDate: validDateOf(order),
    availableMethods: methods.length > 0 ? methods : undefined,
    bankAccount: bankAccount && { code: bankAccount },
    customer: buyerOf(details.part('buyer'), locale),
    billingAddress: addressOf(details.part('billingAddress')),
    shippingAddress: addressOf(details.part('shippingAddress')),
  });
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  return { ok: false, problem: problems[String(issue?.path[0])] ?? 'data' };
}
