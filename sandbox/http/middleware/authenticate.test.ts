import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { apiVersion } from '@balcao/contract/schema/envelope.ts';
import { describe, expect, it } from 'vitest';
import { basic, merchant } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const mine = `/api/payments/${seed.payments.pendingReference}`;
const { code, privateKey } = merchant;
const authorization = { header: 'Authorization' };
describe('credentials', () => {
  it.each([
    ['no header', undefined],
    ['a value that is not Base64', 'Basic ~~~~'],
    ['a wrong key', basic(code, 'balcaoSandboxKey02')],
    ['the beginning of the key', basic(code, privateKey.slice(0, -1))],
    ['the key in other letters', basic(code, privateKey.toUpperCase())],
    ['a platform with a NUL in its code', basic('00\u000001', privateKey)],
    ['bytes that are no UTF-8', `Basic ${btoa('\xff\xfe:\xff')}`],
  ])('refuses %s with e00102', async (_, header) => {
    const answer = await testSandbox.api.get(mine, { authorization: header });
    expect(answer.refusals).toEqual(['401 e00102']);
    expect(answer.body.error?.code).toBe('e00100');
    expect(answer.body.error?.errors[0]?.source).toEqual(authorization);
  });

  it('takes the scheme in any case, and a key with a colon stays whole', async () => {
    const lower = basic(code, privateKey).replace('Basic', 'basic');
    expect((await testSandbox.api.get(mine, { authorization: lower })).status).toBe(200);
    const refused = await testSandbox.api.get(mine, { authorization: basic(code, `${privateKey}:x`) });
    expect(refused.refusals).toEqual(['401 e00102']);
  });

  it('comes before everything else that is wrong', async () => {
    const answer = await testSandbox.api.post('/api/payments', '{broken', { authorization: undefined });
    expect(answer.refusals).toEqual(['401 e00102']);
  });
});

/** Header as sent, and the detail of the refusal. */
const headers = [
  ['authorization', undefined, 'was not sent'],
  ['authorization', 'Bearer x', 'is not Basic'],
  ['authorization', `Basic ${btoa(code)}`, 'followed by code:key'],
  ['authorization', `${basic(code, privateKey)}, ${basic(code, privateKey)}`, 'more than once'],
  ['authorization', `Basic ${btoa(`\xef\xbb\xbf${code}:${privateKey}`)}`, 'quotes or invisible characters'],
  ['authorization', `Basic ${btoa(`${code}:${privateKey}\n`)}`, 'blanks, line breaks'],
  ['authorization', `Basic ${btoa(`${code}:"${privateKey}"`)}`, 'quotes'],
  ['authorization', `Basic ${btoa(`${code}:${privateKey}\xa0`)}`, 'blanks, line breaks'],
  ['authorization', basic(code, ''), 'came empty, or is what a program writes'],
  ['authorization', basic(code, 'undefined'), 'came empty, or is what a program writes'],
  ['authorization', basic('{{code}}', '{{key}}'), 'set the variable'],
  ['authorization', basic('1', privateKey), 'with the zeros it begins with, such as 0001'],
  ['authorization', basic(privateKey, code), 'before the colon, the key after it'],
  ['authorization', basic(merchant.clientId, privateKey), 'nine digits of the entity in PayPay-ClientId'],
  ['paypay-clientid', `${merchant.clientId}\xa0`, 'not nine digits'],
  ['paypay-clientid', undefined, 'was not sent'],
  ['paypay-clientid', `${merchant.clientId}, ${merchant.clientId}`, 'more than once'],
  ['paypay-clientid', 'PT999999990', 'not nine digits'],
  ['paypay-clientid', '500000000', 'not that of an entity on this platform'],
] as const;

it.each(headers)('%s %s is told apart: %s', async (name, value, says) => {
  const answer = await testSandbox.api.get(mine, { [name]: value, 'accept-language': 'EN' });
  expect(answer.body.error?.errors[0]?.msg).toContain(says);
});

it('a client id under another name is named', async () => {
  const { body } = await testSandbox.api.get(mine, {
    'paypay-clientid': undefined,
    'paypal-client-id': merchant.clientId,
    'accept-language': 'EN',
  });
  expect(body.error?.errors[0]?.msg).toContain('paypal-client-id was, which is another name');
});

it('a wrong key and an unknown platform are told alike', async () => {
  const messages = [basic(code, 'x'), basic('9999', privateKey)].map(async (authorization) => {
    const { body } = await testSandbox.api.get(mine, { authorization });
    return body.error?.errors[0]?.msg;
  });
  expect(new Set(await Promise.all(messages))).toEqual(new Set(['Autenticação falhada']));
});

describe('PayPay-ClientId', () => {
  it('and credentials are not asked for by health, which tells version and database', async () => {
    const nobody = { authorization: undefined, 'paypay-clientid': undefined };
    const { status, data } = await testSandbox.api.get<object>('/sandbox/health', nobody);
    expect(status).toBe(200);
    const database = expect.stringMatching(/^(sqlite|postgresql)$/);
    expect(data).toEqual({ status: 'ok', apiVersion, database });
  });
});

describe('ownership', () => {
  const theirs = `/api/payments/${seed.payments.otherEntity}`;

  it('a platform pays and answers only its own payments at the simulators', async () => {
    const { data } = await testSandbox.other.get<Payment>(theirs);
    const { entity, reference } = data.referenceDetails;
    const atm = await testSandbox.api.post('/sandbox/atm', { entity, reference, amount: data.amount });
    expect(atm.refusals).toEqual(['404 c0101']);
    expect((await testSandbox.other.get<unknown[]>('/sandbox/pushes')).data).toEqual([]);
  });
});
