import { rulesOf } from '@balcao/contract/facts/assumptions.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import { type Origin, specified } from '@balcao/contract/provenance/origin.ts';
import type { SpecSection } from '@balcao/contract/provenance/sections.ts';
import { payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { Aspect, Check } from './compare.ts';

/** What was compared, as far as it tells which rule says so. */
export interface Compared extends Pick<Check, 'field' | 'aspect'> {
  operation?: string;
  /** Status and code that were expected; a success has no code. */
  status: number;
  code?: string;
  /** State of the recorded payment or checkout. */
  state?: string;
  /** The operation of the control API instead of which a payer acted before. */
  payer?: string;
}

export interface Rule {
  /** Its place on the page of differences, or the section of the specification. */
  rule: string;
  origin: Origin;
}

const origins = new Map(rulesOf('en').map(({ id, origin }) => [id, origin]));
const section = (number: SpecSection) => `specification ${number}`;

/** Steps of lifecycles by what takes them, a call or a payer, and the state that follows. */
export const lifecycleRules: Readonly<Record<string, string>> = {
  'createReference pending': 'payment-new-create_reference',
  'createPayment pending_confirmation': 'payment-new-create_push',
  'createPayment confirmed': 'payment-new-charge_saved_card',
  'createPayment authorised': 'payment-new-authorise_saved_card',
  'createRecurring confirmed': 'payment-new-charge_recurring',
  'createCapture confirmed': 'payment-new-create_capture',
  'createRefund confirmed': 'payment-new-create_refund',
  'cancelPayment cancelled': 'payment-pending-cancel',
  'createCheckout PaymentReady': 'checkout-new-create',
  'payAtAtm confirmed': 'payment-pending-pay_reference',
  'answerPhone confirmed': 'payment-pending_confirmation-accept_push',
  'moveClock confirmed': 'payment-pending_confirmation-accept_push',
  'payByCard confirmed': 'payment-pending-pay_card',
  'payByCard PaymentSuccess': 'checkout-PaymentReady-pay',
  'payByCard PaymentError': 'checkout-PaymentReady-fail',
  'payByReference PaymentPending': 'checkout-PaymentReady-start',
  'payAtAtm PaymentSuccess': 'checkout-PaymentPending-pay',
};

const valueRules: Readonly<Record<string, string>> = {
  apiVersion: section('9'),
  'data.handler': 'field-default-paypay-v2--handler',
};

const call = (id = '') => (operations as Record<string, Operation | undefined>)[id];

/** `limit-pageSize-savedMethods` of `listSavedMethods`. */
function pageSizeOf(operation: string): string | undefined {
  const id = operation.replace(/^list(\w)/, (_, letter: string) => `limit-pageSize-${letter.toLowerCase()}`);
  return origins.has(id) ? id : undefined;
}

/** The rule of a refusal is that of its code, where no row says more. */
function refusalRule({ operation, status, code }: Compared): string | undefined {
  if (status < 400) return undefined;
  const { method = '', path = '' } = call(operation) ?? {};
  if (code === 'e00229' && path.includes('uuid}')) return 'behaviour-malformedUuid';
  const conflict = `extra-${method}${path.replace(/\W+/g, '-').replace(/-$/, '')}`;
  return status === 409 && origins.has(conflict) ? conflict : `error-${code}`;
}

/** A field that the specification lacks has a row by its model and path. */
function extraField({ field, operation }: Compared): string | undefined {
  const path = field.replace(/^data(\[\])?\./, '').replaceAll('.', '-');
  const isPayment = call(operation)?.success.data === payment;
  const ofPayment = [`extra-payment-${path}`, path.replace(/^paymentMethod/, 'extra-paymentMethod')];
  const ids = isPayment ? ofPayment : [`extra-paymentMethodResponse-${path}`];
  return ids.find((id) => origins.has(id));
}

/** Which rule says what an aspect compares; undefined where the field decides. */
const ruleOfAspect: Partial<Record<Aspect, (compared: Compared) => string | undefined>> = {
  status: (compared) =>
    refusalRule(compared) ??
    (call(compared.operation)?.method === 'DELETE' ? 'behaviour-deleteResponse' : section('7')),
  code: (compared) => refusalRule(compared) ?? section('7'),
  header: () => section('7'),
  source: () => 'behaviour-errorSource',
  format: ({ field }) => (/(At|date|start|end|timestamp)$/.test(field) ? section('guides 5') : undefined),
  zone: () => section('guides 5'),
  state: ({ operation, state, payer }) =>
    lifecycleRules[`${operation} ${state}`] ?? lifecycleRules[`${payer} ${state}`] ?? section('4'),
  validity: ({ operation, state }) =>
    operation === 'createPayment' && state === 'pending_confirmation'
      ? 'limit-mbWayValidityMinutes'
      : 'limit-defaultValidityMonths',
  order: () => section('7'),
  filter: ({ operation, field }) =>
    operation === 'listTerminals' && field === 'name' ? 'behaviour-terminalFilters' : section('7'),
  paging: ({ field, operation = '' }) => (field === 'data.length' ? pageSizeOf(operation) : undefined),
  value: ({ field }) => (field.includes('paymentFee.') ? 'limit-fees' : valueRules[field]),
};

/** Which rule says what was compared, and where that rule comes from; fields are specified unless they have a row. */
export function ruleOf(compared: Compared): Rule {
  const rule = ruleOfAspect[compared.aspect]?.(compared) ?? extraField(compared) ?? section('3');
  return { rule, origin: origins.get(rule) ?? specified(rule.replace('specification ', '') as SpecSection) };
}
