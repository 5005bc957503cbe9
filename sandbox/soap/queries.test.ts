import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { purchases } from '../testing/purchases.ts';
import { messageOf, soapOf } from '../testing/soapClient.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const soap = () => soapOf(testSandbox);
const buy = purchases(testSandbox);
const ids = seed.payments;

describe('checkEntityPayments', () => {
  const check = async (...payments: object[]) => (await soap().call('checkEntityPayments', { payments })).payments;

  it('takes no reference and no zeros for an id', async () => {
    const sent = `00000${ids.pendingReference}`;
    const [byId] = await check({ paymentId: sent });
    expect([byId.code, byId.message]).toEqual(['0062', expect.stringContaining('referenceDetails_reference')]);
    const cancelled = await soap().call('cancelPayment', { idTransaction: sent });
    expect([cancelled.requestState.code, cancelled.requestState.message]).toEqual([
      '0042',
      expect.stringContaining(`(${sent})`),
    ]);
    expect((await buy.get(ids.pendingReference)).stateDetails.state).toBe('pending');
  });
});

describe('getEntityPayments', () => {
  const get = (startDate: string, endDate: string) => soap().call('getEntityPayments', { startDate, endDate });

  it('takes a period whose ends no year of four digits has in Lisbon', async () => {
    const whole = await get('0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-12:00');
    expect(whole.state.state).toBe('1');
    expect(whole.payments).toEqual((await get('0001-01-02T00:00:00Z', '9999-12-30T00:00:00Z')).payments);
  });

  it('lists nothing of another entity', async () => {
    const { payments } = await get('2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z');
    const listed = payments.map(({ paymentId }: { paymentId: string }) => paymentId);
    expect(listed).toContain(ids.confirmedReference);
    expect(listed).not.toContain(ids.otherEntity);
    expect(listed).not.toContain(ids.pendingReference);
  });
});

it('a payment is not found, and nothing done, where its identifiers differ; all are named', async () => {
  const [{ paymentId, hash }, other] = await Promise.all(
    [1000, 2000].map((amount) => soap().call('createPaymentReference', { amount })),
  );
  for (const [request, told] of [
    [{ paymentId, idTransaction: other.paymentId }, `idTransaction ${other.paymentId}`],
    [{ paymentId, hash: other.hash }, `hash ${other.hash}`],
    [{ paymentId, hash: 'f00' }, 'hash f00'],
  ] as const) {
    const all = { ...request, ignoreUnsupported: 'true' };
    const { code, message } = (await soap().call('cancelPayment', all)).requestState;
    expect([code, message]).toEqual(['0042', expect.stringContaining(`paymentId ${paymentId}, ${told}`)]);
  }
  const ids = { paymentId, idTransaction: other.paymentId };
  expect((await soap().call('checkWebPayment', ids)).requestState.code).toBe('0042');
  for (const more of [ids, { paymentId, hash: other.hash }, { paymentId, reference: other.reference }])
    expect((await soap().call('doWebPayment', { order: { amount: 1000, ...more } })).requestState.state).toBe('0');
  expect((await buy.get(paymentId)).stateDetails.state).toBe('pending');
  for (const ignoreUnsupported of ['True', 'TRUE', 'yes', 'sim', 'on', '-1', 'constructor']) {
    const { code, message } = (await soap().call('cancelPayment', { paymentId, ignoreUnsupported })).requestState;
    expect([code, message]).toEqual(['0062', expect.stringContaining(`ignoreUnsupported é true ou false`)]);
    expect(message).toContain(ignoreUnsupported);
  }
  const same = { paymentId, idTransaction: paymentId, hash, ignoreUnsupported: 'true' };
  expect((await soap().call('cancelPayment', same)).requestState.state).toBe('1');
});

it('what comes twice is answered with a fault, since which of the two counts would be a guess', async () => {
  const { block, written } = soap();
  const entity = written('entity', block()).replace('>PT<', '>EN<');
  const cancel = (parts: string) => `<tns:cancelPayment>${entity}${parts}</tns:cancelPayment>`;
  const part = (id: number) => `<requestPaymentCancel><paymentId>${id}</paymentId></requestPaymentCancel>`;
  const object = (id: number) => `<r id="r"><paymentId>${id}</paymentId></r>`;
  const link = '<requestPaymentCancel href="#r"/>';
  const twice = {
    requestPaymentCancel: [cancel(part(1) + part(2)), cancel(link + link) + object(1)],
    entity: [cancel(entity + part(1))],
    'id="r"': [cancel(link) + object(1) + object(2)],
    hash: [cancel('<requestPaymentCancel><hash>a</hash><paymentHash>b</paymentHash></requestPaymentCancel>')],
  };
  for (const [name, bodies] of Object.entries(twice))
    for (const body of bodies)
      expect((await soap().fault(messageOf(body), { 'accept-language': 'en' })).words).toBe(
        `The field ${name} came more than once: send it once.`,
      );
  const two = await soap().fault(messageOf(`${cancel(part(1))}<tns:createPaymentReference/>`), {
    'accept-language': 'en',
  });
  expect(two.words).toBe('The Body has two calls (cancelPayment, createPaymentReference): send one in each message.');
});
