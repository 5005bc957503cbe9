import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** A message describes the required format, which the refused value never satisfies. */

const testSandbox = useTestSandbox();
const english = { 'accept-language': 'EN' };
const byPhone = (phoneNumber: unknown) => ({
  amount: 1000,
  paymentMethod: { code: 'MW', details: { phoneNumber } },
});
const entity = (more: object) => ({
  clientId: '500000000',
  name: 'Livraria de Exemplo, Lda.',
  user: { name: 'Maria Silva', email: 'maria.silva@loja.example' },
  ...more,
});
const countries = (id: unknown) => entity({ shippingCountries: { selection: 'allowed', countryIds: [id] } });
const reference = (more: object) => ({ amount: 1000, ...more });
const methods = (more: object) => reference({ availableMethods: [{ code: 'MB', ...more }] });

const bodies: [path: string, body: object, refusal: string, says: string][] = [
  ['payments', byPhone('912345678'), '422 e00217', 'country code (once), hash sign and number'],
  ['payments', byPhone('351#351912345678'), '422 e00217', 'country code (once)'],
  ['payments', byPhone('351#9123456'), '422 e00217', 'a Portuguese number has nine'],
  ['customers', { phoneNumber: '0351#912345678' }, '422 e00228', 'digits only: 351#912345678'],
  ['payments/references', { amount: 10.5 }, '422 e00202', 'integer in cents, without decimals or quotes'],
  ['payments/references', { amount: '1000' }, '422 e00202', 'without decimals or quotes'],
  ['payments/references', reference({ referenceRange: { id: '1' } }), '422 e00224', 'without quotes'],
  [
    'payments/references',
    reference({ validDate: { blockLatePayment: 'true' } }),
    '422 e00225',
    'true or false, without quotes',
  ],
  ['payments/references', reference({ code: null }), '422 e00221', 'leave it out'],
  ['payments/references', reference({ billingAddress: { city: '' } }), '422 e00221', 'leave it out'],
  ['payments/references', { Amount: 1000 }, '422 e00202', 'amount is required; Amount was sent'],
  ['payments/references', { payment: { amount: 1000 } }, '422 e00202', 'is required; payment_amount was sent'],
  ['checkouts', { amount: 1000, code: 'A' }, '422 e00201', 'payment is required, and amount, code goes inside'],
  ['customers', { customerId: '' }, '422 e00221', 'leave it out'],
  ['payments', { amount: 1000, paymentMethod: { code: 'MW' } }, '422 e00217', 'such as 351#912345678'],
  ['payments', byPhone(912345678), '422 e00217', 'must be text, in quotes'],
  ['customers', { phoneNumber: '912345678' }, '422 e00228', 'digits only: 351#912345678'],
  ['entities', entity({ phoneNumber: '21 000' }), '422 e00228', 'such as 912345678'],
  ['entities', entity({ permanentCertificate: '123456789012' }), '422 e00228', '1234-5678-9012'],
  ['entities', countries(252), '422 e00231', 'integers from 1 to 251'],
  ['entities', countries('Atlantis'), '422 e00231', 'names of countries whose id is known'],
  ['entities', entity({ economicActivity: { code: -1 } }), '422 e00231', 'cannot be negative'],
  ['customers', { customerId: 'x'.repeat(256) }, '422 e00227', 'more than 255 characters'],
  ['customers', { firstName: 7 }, '422 e00219', 'firstName must be text'],
  ['payments/references', { amount: 3_000_000_000 }, '422 e00202', 'at most 2147483647'],
  ['payments/references', reference({ callbackUrl: 'ftp://x.example' }), '422 e00223', 'http:// or https://'],
  ['payments/references', reference({ validDate: { end: '2026-02-01' } }), '422 e00226', 'with its time'],
  ['payments/references', reference({ validDate: { end: 1798761599 } }), '422 e00226', 'must be text with'],
  ['payments/references', reference({ validDate: { end: [2026, 12] } }), '422 e00226', 'no number, no list'],
  ['payments/references', reference({ validDate: { end: { date: '' } } }), '422 e00226', 'of a DateTime'],
  [
    'payments/references',
    reference({ validDate: { end: '2027-02-30T10:00:00+00:00' } }),
    '422 e00226',
    'has the form of a date, but that day or time does not exist',
  ],
  [
    'payments/references',
    reference({ validDate: { end: '2027-02-28T23:59:59+0000' } }),
    '422 e00226',
    'write +00:00, not +0000',
  ],
  [
    'payments/references',
    reference({ validDate: { end: '9999-12-31T23:59:59.9999999Z' } }),
    '422 e00226',
    'beyond what the API keeps',
  ],
  ['payments', { ...byPhone('351#912345678'), type: 'refund' }, '400 e00402', 'POST /payments/ID/refunds'],
  ['payments', { ...byPhone('351#912345678'), type: 'authorization' }, '400 e00402', 'with this method'],
  ['payments/references', methods({ type: 'FAST' }), '422 e00203', 'DEFAULT, NORMAL, REALTIME, TPA'],
  ['payments/references', methods({ type: 'TPA' }), '400 e00402', 'MB has no type TPA'],
  ['payments/references', methods({ details: 'x' }), '422 e00216', 'must be a JSON object'],
  ['token', { transaction: { amount: 1000, id: 'A-1' } }, '422 e00209', 'letters and digits'],
];

