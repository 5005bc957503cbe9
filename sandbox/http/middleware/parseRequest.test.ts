import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const phone = { code: 'MW', details: { phoneNumber: '351#912345678' } };
const data = { key: 'order', value: '1', type: 'STRING' };

/** Body with one invalid field, the field's pointer, the expected code, and a pattern for the message. */
type Row = [body: object, pointer: string, code: string, says: RegExp];

const payments: Row[] = [
  [{ amount: undefined }, '/amount', 'e00202', /field amount is required/],
  [{ availableMethods: [{ code: 'MW' }, { code: 'AP' }] }, '/availableMethods/1/code', 'e00208', /CC, MB, MW/],
  [{ availableMethods: [] }, '/availableMethods', 'e00221', /list availableMethods came empty.*leave it out/],
  [{ availableMethods: [phone, null] }, '/availableMethods/1', 'e00221', /element availableMethods_1 of/],
  [{ availableMethods: ['MB'] }, '/availableMethods/0', 'e00219', /availableMethods_0 must be a JSON object/],
  [{ availableMethods: 'MW' }, '/availableMethods', 'e00219', /must be a JSON array/],
  [{ paymentMethod: { details: phone.details } }, '/paymentMethod/code', 'e00210', /paymentMethod_code/],
  [{ paymentMethod: { ...phone, type: 'default' } }, '/paymentMethod/type', 'e00211', /DEFAULT/],
  [
    { paymentMethod: { code: 'MW', details: { ...phone.details, createRegistration: 'yes' } } },
    '/paymentMethod/details/createRegistration',
    'e00217',
    /boolean/,
  ],
  [{ additionalData: [{ ...data, key: '' }] }, '/additionalData/0/key', 'e00213', /required/],
  [{ additionalData: [{ ...data, value: 3 }] }, '/additionalData/0/value', 'e00214', /additionalData_value/],
  [{ additionalData: [data, { ...data, type: 'string' }] }, '/additionalData/1/type', 'e00215', /STRING/],
  [{ bankAccount: { code: 'OUTRA001' } }, '/bankAccount/code', 'e00220', /bankAccount_code/],
  [{ billingAddress: { country: 'pt' } }, '/billingAddress/country', 'e00234', /upper-case/],
  [{ customer: 'Maria' }, '/customer', 'e00219', /must be a JSON object/],
];

const references: Row[] = [
  [{ referenceRange: { id: 0 } }, '/referenceRange/id', 'e00231', /above zero/],
  [{ referenceDetails: { reference: '12345678x' } }, '/referenceDetails/reference', 'e00228', /digits/],
];

const english = { 'accept-language': 'EN' };

describe.each([
  ['/api/payments', { amount: 1000, paymentMethod: phone }, payments],
  ['/api/payments/references', { amount: 1000 }, references],
] as const)('POST %s', (path, valid, rows) => {
  it.each(rows)('refuses %j at %s with %s', async (body, pointer, code, says) => {
    const answer = await testSandbox.api.post(path, { ...valid, ...body }, english);
    expect(answer.refusals).toEqual([`422 ${code}`]);
    expect(answer.body.error?.code).toBe('e00200');
    const [detail] = answer.body.error?.errors ?? [];
    expect(detail?.source).toEqual({ pointer });
    expect(detail?.msg).toMatch(says);
  });
});

describe('addresses', () => {
  it.each([
    ['id=1,,2', 'id', 'e00232'],
    ['amount=0', 'amount', 'e00231'],
    ['sort=price', 'sort', 'e00230'],
    ['paymentMethod_result_code=e-1', 'paymentMethod_result_code', 'e00229'],
    ['referenceDetails_entity=1234x', 'referenceDetails_entity', 'e00228'],
    ['customer[id]=%00', 'customer', 'e00229'],
    ['createdAt[gte]=2990-01-01T00:00:00Z', 'createdAt[gte]', 'e00230'],
    ['createdAt[end]=2026-01-15T10:00:00Z&createdAt[end]=x', 'createdAt[end]', 'e00230'],
  ])(
    'GET /payments?%s is refused at %s with %s, and its message names no other parameter',
    async (query, parameter, code) => {
      const answer = await testSandbox.api.get(`/api/payments?${query}`, english);
      expect(answer.refusals).toEqual([`422 ${code}`]);
      const [detail] = answer.body.error?.errors ?? [];
      expect(detail?.source).toEqual({ parameter });
      expect(detail?.msg).toContain(parameter);
    },
  );

  it.each([
    ['/api/payments/99999999999999999999999999', 'e00502'],
    ['/api/payments/9223372036854775808', 'e00502'],
    ['/api/webhooks/99999999999999999999', 'e00502'],
    ['/sandbox/deliveries/99999999999999999999', 'c0401'],
  ])('GET %s is an unknown id, however long', async (path, code) => {
    expect((await testSandbox.api.get(path)).refusals).toEqual([`404 ${code}`]);
  });

  it.each([
    'id=99999999999999999999999',
    'initialPaymentId=99999999999999999999999',
    'amount=9007199254740991',
    'page=9007199254740991',
    `sort=${Array.from({ length: 100 }, () => 'createdAt').join()}`,
    `id=${Array.from({ length: 571 }, (_, n) => 500_000 + n).join()}`,
  ])('GET /payments?%.40s… finds what it can', async (query) => {
    const answer = await testSandbox.api.get(`/api/payments?${query}`);
    expect(answer.status).toBe(200);
  });
});

