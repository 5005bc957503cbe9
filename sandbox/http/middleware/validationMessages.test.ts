import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** A message names the form that the field has: what it says never fits the value that was refused. */

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
  ['payments', byPhone('912345678'), '422 e00217', 'country code, hash sign and number'],
  ['payments', byPhone(912345678), '422 e00217', 'must be text, in quotes'],
  ['customers', { phoneNumber: '912345678' }, '422 e00228', 'digits only: 351#912345678'],
  ['entities', entity({ phoneNumber: '21 000' }), '422 e00228', 'such as 912345678'],
  ['entities', entity({ permanentCertificate: '123456789012' }), '422 e00228', '1234-5678-9012'],
  ['entities', countries(252), '422 e00231', 'integers from 1 to 251'],
  ['entities', countries('Atlantis'), '422 e00231', 'names of countries whose id is known'],
  ['entities', countries(0), '422 e00231', 'integers from 1 to 251'],
  ['entities', entity({ economicActivity: { code: -1 } }), '422 e00231', 'cannot be negative'],
  ['customers', { customerId: 'x'.repeat(256) }, '422 e00227', 'more than 255 characters'],
  ['customers', { firstName: 7 }, '422 e00219', 'firstName must be text'],
  ['payments/references', { amount: 3_000_000_000 }, '422 e00202', 'at most 2147483647'],
  ['payments/references', reference({ callbackUrl: 'ftp://x.example' }), '422 e00223', 'http:// or https://'],
  ['payments/references', reference({ validDate: { end: '2026-02-01' } }), '422 e00226', 'with its time'],
  ['payments/references', methods({ type: 'FAST' }), '422 e00203', 'DEFAULT, NORMAL, REALTIME, TPA'],
  ['payments/references', methods({ type: 'TPA' }), '400 e00402', 'MB has no type TPA'],
  ['payments/references', methods({ details: 'x' }), '422 e00216', 'must be a JSON object'],
  ['payments', { amount: 1000 }, '422 e00221', 'paymentMethod is required'],
  ['payments', { amount: 1000, paymentMethod: {} }, '422 e00210', 'paymentMethod_code'],
  ['token', { transaction: { amount: 1000, id: 'A-1' } }, '422 e00209', 'letters and digits'],
];

it.each(bodies)('POST /%s with %j: %s says "%s"', async (path, body, refusal, says) => {
  const answer = await testSandbox.api.post(`/api/${path}`, body, english);
  expect(answer.refusals).toEqual([refusal]);
  expect(answer.body.error?.errors[0]?.msg).toContain(says);
});

const urls: [path: string, refusal: string, says: string][] = [
  ['customers/7d9a1c3e-2b4f', '422 e00229', 'lower-case uuid'],
  ['terminals/x', '422 e00229', 'lower-case uuid'],
  ['errors/00202', '422 e00229', 'such as e00202'],
  ['payments/abc', '422 e00228', 'digits'],
  ['payments?id=1,', '422 e00232', 'separated by commas'],
  ['payments?sort=,amount', '422 e00233', 'separated by commas'],
  ['payments?createdAt[start]=2026-01-01', '422 e00226', 'with its time'],
  ['payments?createdAt=2026-01-01', '422 e00226', 'createdAt[start]'],
  ['payments?customUniqueId=a%00b', '422 e00229', 'null character'],
];

it.each(urls)('GET /%s: %s says "%s"', async (path, refusal, says) => {
  const answer = await testSandbox.api.get(`/api/${path}`, english);
  expect(answer.refusals).toEqual([refusal]);
  expect(answer.body.error?.errors[0]?.msg).toContain(says);
});

it('takes what the message did not forbid', async () => {
  const taken: [string, object][] = [
    ['payments/references', methods({ details: { anything: true } })],
    [
      'payments/references',
      reference({ additionalData: [{ key: 'a', value: 'not a number', type: 'INTEGER' }] }),
    ],
    ['token', { transaction: { amount: 1000, id: 'ABC' } }],
    ['customers', { customerId: 123 }],
    ['entities', countries('Espanha')],
    [`terminals/${seed.terminals[0].uuid}/payments`, { amount: 1000, customer: { customerId: 123 } }],
  ];
  for (const [path, body] of taken) {
    expect((await testSandbox.api.post(`/api/${path}`, body)).refusals).toEqual([]);
  }
});

it('keeps a customerId sent as a number as text', async () => {
  const { data } = await testSandbox.api.post<{ customerId: string }>('/api/customers', { customerId: 123 });
  expect(data.customerId).toBe('123');
});
