import { describe, expect, it } from 'vitest';
import { basic, merchant } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

interface Logged {
  id: string;
  at: string;
  method: string;
  path: string;
  operation: string | null;
  status: number;
  codes: string[];
  rules: { code: string; link: string | null }[];
  warnings: { pointer: string; reason: string; nearest: string | null }[];
  requestBody: string | null;
  responseBody: string;
}

/** Every call but the one that put the seed back before the test. */
const log = async (query = '') =>
  (await testSandbox.api.get<Logged[]>(`/sandbox/requests${query}`)).data.filter(
    ({ operation }) => operation !== 'resetSandbox',
  );
const reference = '/api/payments/references';

describe('the request log', () => {
  it('shows each call as it came and went, newest first', async () => {
    const made = await testSandbox.api.post(reference, { amount: 1000 });
    const refused = await testSandbox.api.get('/api/payments/4242?x=1');
    const [second, first] = await log();
    expect(first).toMatchObject({
      at: '2026-01-15T10:00:00+00:00',
      method: 'POST',
      path: reference,
      operation: 'createReference',
      status: 201,
      codes: [],
      warnings: [],
      requestBody: '{"amount":1000}',
      responseBody: JSON.stringify(made.body),
    });
    expect(second).toMatchObject({
      method: 'GET',
      path: '/api/payments/4242?x=1',
      operation: 'getPayment',
      status: 404,
      codes: ['e00502'],
      rules: [{ code: 'e00502', link: '/api#errors/e00502' }],
      requestBody: null,
      responseBody: JSON.stringify(refused.body),
    });
  });

  it('warns of fields nobody knows, with the name that was meant', async () => {
    await testSandbox.api.post(reference, {
      amount: 1000,
      amout: 5,
      sumary: 'x',
      validDate: { End: '2026-01-16T10:00:00Z', blockLatePayments: true },
      availableMethods: [{ code: 'MB', kind: 'NORMAL' }],
      customer: { name: 'Maria', 'first/na~me': 'Maria' },
      additionalData: [{ key: 'a', value: 'b', type: 'STRING', typ: 1 }],
    });
    const [entry] = await log();
    expect(entry?.status).toBe(201);
    const reason = 'unknown_field';
    expect(entry?.warnings).toEqual([
      { pointer: '/amout', reason, nearest: 'amount' },
      { pointer: '/sumary', reason, nearest: 'summary' },
      { pointer: '/validDate/End', reason, nearest: 'end' },
      { pointer: '/validDate/blockLatePayments', reason, nearest: 'blockLatePayment' },
      { pointer: '/availableMethods/0/kind', reason, nearest: null },
      { pointer: '/customer/name', reason, nearest: null },
      { pointer: '/customer/first~1na~0me', reason, nearest: 'firstName' },
      { pointer: '/additionalData/0/typ', reason, nearest: 'type' },
    ]);
  });

  it('warns also when the call is refused, and never without end', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 2000 }, (_, n) => [`field${n}`.padEnd(200, 'x'), n]),
    );
    await testSandbox.api.post(reference, { ...many, amount: 'x' });
    const [entry] = await log();
    expect(entry?.codes).toEqual(['e00202']);
    expect(entry?.warnings).toHaveLength(20);
    expect(entry?.requestBody).toHaveLength(20_000);
  });

  it('keeps broken bodies as they came', async () => {
    await testSandbox.api.post(reference, '{"amount": 1000');
    expect((await log())[0]).toMatchObject({ status: 422, requestBody: '{"amount": 1000', warnings: [] });
  });

  it('keeps what is done by the controls, with their own rules, and not what is only read', async () => {
    await testSandbox.api.get('/sandbox/clock');
    await testSandbox.api.post('/sandbox/payments/1001/phone', { answer: 'accept' });
    const entries = await log();
    expect(entries.map(({ operation, rules }) => [operation, rules])).toEqual([
      ['answerPhone', [{ code: 'c0201', link: null }]],
    ]);
  });

  it('belongs to its platform', async () => {
    await testSandbox.other.get('/api/payments/1009');
    await testSandbox.api.get('/api/payments/1001');
    expect((await log()).map(({ path }) => path)).toEqual(['/api/payments/1001']);
  });

  it('shows a refused entity, but nothing of a call whose key is wrong', async () => {
    await testSandbox.api.get('/api/payments', { 'paypay-clientid': '123456789' });
    await testSandbox.api.get('/api/payments', { authorization: basic(merchant.code, 'wrong') });
    const entries = await log();
    expect(entries.map(({ codes }) => codes)).toEqual([['e00101']]);
  });

  it('gives as many as are asked for', async () => {
    for (let n = 0; n < 5; n += 1) await testSandbox.api.get(`/api/payments/100${n + 1}`);
    expect((await log('?limit=2')).map(({ path }) => path)).toEqual([
      '/api/payments/1005',
      '/api/payments/1004',
    ]);
    expect(await log('?limit=100000')).toHaveLength(5);
  });
});