/** Suggested parameter names, with misspellings of each. */
const nearMisses = Object.entries({
  limit: 'Limit limits lmiit pageSize max',
  customUniqueId:
    'custom_unique_id custom-unique-id customUniqueId[eq] customUniqueId[in] customUniqueId[$eq] customUniqueId[like] customUniqueId_eq customUniqueId__exact customUniqueId.eq customUniqueId:eq filters[customUniqueId][$eq]',
  stateDetails_state:
    'stateDetails.state stateDetails[state] state stateDetails_state[eq] stateDetails state_details status',
  'paymentMethod_code, paymentMethod_type, paymentMethod_result_code':
    'paymentMethod payment_method paymentMethod_brand paymentMethod[details][brand]',
  id: 'id[] id[gt] filter_id paymentId payment_id',
  page: 'page[number]',
  sort: 'sort[createdAt] orderBy',
  'customer[uuid]': 'customer_uuid customer[uuid][eq]',
  'customer[id]': 'customer.ID',
  'createdAt[start]': 'created_at[start] startDate from',
  'createdAt[end]': 'date_to',
  'createdAt[start], createdAt[end]': 'createdAt[from] created_at_min where[createdAt][gte] date',
  'invoicedDetails_invoicedAt[start]': 'invoicedAt[start]',
  'createdAt[end], updatedAt[end], validAt[end], paidAt[end], transferredAt[end], invoicedDetails_invoicedAt[end]':
    'end',
}).flatMap(([name, slips]) => slips.split(' ').map((slip) => [slip, name] as const));

it.each(nearMisses)('GET /payments?%s=x is refused and names %s', async (slip, name) => {
  const answer = await testSandbox.api.get(`/api/payments?${slip}=x`, english);
  expect(answer.refusals).toEqual(['422 e00230']);
  expect(answer.body.error?.errors[0]?.msg.split('name is ')[1]).toBe(name);
});

it('reads no name of a parameter where an operation has none', async () => {
  expect((await testSandbox.api.get('/api/payments/1001?%ff=x')).status).toBe(200);
});

it('passes over no other parameter in silence', async () => {
  for (const path of ['/api/payments?shop=1&_=2', '/api/payments/1001?shop=1&_=2']) {
    expect((await testSandbox.api.get(path)).status).toBe(200);
    const [logged] = (await testSandbox.api.get<{ warnings: object[] }[]>('/sandbox/requests')).data;
    expect(logged?.warnings).toEqual([
      { pointer: 'shop', reason: 'unknown_parameter', nearest: null },
      { pointer: '_', reason: 'unknown_parameter', nearest: null },
    ]);
  }
});

it('names every broken field of a request at once, in the order of the schema', async () => {
  const body = { amount: 'ten', customer: { email: 'x' }, callbackUrl: 'x', paymentMethod: { code: 'XX' } };
  const answer = await testSandbox.api.post('/api/payments', body);
  expect(answer.refusals).toEqual(['422 e00202', '422 e00223', '422 e00212', '422 e00210']);
});

/** PHP's json_encode writes an empty array as `[]`, even for an object, and an array with keys as an object. */
it.each([
  ['no element', [], 'The body is an empty list, as PHP writes an array without elements: send {}'],
  ['no element in a field', { amount: 1000, customer: [] }, 'object, and an empty list came, as PHP writes'],
  ['elements for fields', { amount: 1000, customer: ['a'] }, 'The field customer must be a JSON object'],
  ['gaps', { amount: 1000, availableMethods: { 1: { code: 'MB' } } }, 'with gaps: use array_values'],
  ['names for elements', { amount: 1000, availableMethods: {} }, 'must be a JSON array'],
])('tells an array of PHP with %s apart', async (_, body, says) => {
  const answer = await testSandbox.api.post('/api/payments/references', body, { 'accept-language': 'EN' });
  expect(answer.refusals).toEqual(['422 e00219']);
  expect(answer.body.error?.errors[0]?.msg).toContain(says);
});
