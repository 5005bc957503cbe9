import type { terminalTransaction, virtualTerminal } from '@balcao/contract/control/terminals.ts';
import { terminalFaults } from '@balcao/contract/resources/terminals/enums.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { terminalScenarios } from '@balcao/contract/scenarios/terminals.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { atTerminal, bankSeconds, terminals } from '../../testing/atTerminal.ts';
import { cards } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const here = atTerminal(testSandbox);
const shop = atTerminal(testSandbox, terminals.standalone);

describe('the virtual terminals', () => {
  it('are those of the platform, with what each shows', async () => {
    const list = (api = testSandbox.api) => api.get<z.infer<typeof virtualTerminal>[]>('/sandbox/terminals');
    const { data } = await list();
    expect(data.map(({ terminal, terminalFault }) => [terminal.name, terminalFault])).toEqual([
      ...seed.terminals.map(({ name }) => [name, 'none']),
      ...terminalScenarios.map(({ name, terminalFault }) => [name, terminalFault]),
    ]);
    const shown = data.map(({ transaction }) => transaction?.payment.id);
    expect(shown.slice(0, 3)).toEqual([
      undefined,
      seed.payments.waitingTerminal,
      seed.payments.settledTerminal,
    ]);
    expect((await list(testSandbox.other)).data.map(({ terminal }) => terminal.uuid)).toEqual([
      seed.otherTerminal.uuid,
    ]);
  });

  it('list their transactions as the back office does, newest first', async () => {
    const approved = await here.approved();
    await here.settle();
    await here.ask(2000);
    await here.leave();
    const { data } = await here.ask(3000);
    const seen = (await here.transactions()).map(({ payment, backOfficeLabel }) => [
      payment.id,
      backOfficeLabel,
    ]);
    expect(seen).toEqual([
      [data.id, null],
      [String(Number(data.id) - 1), 'Canceled'],
      [approved.id, 'Confirmed'],
    ]);
    const path = `/sandbox/terminals/${terminals.cloud}/transactions?limit=1`;
    const { data: one } = await testSandbox.api.get<z.infer<typeof terminalTransaction>[]>(path);
    expect(one).toHaveLength(1);
  });

  it.each([
    ['get', '', undefined],
    ['get', '/transactions', undefined],
    ['post', '/amount', { amount: 1000 }],
    ['post', '/card', { entry: 'tap', number: cards.visa }],
    ['post', '/pin', { pin: '1234' }],
    ['post', '/leave', undefined],
    ['post', '/fault', { terminalFault: 'none' }],
    ['post', '/settlement', undefined],
  ] as const)('of another platform do not exist: %s %s', async (method, act, body) => {
    for (const uuid of [seed.otherTerminal.uuid, '00000000-0000-0000-0000-000000000000']) {
      const path = `/sandbox/terminals/${uuid}${act}`;
      const answer =
        method === 'get' ? await testSandbox.api.get(path) : await testSandbox.api.post(path, body);
      expect(answer.refusals).toEqual(['404 e00502']);
    }
  });
});

describe('whoever stands in front of one', () => {
  it('finds nothing to do before it received anything', async () => {
    for (const act of [here.card(), here.pin(), here.leave()]) {
      expect((await act).refusals).toEqual(['409 c0702']);
    }
  });

  it('can present test cards only', async () => {
    await here.ask(1000);
    const { refusals, body } = await here.card('tap', '4000 0000 0000 0000');
    expect(refusals).toEqual(['422 c0606']);
    expect(body.error?.errors[0]?.source).toEqual({ pointer: '/number' });
    expect((await here.card('tap', 'my card')).refusals).toEqual(['422 e00228']);
  });

  it('cannot do what the state does not take, and is told why', async () => {
    await here.ask(1000);
    const { refusals, body } = await here.pin();
    expect(refusals).toEqual(['409 c0701']);
    expect(body.error?.msg).toContain('waiting_for_card');
    expect(body.error?.msg).toContain('right_pin');
  });

  it.each(['123', '12345', 'abcd', ''])('types four digits, unlike "%s"', async (pin) => {
    expect((await here.pin(pin)).status).toBe(422);
  });
});

describe('what a terminal knows', () => {
  it.each([
    ['tap', cards.visa, { brand: 'VISA', last4Digits: '4242', entry: 'tap' }],
    ['swipe', cards.mastercard, { brand: 'MASTERCARD', last4Digits: '4444', entry: 'swipe' }],
  ] as const)('is the card, as soon as it was read: %s %s', async (entry, number, card) => {
    const { data } = await here.ask(1000);
    expect((await here.look()).transaction?.card).toBeNull();
    expect((await here.card(entry, number)).data.transaction?.card).toEqual(card);
    expect((await here.get(data.id)).paymentMethod?.details).toBeUndefined();
  });

  it('is why it declined, before a late notice tells the provider', async () => {
    await here.setTerminalFault('silent');
    const { data } = await here.ask(1000);
    await here.card('insert');
    for (const pin of ['0000', '1111', '2222']) await here.pin(pin);
    expect((await here.look()).transaction).toMatchObject({
      state: 'declined',
      code: 'e02433',
      slip: 'printed',
    });
    expect((await here.get(data.id)).paymentMethod?.result).toBeUndefined();
    await here.setTerminalFault('none');
    expect((await here.get(data.id)).paymentMethod?.result?.code).toBe('e02433');
  });

  it('is nothing of a card or a code while all goes well and nobody came', async () => {
    await here.ask(1000);
    expect((await here.look()).transaction).toMatchObject({ card: null, code: null });
  });
});

