import { multibancoReference } from '@balcao/contract/checkDigits.ts';
import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { element } from '@balcao/text/xml.ts';
import { describe, expect, it } from 'vitest';
import { exportState, importState, openPrivateSandbox } from '../testing/api.ts';
import { filledState, morePayments } from '../testing/filledState.ts';
import { endpoint, messageOf, soapOf } from '../testing/soapClient.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const own = (seven: string) => ({
  referenceEntity: seed.referenceRange.entity,
  reference: multibancoReference(seed.referenceRange.entity, seven, 1000),
  amount: 1000,
});

async function sandboxWithRoom(room: number) {
  const { api, platformCode: code, privateKey, clientId } = await openPrivateSandbox(testSandbox.sandbox);
  const state = await exportState(api);
  const full = filledState(state, 'payments', sandboxQuotas.objects.private - room, morePayments(state));
  expect((await importState(api, full)).refusals).toEqual([]);
  const soap = soapOf(testSandbox, { code, privateKey, clientId });
  const send = (method: string, name: string, value: object) => {
    const parts = soap.written('entity', soap.block({ lang: 'EN' })) + soap.written(name, value);
    return soap.fault(messageOf(element(`tns:${method}`, {}, parts)));
  };
  return { api, send, soap };
}

const full = {
  status: 429,
  code: 'SOAP-ENV:Client',
  words: 'This sandbox is full (c0803). Reset it with POST /sandbox/reset; this limit exists in the sandbox only.',
};

describe('a sandbox at its quota', () => {
  it('says so by a fault, and the log has the calls', async () => {
    const { api, send } = await sandboxWithRoom(0);
    const returns = { returnUrlSuccess: 'https://loja.example/obrigado' };
    const calls = [
      ['createPaymentReference', 'payment', { amount: 1000 }],
      ['doWebPayment', 'payment', { order: { amount: 1000 }, ...returns }],
      ['saveEntityPayments', 'paymentReferences', [own('0000420')]],
    ] as const;
    for (const [method, name, value] of calls)
      expect([method, await send(method, name, value)]).toEqual([method, full]);
    const logged = async () => (await api.get<object[]>('/sandbox/requests')).data;
    await expect.poll(async () => (await logged()).length).toBeGreaterThanOrEqual(calls.length);
    for (const [operation] of calls) {
      const entry = { operation, status: 429, codes: ['c0803'], path: endpoint };
      expect(await logged()).toContainEqual(expect.objectContaining(entry));
    }
  });

  it('tells of the references that it saved before', async () => {
    const { soap } = await sandboxWithRoom(1);
    const answer = await soap.call('saveEntityPayments', [own('0000420'), own('0000421')]);
    expect(answer.integrationState.state).toBe('2');
    expect(answer.paymentReferenceErrors).toMatchObject([{ errorCode: '0016', reference: own('0000421').reference }]);
  });
});
