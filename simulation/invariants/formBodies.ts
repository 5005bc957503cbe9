import { firstOf } from './invariant.ts';

/** Fields and values of a form, listed here because its receivers have no other description. */
const dayFirst = '\\d{2}-\\d{2}-\\d{4} \\d{2}:\\d{2}:\\d{2}';
const euro = '(\\d+\\.\\d{8})?';
const ofHook = { hookAction: '[a-z_]+', hookDate: dayFirst, hookHash: '[0-9a-f]{64}' };
const ofPayment = {
  paymentId: '\\d+',
  referenceEntity: '(\\d{5})?',
  reference: '(\\d{9})?',
  paymentMethodCode: 'CC|MB|MW',
  paymentCancelled: '[01]',
  paymentDate: `(${dayFirst})?`,
  paymentAmount: '[1-9]\\d*',
  productCode: '.*',
  productDesc: '.*',
  paymentNetFee: euro,
  paymentTaxFee: euro,
  originalPaymentId: '\\d*',
};
const ofEntity = { clientId: '\\d{9}', name: '.+', state: 'pending|approved|declined' };

const named = (list: string, fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, pattern]) => [`${list}[0][${name}]`, pattern] as const);

const patternsOf = (action: string): ReadonlyMap<string, RegExp> =>
  new Map(
    [
      ...Object.entries(ofHook),
      ...(action.startsWith('entity_') ? named('entities', ofEntity) : named('payments', ofPayment)),
    ].map(([name, pattern]) => [name, new RegExp(`^(${pattern})$`, 's')]),
  );

/** Whether the payment of an event must be cancelled; events not listed allow both. */
const cancelledIn: Readonly<Record<string, '0' | '1'>> = {
  payment_confirmed: '0',
  payment_authorized: '0',
  payment_expired: '1',
};

/** Judges the body of a message to a subscription that uses the old handler. */
export function judgeForm(body: string): string | undefined {
  const form = new URLSearchParams(body);
  const action = form.get('hookAction') ?? '';
  const patterns = patternsOf(action);
  const unknown = [...form.keys()].find(
    (name) => !patterns.has(name) && !/^payments\[0\]\[additionalData\]/.test(name),
  );
  if (unknown !== undefined) return `${unknown} is no field of the form`;
  const wrong = firstOf(patterns, ([name, pattern]) => {
    const values = form.getAll(name);
    return (values.length !== 1 || !pattern.test(values[0] ?? '')) && `${name} is “${values.join()}”`;
  });
  if (wrong) return wrong;
  const cancelled = cancelledIn[action];
  const isTold = cancelled === undefined || form.get('payments[0][paymentCancelled]') === cancelled;
  const isInState = action !== `entity_${form.get('entities[0][state]')}` && action.startsWith('entity_');
  return isTold && !isInState ? undefined : `${action} tells of another state`;
}
