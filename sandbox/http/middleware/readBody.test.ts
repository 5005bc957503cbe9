import { gzipSync } from 'node:zlib';
import { tenantControls } from '@balcao/contract/control/controlTenants.ts';
import type { Customer } from '@balcao/contract/resources/customers/customerSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { bodyLimitBytes } from '@balcao/contract/schema/requestLimits.ts';
import { describe, expect, it } from 'vitest';
import { basic, exportState, importState, merchant, openPrivateSandbox } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const path = '/api/payments/references';

const nested = (depth: number, open: string, close: string) =>
  `{"amount":1000,"extra":${open.repeat(depth)}1${close.repeat(depth)}}`;

const english = { 'accept-language': 'EN' };

describe('a body that is no JSON object', () => {
  it.each([
    ['nothing', '', 'had no body'],
    ['broken JSON', '{"amount": 1000', 'ends before it is complete, at line 1, column 16'],
    ['a comma too many', '{"amount": 1000,}', 'line 1, column 17: there is a comma too many before }'],
    ['a decimal comma', '{\n  "amount": 10,00\n}', 'Not JSON from line 2, column 16: 00'],
    ['single quotes', "{'amount': 1000}", 'line 1, column 2: names and texts have straight double quotes'],
    ['typographic quotes', '{\u201camount\u201d: 1000}', 'straight double quotes (")'],
    ['a line break in a text', '{"summary":"a\nb","amount":1000}', 'column 14: a line break or a tab'],
    ['a backslash in a text', '{"summary":"C:\\produtos"}', 'a backslash in a text is written twice'],
    ['a name without quotes', '{"code":"A", amount: 1000}', 'column 14: names and texts have double quotes'],
    ['an object as text', '[object Object]', 'convert it with JSON.stringify'],
    ['a notice of PHP', '<br />\n<b>Notice</b>: x{"amount":1000}', 'such as a notice that PHP prints'],
    ['a form', 'amount=1000', 'The body is a form'],
    ['a form of parts', '--x\r\nContent-Disposition: form-data; name="amount"', 'The body is a form'],
    ['Base64', btoa('{"amount": 100}'), 'The body is Base64'],
    ['a null', 'null', 'is JSON but not an object'],
    ['JSON encoded twice', JSON.stringify('{"amount":1000}'), 'it was encoded twice'],
    ['a list of one', '[{"amount":1000}]', 'The body is a list, and each request takes one object'],
    ['XML', '<payment/>', 'The body is XML'],
    ['a NUL', '{"summary":"a\\u0000b","amount":1000}', 'null character'],
    ['half a character', '{"summary":"a \\ud83d","amount":1000}', 'half a character (such as \\ud83d without'],
    ['NaN', '{"amount": NaN}', 'Not JSON from line 1, column 12: NaN}'],
  ])('is e00219 and told apart: %s', async (_, body, says) => {
    const answer = await testSandbox.api.post(path, body, english);
    expect(answer.refusals).toEqual(['422 e00219']);
    expect(answer.body.error?.errors[0]?.msg).toContain(says);
  });

  it.each([
    ['a text', '"amount"'],
    ['a number', '1000'],
  ])('is e00219 at the root: %s', async (_, body) => {
    const answer = await testSandbox.api.post(path, body);
    expect(answer.refusals).toEqual(['422 e00219']);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer: '' });
    expect(answer.body.error?.errors[0]?.msg).toContain('mas não um objeto');
  });
});

