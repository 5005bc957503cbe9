import { rulesOf } from '@balcao/contract/facts/assumptions.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import { type Origin, specified } from '@balcao/contract/provenance/origin.ts';
import type { SpecSection } from '@balcao/contract/provenance/sections.ts';
import { payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { Aspect, Check } from './compare.ts';

/** A comparison with the recorded status, code and state, and the last control operation. */
export interface Compared extends Pick<Check, 'field' | 'aspect'> {
  operation: string;
  status: number;
  code: string;
  state?: string;
  payer?: string;
}

export interface Rule {
  /** Id of the rule on the page of differences, or section of the specification. */
  rule: string;
  origin: Origin;
}

const origins = new Map(rulesOf('en').map(({ id, origin }) => [id, origin]));
const section = (number: SpecSection) => `specification ${number}`;

/** Lifecycle rules by operation and resulting state. */
export const lifecycleRules: Readonly<Record<string, string>> = {
  'createReference pending': 'payment-new-create_reference',
  'createPayment pending_confirmation': 'payment-new-create_push',
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
  'data.paymentFee': 'limit-fees',
};

const call = (id: string) => (operations as Record<string, Operation | undefined>)[id];
const known = (...ids: string[]) => ids.find((id) => origins.has(id));

/** Rule for a status or code: the one for the conflict if there is one, otherwise the one for the code. */
function statusRule({ operation, status, code }: Compared): string {
  const { method = '', path = '' } = call(operation) ?? {};
  if (status < 400) return method === 'DELETE' ? 'behaviour-deleteResponse' : section('7');
  const conflict = `extra-${method}${path.replace(/\W+/g, '-').replace(/-$/, '')}`;
  return (status === 409 && known(conflict)) || `error-${code}`;
}

/** Rules by aspect; if undefined, the field decides. */
const ruleOfAspect: Partial<Record<Aspect, (compared: Compared) => string | undefined>> = {
  status: statusRule,
  code: statusRule,
  header: () => section('7'),
  source: () => 'behaviour-errorSource',
  format: ({ field }) => (/(At|date|start|end|timestamp)$/.test(field) ? section('guides 5') : undefined),
  state: ({ operation, state, payer }) =>
    lifecycleRules[`${operation} ${state}`] ?? lifecycleRules[`${payer} ${state}`] ?? section('4'),
  validity: ({ state }) =>
    state === 'pending_confirmation' ? 'limit-mbWayValidityMinutes' : 'limit-defaultValidityMonths',
  // Such as `limit-pageSize-savedMethods` for `listSavedMethods`.
  paging: ({ field, operation }) =>
    field === 'data.length' ? known(`limit-pageSize-${operation[4]?.toLowerCase()}${operation.slice(5)}`) : undefined,
  value: ({ field }) => valueRules[field.replace(/(paymentFee).*/, '$1')],
};

/** Rule for a field that is not in the specification, by model and path. */
function extraField({ field, operation }: Compared): string | undefined {
  const path = field.replace(/^data(\[\])?\./, '').replaceAll('.', '-');
  if (call(operation)?.success.data !== payment) return known(`extra-paymentMethodResponse-${path}`);
  return known(`extra-payment-${path}`, path.replace(/^paymentMethod/, 'extra-paymentMethod'));
}

/** Rule for a comparison, with its origin. A field without a rule is specified. */
export function ruleOf(compared: Compared): Rule {
  const rule = ruleOfAspect[compared.aspect]?.(compared) ?? extraField(compared) ?? section('3');
  return { rule, origin: origins.get(rule) ?? specified(rule.replace('specification ', '') as SpecSection) };
}
