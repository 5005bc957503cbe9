import type { virtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { atTerminal, terminals } from '../../testing/atTerminal.ts';
import { cards } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const here = atTerminal(testSandbox);
const shop = atTerminal(testSandbox, terminals.standalone);

describe('the virtual terminals', () => {
  it('are those of the platform, with what each shows', async () => {
    const list = (api = testSandbox.api) => api.get<z.infer<typeof virtualTerminal>[]>('/sandbox/terminals');
    const { data } = await list();
    expect(data.map(({ terminal, transaction }) => [terminal.name, transaction?.payment.id])).toEqual(
      expect.arrayContaining([
        [seed.terminals[0].name, undefined],
        [seed.terminals[1].name, seed.payments.waitingTerminal],
      ]),
    );
    expect((await list(testSandbox.other)).data.map(({ terminal }) => terminal.uuid)).toEqual([
      seed.otherTerminal.uuid,
    ]);
  });

  it('list their transactions, newest first', async () => {
    const approved = await here.approved();
    const { data } = await here.ask(3000);
    expect((await here.transactions()).map(({ payment }) => payment.id)).toEqual([data.id, approved.id]);
  });
});

it('whoever stands in front of one cannot do what the state does not take, and is told why', async () => {
  await here.ask(1000);
  const { refusals, body } = await here.pin();
  expect(refusals).toEqual(['409 c0701']);
  expect(body.error?.msg).toContain('waiting_for_card');
  expect(body.error?.msg).toContain('right_pin');
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
});

it('a standalone terminal takes one amount at a time, and none offline or of an entity under review', async () => {
  await shop.type(1000);
  expect((await shop.type(1000)).refusals).toEqual(['400 e00600']);
  await shop.setTerminalFault('offline');
  expect((await shop.type(1000)).refusals).toEqual(['409 c0703']);
  await shop.setTerminalFault('none');
  await testSandbox.api.post(`/sandbox/entities/${seed.entity.clientId}/review`, { action: 'review' });
  expect((await shop.type(1000)).refusals).toEqual(['400 e00300']);
});