it.each(bodies)('POST /%s with %j: %s says "%s"', async (path, body, refusal, says) => {
  const answer = await testSandbox.api.post(`/api/${path}`, body, english);
  expect(answer.refusals).toEqual([refusal]);
  expect(answer.body.error?.errors[0]?.msg).toContain(says);
});

/** Sent with a leading zero or letter, these are references, whose digits may be another payment's id. */
const references: typeof urls = ['000001001', 'A000003E9', '01001'].flatMap((sent) =>
  [
    `api/payments/${sent}`,
    `api/payments?initialPaymentId=${sent}`,
    `api/payments?id=1002,${sent}`,
    `sandbox/deliveries?paymentId=${sent}`,
    `sandbox/payments/${sent}/timeline`,
  ].map((path) => [path, path.includes('?id=') ? '422 e00232' : '422 e00228', 'referenceDetails_reference']),
);

const urls: [path: string, refusal: string, says: string][] = [
  ['customers/7d9a1c3e-2b4f', '422 e00229', 'lower-case uuid'],
  ['terminals/x', '422 e00229', 'lower-case uuid'],
  ['errors/00202', '422 e00229', 'such as e00202'],
  ['webhooks/0301', '422 e00228', 'the first of which is not zero'],
  ['payments?id=1,', '422 e00232', 'separated by commas'],
  ['payments?createdAt[start]=2026-01-01', '422 e00226', 'with its time'],
  ['payments?createdAt=2026-01-01', '422 e00226', 'createdAt[start]'],
  ['payments?createdAt[start]=2026-01-01T00:00:00+01:00', '422 e00226', 'write the + as %2B'],
  ['webhooks?action=2026-01-01T00:00:00+01:00', '422 e00230', 'action'],
  ...['createdAt', 'updatedAt', 'validAt', 'paidAt', 'transferredAt', 'invoicedDetails_invoicedAt'].map(
    (name): [string, string, string] => [
      `payments?${name}[start]=2026-01-15T10:00:01&${name}[end]=2026-01-15T10:00:00Z`,
      '422 e00226',
      `The end, ${name}[end], is before the start, ${name}[start]: swap them`,
    ],
  ),
  ['payments?customer=C-1', '422 e00230', 'customer[id] or customer[uuid]'],
  ...['10.50', '0x3e8', '1e3', '%2B1000', '%201000', '1000.0'].map(
    (amount) => [`payments?amount=${amount}`, '422 e00224', 'in cents'] as [string, string, string],
  ),
  ['payments?limit=1e1', '422 e00224', 'limit must be'],
  ['payments?limit=-1', '422 e00231', 'limit'],
  ['payments?limit=1&amp;type=refund', '422 e00230', 'the nearest name is type'],
  ['payments?amp;createdAt[start]=x', '422 e00230', 'the nearest name is createdAt[start]'],
  ['payments?filter[type]=refund', '422 e00230', 'the nearest name is type'],
  ['payments?filter.created_at.start=x', '422 e00230', 'the nearest name is'],
  ['payments?q%5Bfilter%5D[custom_unique_id]=x', '422 e00230', 'the nearest name is customUniqueId'],
  ['payments?customUniqueId=Caf%E9-1', '422 e00230', 'customUniqueId is not UTF-8'],
  ['payments?customUniqueId=100%zz', '422 e00230', 'customUniqueId has a percent sign'],
  ['payments?customUniqueId=%u0041', '422 e00230', 'customUniqueId has a percent sign'],
  ['customers?customerId=%ED%A0%BD', '422 e00230', 'customerId is not UTF-8'],
  ['payments?limit=', '422 e00221', 'leave it out'],
  ['customers?email=rita+loja@cliente.example', '422 e00222', 'as %2B'],
  ['payments?customUniqueId=a%00b', '422 e00229', 'null character'],
];

it.each(urls)('GET /%s: %s says "%s"', async (path, refusal, says) => {
  const answer = await testSandbox.api.get(`/api/${path}`, english);
  expect(answer.refusals).toEqual([refusal]);
  expect(answer.body.error?.errors[0]?.msg).toContain(says);
});