describe('the bytes of a body', () => {
  const latin = Buffer.from('{"amount":1000,"summary":"Repara\xe7\xe3o"}', 'latin1');
  const send = async (bytes: Buffer, headers: Record<string, string> = {}) => {
    const { code, privateKey, clientId } = merchant;
    const own = { authorization: basic(code, privateKey), 'paypay-clientid': clientId };
    const url = `http://localhost:4000${path}`;
    const init = { method: 'POST', headers: { ...own, ...english, ...headers }, body: new Uint8Array(bytes) };
    const response = await testSandbox.sandbox.fetch(new Request(url, init));
    const { error } = await response.json();
    return [response.status, error?.errors[0].code, error?.errors[0].source, error?.errors[0].msg];
  };

  it.each([
    ['Latin-1', latin, 'from byte 33 (summary":"Repara\ufffd)'],
    ['gzip', gzipSync('{"amount":1000}'), 'The body is compressed (gzip)'],
    ['UTF-16', Buffer.from('\ufeff{"amount":1000}', 'utf16le'), 'is UTF-16'],
    ['half a character', Buffer.from([0x7b, 0x22, 0xc3, 0x22, 0x7d]), 'is not UTF-8 from byte 3'],
  ])('are never replaced: %s is 422', async (_, bytes, says) => {
    const [status, code, source, msg] = await send(bytes);
    expect([status, code, source]).toEqual([422, 'e00219', { pointer: '' }]);
    expect(msg).toContain(says);
    const [logged] = (await testSandbox.api.get<{ status: number }[]>('/sandbox/requests')).data;
    expect(logged?.status).toBe(422);
  });

  it.each(['application/json; charset=ISO-8859-1', 'text/plain;charset="windows-1252"'])(
    'in a charset that its header names are 415: %s',
    async (type) => {
      const [status, code, source, msg] = await send(latin, { 'content-type': type });
      expect([status, code, source]).toEqual([415, 'e00219', { header: 'Content-Type' }]);
      expect(msg).toMatch(/charset=(ISO-8859-1|windows-1252),/);
    },
  );

  it.each(['gzip', 'deflate', 'br', 'x-unknown'])('in the coding %s are 415', async (coding) => {
    const [status, code, source, msg] = await send(gzipSync('{"amount":1000}'), {
      'content-encoding': coding,
    });
    expect([status, code, source]).toEqual([415, 'e00219', { header: 'Content-Encoding' }]);
    expect(msg).toContain(`Content-Encoding says ${coding}`);
  });

  it.each<Record<string, string>>([
    { 'content-type': 'application/json; charset=UTF-8' },
    { 'content-type': 'application/json; charset="utf8"' },
    { 'content-encoding': 'identity' },
  ])('are taken with %j', async (headers) => {
    expect((await send(Buffer.from('{"amount":1000,"summary":"Reparação"}'), headers))[0]).toBe(201);
  });
});

describe('a body that is odd but fine', () => {
  it.each([
    ['a byte order mark', '\ufeff{"amount":1000}'],
    ['the same name in several objects', '{"amount":1000,"x":[{"a":1},{"a":1,"b":{"a":"\\"a\\":1"}}]}'],
    ['fractions in unknown fields', '{"amount":1000,"x":[1.0,1e3,{"y":2.50}],"summary":"1.0 1e3"}'],
    ['the six characters of an escape', '{"amount":1000,"summary":"\\\\u0000"}'],
    ['nested arrays, five thousand deep', nested(5000, '[', ']')],
    ['nested objects, as many as fit', nested(14_000, '{"a":', '}')],
    ['names of the prototype', '{"amount":1000,"__proto__":{"amount":5},"constructor":{"prototype":{}}}'],
  ])('is taken with %s', async (_, body) => {
    const answer = await testSandbox.api.post<Payment>(path, body);
    expect(answer.data.amount).toBe(1000);
    expect((await testSandbox.api.get<Payment>(`/api/payments/${answer.data.id}`)).data).toEqual(answer.data);
  });

  it('is taken with half a character in a state', async () => {
    const { api } = await openPrivateSandbox(testSandbox.sandbox);
    await api.post('/api/customers', { customerId: 'half', firstName: 'Rui \u{1f600}' });
    const state = JSON.stringify(await exportState(api)).replaceAll('\u{1f600}', '\\ud83d');
    expect((await importState(api, state)).status).toBe(200);
    const found = await api.get<Customer[]>('/api/customers?customerId=half');
    expect(found.data).toMatchObject([{ firstName: 'Rui \ufffd' }]);
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
    expect(answer.body.error?.errors[0]?.msg).toContain(`${bodyLimitBytes} bytes`);
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
});

it('the response of an export is no state: its data is', async () => {
  const { body, data } = await testSandbox.api.get<object>('/sandbox/export');
  const enveloped = await testSandbox.api.post('/sandbox/import', body, english);
  expect(enveloped.refusals).toEqual(['422 e00219']);
  expect(enveloped.body.error?.errors).toMatchObject([
    { source: { pointer: '/data' }, msg: expect.stringContaining('send what is in data alone') },
  ]);
  expect((await testSandbox.api.post('/sandbox/import', data)).status).toBe(200);
});

it('names the place of a text that cannot be stored', async () => {
  const bad = async (customer: object) => {
    const answer = await testSandbox.api.post(path, JSON.stringify({ amount: 1000, customer }));
    return answer.body.error?.errors[0]?.source;
  };
  expect(await bad({ firstName: 'A\ud83d' })).toEqual({ pointer: '/customer/firstName' });
  expect(await bad({ lastName: 'A\0' })).toEqual({ pointer: '/customer/lastName' });
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
