import { seed } from '@balcao/contract/scenarios/seed.ts';
import { createSandbox } from '@balcao/sandbox/createSandbox.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seededKeys } from '../context/apiCredentials.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { ways } from './integrationStyles.ts';
import { type MethodCode, methodCodes, type Order, orderAfter, type WayId, wayIds } from './order.ts';
import { askAbout, listenFor, payOrder, placeOrder } from './orderFlow.ts';
import { handNames } from './payerRequests.ts';
import type { ActName, Shop } from './shop.ts';
import { formOf } from './webhookMessage.ts';
import type { Fate } from './webhookOutcome.ts';

const origin = 'http://localhost:4568';
let sandbox: Awaited<ReturnType<typeof createSandbox>>;

/** A sandbox on another day than ours, whose own receiver is the only one. */
beforeAll(async () => {
  sandbox = await createSandbox({
    place: { sqlite: ':memory:' },
    publicUrl: origin,
    clock: { now: () => Date.parse('2027-07-03T15:20:10+01:00') },
    post: async (url, init) =>
      sandbox.fetch(new Request(url, { method: 'POST', body: init.body, headers: init.headers })),
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await sandbox.fetch(new Request(url, init));
    await sandbox.settle();
    return answer;
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox.close();
});

interface Told {
  act: ActName;
  exchange: Exchange;
  name?: string;
}

function openShop(): { shop: Shop; told: Told[] } {
  const told: Told[] = [];
  const tell: Shop['tell'] = (act, exchange, name) => told.push({ act, exchange, name });
  return { shop: { origin, keys: seededKeys(seed), locale: 'pt', tell }, told };
}

function basketOf(method: MethodCode, amountCents = 1250) {
  return { number: 'PED-7 & "8"', product: 'Caneca <azulejo>', method, amountCents };
}

async function order(shop: Shop, wayId: WayId, method: MethodCode, fate: Fate = 'arrives'): Promise<Order> {
  const placed = await placeOrder(shop, { wayId, basket: basketOf(method), fate, isSetUp: false });
  if (!('done' in placed)) throw new Error(JSON.stringify(placed));
  return placed.done;
}

const stateAfter = async (shop: Shop, placed: Order, act: 'update' | 'back') => {
  const asked = await askAbout(shop, placed, act);
  return 'done' in asked ? orderAfter(placed, asked.done, act).state : asked;
};

const all = wayIds.flatMap((way) => methodCodes.map((method) => [way, method] as const));

describe.each(all)('an order by %s and %s', (way, method) => {
  test('awaits payment until the webhook of the real payment says that it is paid', async () => {
    const { shop } = openShop();
    const placed = await order(shop, way, method);
    expect(placed).toMatchObject({ state: 'awaiting', amountCents: 1250 });
    expect(await stateAfter(shop, placed, 'update')).toBe('awaiting');
    expect(await payOrder(shop, placed)).toEqual({ done: true });
    const { news, deliveries } = await listenFor(shop, placed);
    const after = news.reduce((kept, each) => orderAfter(kept, each, 'webhook'), placed);
    expect(deliveries.map(({ state }) => state)).toEqual(['delivered']);
    expect(formOf(deliveries[0]?.body ?? '') !== undefined).toBe(way === 'soap');
    expect(after.state).toBe('paid');
  });

  test.each(['lost', 'forged'] as const)(
    'stays as it is where the webhook is %s, and is saved by asking',
    async (fate) => {
      const { shop } = openShop();
      const placed = await order(shop, way, method, fate);
      await payOrder(shop, placed);
      const { news, deliveries } = await listenFor(shop, placed);
      const after = news.reduce((kept, each) => orderAfter(kept, each, 'webhook'), placed);
      expect(deliveries.map(({ attempts }) => attempts.at(-1)?.status)).toEqual(fate === 'lost' ? [] : [401]);
      expect(after.state).toBe('awaiting');
      expect(await stateAfter(shop, placed, 'update')).toBe('paid');
    },
  );

  test('makes the calls that were announced', async () => {
    const { shop, told } = openShop();
    const placed = await order(shop, way, method);
    await payOrder(shop, placed);
    if (placed.page) expect(await stateAfter(shop, placed, 'back')).toBe('paid');
    await askAbout(shop, placed, 'update');
    const { names } = ways[way];
    const called = (act: ActName) =>
      told
        .filter((each) => each.act === act)
        .map(({ name, exchange }) => {
          const path = exchange.path.replace(/\?.*/, '').replace(/^\/api/, '');
          return (
            name ??
            `${exchange.method} ${path.replace(placed.page?.token ?? '-', '{id}').replace(placed.paymentId, '{id}')}`
          );
        });
    for (const act of ['offer', 'update'] as const) expect(called(act)).toEqual([names[act]]);
    expect(called('place')).toEqual([names.place[method]]);
    expect(called('pay')).toEqual(handNames(method, placed.page !== undefined));
    expect(called('back')).toEqual(placed.page ? [names.back] : []);
    expect(called('subscribe').every((name) => [names.subscribe, 'GET /webhooks'].includes(name))).toBe(true);
  });
});

test('an amount no method takes is not ordered', async () => {
  const { shop } = openShop();
  for (const wayId of wayIds) {
    const basket = basketOf('MW', 99_999_999);
    const placed = await placeOrder(shop, { wayId, basket, fate: 'arrives', isSetUp: true });
    expect(placed).not.toHaveProperty('done');
  }
});

test('a SOAP call of a platform that cannot prove itself tells why in the words of the service', async () => {
  const { shop } = openShop();
  const stranger = { ...shop, keys: { ...shop.keys, privateKey: 'another' } };
  const placed = await placeOrder(stranger, {
    wayId: 'soap',
    basket: basketOf('MB'),
    fate: 'arrives',
    isSetUp: true,
  });
  expect(placed).toEqual({ failure: { refusal: expect.stringMatching(/\w+ \w+/) } });
});
