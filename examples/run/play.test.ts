import { expect, test } from 'vitest';
import { example } from '../example.ts';
import { multibanco } from '../payments/multibanco.ts';
import { dropped } from '../payments/reconcile.ts';
import { play, playTranslation } from './play.ts';
import { clock } from './time.ts';

const recording = await play(multibanco);
const step = (name: string) => recording.steps.find((each) => each.name === name);

test('two runs give the same bytes', async () => {
  expect(await play(multibanco)).toEqual(recording);
});

test('every example begins at the same moment with the same ids', () => {
  expect(recording.clock).toBe(clock);
  expect(JSON.parse(step('create')?.response.body ?? '')).toMatchObject({
    date: clock,
    data: { id: '1101' },
  });
});

test('takes method and path from the contract', () => {
  expect(step('get')?.request).toMatchObject({ method: 'GET', path: '/api/payments/1101', body: null });
});

test('keeps the request as a reader sends it', () => {
  const { headers, body } = step('create')?.request ?? {};
  expect(headers).toEqual({
    Authorization: 'Basic MDAwMTpiYWxjYW9TYW5kYm94S2V5MDE=',
    'PayPay-ClientId': '999999990',
    'Content-Type': 'application/json',
  });
  expect(body).toContain('{\n  "amount": 1000,\n');
});

test('a delivery is kept with its signature, and the receiver accepted it', () => {
  expect(step('webhook')?.request.headers['PayPay-Signature']).toMatch(/^hash=[0-9a-f]{64},ts=\d+$/);
  expect(step('webhook')?.response.status).toBe(200);
});

test('finds out which earlier steps a step needs', () => {
  expect(step('create')?.needs).toEqual([]);
  expect(step('get')?.needs).toEqual(['create', 'wait', 'pay']);
});

test('a dropped call is kept without a response, and what it did is found afterwards', async () => {
  const { steps } = await play(dropped);
  const [lost, , find] = steps;
  expect(lost?.request.headers).toHaveProperty('Sandbox-Fault', 'dropped_connection');
  expect(lost?.response).toEqual({ status: 0, headers: {}, body: '' });
  expect(find?.needs).toEqual(['lost']);
  expect(JSON.parse(find?.response.body ?? '').data).toHaveLength(1);
});

test('a translation asks for its language and sends its words', async () => {
  const { steps } = await playTranslation(multibanco, 'es', recording);
  const [create] = steps;
  expect(create?.request.headers).toHaveProperty('Accept-Language', 'ES');
  expect(JSON.parse(create?.request.body ?? '')).toHaveProperty('summary', 'Pedido 0042');
  expect(steps.map(({ name, needs }) => [name, needs])).toEqual(
    recording.steps.map(({ name, needs }) => [name, needs]),
  );
});

test('an unexpected refusal stops the recording', async () => {
  const wrong = example('payments/wrong', async ({ api }) => {
    await api('create', 'createReference', { body: { amount: 1 } });
  });
  await expect(play(wrong)).rejects.toThrow('payments/wrong');
});

test('a missing expected refusal stops it too', async () => {
  const wrong = example('payments/wrong', async ({ api }) => {
    await api('create', 'createReference', { body: { amount: 1000 }, refused: 400 });
  });
  await expect(play(wrong)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('201 instead of 400') },
  });
});

test('so does a refusal of the SOAP service with another code', async () => {
  const wrong = example('soap/wrong', async ({ soap }) => {
    await soap('create', 'createPaymentReference', { amount: -1 }, { refused: '0062' });
  });
  await expect(play(wrong)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('instead of 0062') },
  });
});

test('a delivery that never left stops it', async () => {
  const wrong = example('payments/wrong', async ({ delivery }) => {
    await delivery('webhook', { paymentId: '1001' });
  });
  await expect(play(wrong)).rejects.toMatchObject({ cause: { message: expect.stringContaining('1001') } });
});