it.each(references)('GET /%s: %s says "%s"', async (path, refusal, says) => {
  const answer = await testSandbox.api.get(`/${path}`, english);
  expect(answer.refusals).toEqual([refusal]);
  expect(answer.body.error?.errors[0]?.msg).toContain(says);
});

it.each([
  ['/api/Payments', '/api/payments'],
  ['/api/availablemethods', '/api/availableMethods'],
  ['/api/v1/payments/1001', '/api/payments/1001'],
  ['/payments', '/api/payments'],
  ['/api/api/payments?limit=1', '/api/payments'],
  ['/api/payments%3Flimit=1', '/api/payments'],
  ['/api/payment/1001', '/api/payments/1001'],
  ['/payment', '/api/payments'],
  ['/api/payments/1001/refund', '/api/payments/1001/refunds'],
  ['/api/payments/1001/capture', '/api/payments/1001/captures'],
  ['/api/payments/1001/cancel', '/api/payments/1001/cancellation'],
  ['/sandbox/webhook', '/sandbox/webhooks'],
])('%s is not found, and names %s', async (asked, path) => {
  const answer = await testSandbox.api.get(asked, { 'accept-language': 'EN' });
  expect(answer.refusals).toEqual(['404 e00500']);
  expect(answer.headers.get('allow')).toBeNull();
  expect(answer.body.error?.errors[0]?.msg).toMatch(new RegExp(`nearest path is ${path}$`));
});

it('takes what the message did not forbid', async () => {
  const taken: [string, object][] = [
    ['payments/references', methods({ details: { anything: true } })],
    ['payments/references', reference({ additionalData: [{ key: 'a', value: 'not a number', type: 'INTEGER' }] })],
    ['token', { transaction: { amount: 1000, id: 'ABC' } }],
    ['customers', { customerId: 123 }],
    ['entities', countries('Espanha')],
    [`terminals/${seed.terminals[0].uuid}/payments`, { amount: 1000, customer: { customerId: 123 } }],
  ];
  for (const [path, body] of taken) {
    expect((await testSandbox.api.post(`/api/${path}`, body)).refusals).toEqual([]);
  }
});

describe('what parsed JSON no longer shows', () => {
  it.each([
    ['{"amount":1000,"amount":100000}', '/amount', 'The name amount comes twice'],
    ['{"amount":1000,"am\\u006funt":1000}', '/amount', 'The name amount comes twice'],
    ['{"amount":1,"buyer":{"email":"a@b.example","x":{},"email":"c"}}', '/buyer/email', 'name email'],
    ['{"amount":1,"x":[{},{"a~/":[{"b":1}],"a~/":2}]}', '/x/1/a~0~1', 'name a~/'],
    ['{"__proto__":1,"__proto__":2}', '/__proto__', 'name __proto__'],
  ])('refuses a name that comes twice in its object: %s', async (body, pointer, says) => {
    for (const where of ['/api/payments/references', '/sandbox/atm']) {
      const answer = await testSandbox.api.post(where, body, { 'accept-language': 'EN' });
      expect(answer.refusals).toEqual(['422 e00219']);
      expect(answer.body.error?.errors[0]?.source).toEqual({ pointer });
      expect(answer.body.error?.errors[0]?.msg).toContain(says);
    }
  });

  it.each(['1000.0', '1e3', '1E+3', '1000.00000000000000001', '10.00e2'])(
    'refuses an amount that is written %s',
    async (amount) => {
      const answer = await testSandbox.api.post('/api/payments/references', `{"amount":${amount}}`, {
        'accept-language': 'EN',
      });
      expect(answer.refusals).toEqual(['422 e00202']);
      expect(answer.body.error?.errors[0]?.source).toEqual({ pointer: '/amount' });
      expect(answer.body.error?.errors[0]?.msg).toContain('cents');
    },
  );

  it('leaves it in details that are free', async () => {
    const body = '{"amount":1000,"availableMethods":[{"code":"MB","details":{"a":1.0,"constructor":2.0}}]}';
    expect((await testSandbox.api.post('/api/payments/references', body)).status).toBe(201);
  });

  it('refuses it in what a body is nested in', async () => {
    const nestedBody = '{"payment":{"amount":1000,"additionalData":[{"key":"a","value":"b"}],"page":{}},"x":1.0}';
    expect((await testSandbox.api.post('/api/checkouts', nestedBody)).refusals).not.toContain('422 e00202');
    const wrong = nestedBody.replace('1000', '1e3');
    expect((await testSandbox.api.post('/api/checkouts', wrong)).refusals).toContain('422 e00202');
  });
});

it.each(['customUniqueId=100%', 'customUniqueId=Caf%C3%A9%20%', 'utm_type=x', 'a[b]=x', 'customUniqueId=%EF%BF%BD'])(
  'takes a query of %s',
  async (query) => {
    expect((await testSandbox.api.get(`/api/payments?${query}`)).status).toBe(200);
  },
);
