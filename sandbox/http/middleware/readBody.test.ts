import { tenantControls } from '@balcao/contract/control/tenants.ts';
import type { Customer } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { bodyLimitBytes } from '@balcao/contract/schema/requestLimits.ts';
import { describe, expect, it } from 'vitest';
import { basic, merchant } from '../../testing/api.ts';
import { exportState, importState, openPrivateSandbox } from '../../testing/privateSandbox.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const path = '/api/payments/references';

const nested = (depth: number, open: string, close: string) =>
  `{"amount":1000,"extra":${open.repeat(depth)}1${close.repeat(depth)}}`;

describe('a body that is no JSON object', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '  \n '],
    ['broken JSON', '{"amount": 1000'],
    ['a comma too many', '{"amount": 1000,}'],
    ['single quotes', "{'amount': 1000}"],
    ['a form', 'amount=1000'],
    ['XML', '<payment/>'],
    ['a NUL', '{"summary":"a\\u0000b","amount":1000}'],
    ['a NUL as a name', '{"\\u0000":1,"amount":1000}'],
    ['a raw NUL', '{"summary":"a\u0000b","amount":1000}'],
    ['NaN', '{"amount": NaN}'],
  ])('is e00219: %s', async (_, body) => {
    const answer = await testSandbox.api.post(path, body);
    expect(answer.refusals[0]).toMatch(/^422 e002(19|21)$/);
    expect(answer.status).toBe(422);
  });

  it.each([
    ['an array', '[{"amount":1000}]'],
    ['a text', '"amount"'],
    ['a number', '1000'],
    ['true', 'true'],
  ])('is e00219 at the root: %s', async (_, body) => {
    const answer = await testSandbox.api.post(path, body);
    expect(answer.refusals).toEqual(['422 e00219']);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer: '' });
  });
});

describe('a body that is odd but fine', () => {
  it.each([
    ['another content type', { 'content-type': 'text/plain' }],
    ['no content type', { 'content-type': undefined }],
    ['a charset', { 'content-type': 'application/json; charset=utf-8' }],
    ['a form’s content type', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is taken with %s', async (_, headers) => {
    expect((await testSandbox.api.post(path, { amount: 1000 }, headers)).status).toBe(201);
  });

  it.each([
    ['a byte order mark', '\ufeff{"amount":1000}'],
    ['a repeated name, of which the last counts', '{"amount":5,"amount":1000}'],
    ['the six characters of an escape', '{"amount":1000,"summary":"\\\\u0000"}'],
    ['nested arrays, five thousand deep', nested(5000, '[', ']')],
    ['nested objects, as many as fit', nested(14_000, '{"a":', '}')],
    ['names of the prototype', '{"amount":1000,"__proto__":{"amount":5},"constructor":{"prototype":{}}}'],
  ])('is taken with %s', async (_, body) => {
    const answer = await testSandbox.api.post<Payment>(path, body);
    expect(answer.data.amount).toBe(1000);
    expect((await testSandbox.api.get<Payment>(`/api/payments/${answer.data.id}`)).data).toEqual(answer.data);
  });

  it('keeps a replacement in the place of half a character, everywhere', async () => {
    const { api } = await openPrivateSandbox(testSandbox.sandbox);
    const { data } = await api.post<Customer>(
      '/api/customers',
      '{"customerId":"\\ud800","firstName":"Rui \\ud83d"}',
    );
    expect(data).toMatchObject({ customerId: '\ufffd', firstName: 'Rui \ufffd' });
    const found = await api.get<Customer[]>(`/api/customers?customerId=${encodeURIComponent('\ufffd')}`);
    expect(found.data).toEqual([data]);
    expect((await importState(api, await exportState(api))).status).toBe(200);
  });

  it('keeps every character of every plane', async () => {
    const summary = 'çãõ ñ € 漢字 🙂 \u2028 "\\/ </script> %s \' -- \ud83d\udc68\u200d\ud83d\udc69';
    const made = await testSandbox.api.post<Payment>(path, { amount: 1000, summary, code: summary });
    expect((await testSandbox.api.get<Payment>(`/api/payments/${made.data.id}`)).data.summary).toBe(summary);
  });
});

describe('a body that is too large', () => {
  const filled = (bytes: number) => '{"amount":1000}'.padEnd(bytes, ' ');

  it('is taken at exactly its limit', async () => {
    expect(filled(bodyLimitBytes)).toHaveLength(bodyLimitBytes);
    expect((await testSandbox.api.post(path, filled(bodyLimitBytes))).status).toBe(201);
  });

  it('is 413 e00219 one byte above, and nothing is written', async () => {
    const answer = await testSandbox.api.post(path, filled(bodyLimitBytes + 1), {
      'content-length': String(bodyLimitBytes + 1),
    });
    expect(answer.refusals).toEqual(['413 e00219']);
    const made = await testSandbox.api.post<Payment>(path, { amount: 1000 });
    expect(made.data.id).toBe('1101');
  });

  it('is 413 above what its operation says, by its declared length', async () => {
    const { path: statePath, bodyBytes } = tenantControls.importSandbox;
    const declared = (bytes: number) =>
      testSandbox.api.post(`/sandbox${statePath}`, {}, { 'content-length': String(bytes) });
    expect((await declared(bodyBytes.local)).status).toBe(422);
    expect((await declared(bodyBytes.local + 1)).refusals).toEqual(['413 e00219']);
  });

  it('is 413 when it comes in pieces without a length', async () => {
    const piece = new TextEncoder().encode('x'.repeat(100_000));
    let left = 11;
    const body = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(piece) : controller.close()),
    });
    const { code, privateKey, clientId } = merchant;
    const headers = { authorization: basic(code, privateKey), 'paypay-clientid': clientId };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const answer = await testSandbox.sandbox.fetch(new Request(`http://localhost:4000${path}`, init));
    expect(answer.status).toBe(413);
    expect((await answer.json()).error.errors[0].code).toBe('e00219');
  });
});

it.each(['{"version":"1","tables":{', '{"version":"1","tables":{"payments":[{'])(
  'a state with more names than any is refused unread: %s',
  async (beginning) => {
    const { api } = await openPrivateSandbox(testSandbox.sandbox);
    const names = Array.from({ length: 21_000 }, (_, n) => `"name-of-table-${n}":[]`).join(',');
    const end = beginning.endsWith('[{') ? '}]}}' : '}}';
    expect((await api.post('/sandbox/import', beginning + names + end)).refusals).toEqual(['422 e00219']);
  },
);

it('a body that breaks off is refused without a fault of ours', async () => {
  const { code, privateKey, clientId } = merchant;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"amount":')),
    pull: () => Promise.reject(new Error('gone')),
  });
  const headers = { authorization: basic(code, privateKey), 'paypay-clientid': clientId };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const answer = await testSandbox.sandbox.fetch(new Request(`http://localhost:4000${path}`, init));
  expect(answer.status).toBe(422);
});

it('nothing is read of a body whose sender proved nothing', async () => {
  const headers = { authorization: basic(merchant.code, 'wrong key'), 'content-length': '1' };
  const request = new Request('http://localhost:4000/sandbox/import', { method: 'POST', headers, body: '[' });
  expect((await testSandbox.sandbox.fetch(request)).status).toBe(401);
  expect(request.bodyUsed).toBe(false);
});

it('a large body that is made of brackets is refused before it is parsed', async () => {
  const answer = await testSandbox.api.post('/sandbox/import', `[${'{},'.repeat(2_100_000)}{}]`);
  expect(answer.refusals).toEqual(['422 e00219']);
});