describe('a standalone terminal', () => {
  it('takes its amount from the operator, and ends like any other', async () => {
    const { data } = await shop.type(1000);
    const id = data.transaction?.payment.id ?? '';
    expect(data.transaction).toMatchObject({
      state: 'waiting_for_card',
      payment: { clientId: seed.entity.clientId, amount: 1000, bankAccount: { code: 'BALCAO01' } },
    });
    await shop.card();
    await shop.pass(bankSeconds);
    expect((await shop.get(id)).stateDetails.state).toBe('authorised');
  });

  it.each([
    [49, '400 e00301'],
    [1_000_001, '400 e00301'],
    [0, '422 e00202'],
  ])('refuses %s cents', async (amount, refusal) => {
    expect((await shop.type(amount)).refusals).toEqual([refusal]);
  });

  it('takes one amount at a time, and none offline or of an entity under review', async () => {
    await shop.type(1000);
    expect((await shop.type(1000)).refusals).toEqual(['400 e00600']);
    await shop.setTerminalFault('offline');
    expect((await shop.type(1000)).refusals).toEqual(['409 c0703']);
    await shop.setTerminalFault('none');
    await testSandbox.api.post(`/sandbox/entities/${seed.entity.clientId}/review`, { action: 'review' });
    expect((await shop.type(1000)).refusals).toEqual(['400 e00300']);
  });

  it('differs in that from a cloud one', async () => {
    expect((await here.type(1000)).refusals).toEqual(['409 c0704']);
  });
});

describe('a terminal fault', () => {
  it.each(terminalFaults)('of the kind %s comes and goes', async (terminalFault) => {
    expect((await here.setTerminalFault(terminalFault)).data.terminalFault).toBe(terminalFault);
    expect((await here.look()).terminalFault).toBe(terminalFault);
    expect((await here.setTerminalFault('none')).data.terminalFault).toBe('none');
    expect((await here.setTerminalFault('none')).data.transaction).toBeNull();
  });

  it('offline cuts off whoever was about to pay, until it is over', async () => {
    const { data } = await here.ask(999_001);
    await here.setTerminalFault('offline');
    await here.pass(30);
    expect((await here.card()).refusals).toEqual(['409 c0703']);
    expect((await here.look()).transaction?.state).toBe('waiting_for_card');
    await here.setTerminalFault('none');
    await here.charge();
    expect((await here.get(data.id)).stateDetails.state).toBe('authorised');
  });

  it('silent lets every held notice go at once when it ends', async () => {
    await here.setTerminalFault('silent');
    const first = await here.ask(1000);
    await here.charge();
    const second = await here.ask(2000);
    await here.leave();
    await here.setTerminalFault('no_paper');
    expect((await here.get(first.data.id)).stateDetails.state).toBe('authorised');
    expect((await here.get(second.data.id)).cancellation?.reason).toBe('customer_cancelled');
  });

  it('unknown is refused', async () => {
    const path = `/sandbox/terminals/${terminals.cloud}/fault`;
    expect((await testSandbox.api.post(path, { terminalFault: 'on_fire' })).refusals).toEqual(['422 e00230']);
  });

  it('is gone after a reset', async () => {
    await here.setTerminalFault('offline');
    await testSandbox.api.post('/sandbox/reset');
    expect((await here.look()).terminalFault).toBe('none');
  });
});

describe('the settlement of a terminal', () => {
  it('confirms what it authorised, and nothing else', async () => {
    const approved = await here.approved();
    const { data: waiting } = await here.ask(1000);
    expect((await here.settle()).data).toEqual({ settled: 1 });
    expect((await here.get(approved.id)).stateDetails.state).toBe('confirmed');
    expect((await here.get(waiting.id)).stateDetails.state).toBe('pending_confirmation');
    expect((await here.get(seed.payments.authorisedTerminal)).stateDetails.state).toBe('authorised');
    expect((await here.settle()).data).toEqual({ settled: 0 });
  });

  it('comes before that of the entity, which makes it Settled', async () => {
    const { id } = await here.approved();
    await testSandbox.api.post('/sandbox/settlement');
    expect(await here.get(id)).not.toHaveProperty('transferDetails');
    await here.settle();
    await testSandbox.api.post('/sandbox/settlement');
    expect(await here.get(id)).toHaveProperty('transferDetails');
    expect((await here.look()).transaction?.backOfficeLabel).toBe('Settled');
  });
});
