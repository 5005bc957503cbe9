import { seed } from '@balcao/contract/scenarios/seed.ts';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapTypes as contractTypes } from '@balcao/contract/soap/soapTypes.ts';
import { openTestSandbox } from '@balcao/sandbox/testing/fetchSandbox.ts';
import { describe, expect, test } from 'vitest';
import { seedCredentials } from '../../core/apiCredentials.ts';
import type { Exchange } from '../../core/exchange.ts';
import { requestAs } from '../../core/runnerContext.ts';
import { liveResponder } from '../../runner/responder.ts';
import { payerCallNames, paysOnPage } from './CallPlan.tsx';
import {
  type IntegrationStyleId,
  integrationStyleIds,
  type MethodCode,
  methodCodes,
  orderAfter,
  type ShopOrder,
} from './order.ts';
import { cancelOrder, integrationStyles, payOrder, placeOrder, queryPayment, receivedWebhooks } from './orderFlow.ts';
import type { Shop, ShopStep } from './shop.ts';
import { type SoapTypeName, soapParts, soapTypes } from './soapTypes.ts';
import { formOf } from './webhookMessage.ts';
import type { WebhookOutcome } from './webhookOutcome.ts';

const origin = 'http://localhost:4568';
openTestSandbox(origin, { clock: { now: () => Date.parse('2027-07-03T15:20:10+01:00') } });

interface SentExchange {
  step: ShopStep;
  exchange: Exchange;
  name?: string;
}

function openShop(): { shop: Shop; exchanges: SentExchange[] } {
  const exchanges: SentExchange[] = [];
  const onExchange: Shop['onExchange'] = (step, exchange, name) => exchanges.push({ step, exchange, name });
  const keys = seedCredentials(seed);
  const responder = liveResponder(requestAs(origin, keys, 'pt'));
  return { shop: { origin, keys, locale: 'pt', responder, onExchange }, exchanges };
}

function basketOf(method: MethodCode, amountCents = 1250) {
  return { number: 'PED-7 & "8"', product: 'Caneca <azulejo>', method, amountCents };
}

async function order(
  shop: Shop,
  styleId: IntegrationStyleId,
  method: MethodCode,
  webhookOutcome: WebhookOutcome = 'arrives',
): Promise<ShopOrder> {
  const placed = await placeOrder(shop, {
    styleId,
    basket: basketOf(method),
    webhookOutcome,
    isSetUp: false,
  });
  if (!('value' in placed)) throw new Error(JSON.stringify(placed));
  return placed.value;
}

const stateAfter = async (shop: Shop, placed: ShopOrder, step: 'update' | 'back') => {
  const asked = await queryPayment(shop, placed, step);
  return 'value' in asked ? orderAfter(placed, asked.value, step).state : asked;
};

const all = integrationStyleIds.flatMap((style) => methodCodes.map((method) => [style, method] as const));

describe.each(all)('an order by %s and %s', (style, method) => {
  test('awaits payment until the webhook of the real payment says that it is paid [plugin-lab.awaits-webhook]', async () => {
    const { shop } = openShop();
    const placed = await order(shop, style, method);
    expect(placed).toMatchObject({ state: 'awaiting', amountCents: 1250 });
    expect(await stateAfter(shop, placed, 'update')).toBe('awaiting');
    expect(await payOrder(shop, placed)).toEqual({ value: true });
    const { updates, deliveries } = await receivedWebhooks(shop, placed);
    const after = updates.reduce((kept, each) => orderAfter(kept, each, 'webhook'), placed);
    expect(deliveries.map(({ state }) => state)).toEqual(['delivered']);
    expect(formOf(deliveries[0]?.body ?? '') !== undefined).toBe(style === 'soap');
    expect(after.state).toBe('paid');
  });

  test.each(['lost', 'forged'] as const)(
    'stays as it is where the webhook is %s, and is saved by asking [plugin-lab.lost-webhook-is-asked]',
    async (webhookOutcome) => {
      const { shop } = openShop();
      const placed = await order(shop, style, method, webhookOutcome);
      await payOrder(shop, placed);
      const { updates, deliveries } = await receivedWebhooks(shop, placed);
      const after = updates.reduce((kept, each) => orderAfter(kept, each, 'webhook'), placed);
      expect(deliveries.map(({ attempts }) => attempts.at(-1)?.status)).toEqual(webhookOutcome === 'lost' ? [] : [401]);
      expect(after.state).toBe('awaiting');
      expect(await stateAfter(shop, placed, 'update')).toBe('paid');
    },
  );

  test.each(paysOnPage(style, method) ? (['arrives', 'lost'] as const) : [])(
    'that the merchant cancels is cancelled, by the webhook or by asking: it %s [plugin-lab.cancel-by-webhook-or-asking]',
    async (webhookOutcome) => {
      const { shop } = openShop();
      const placed = await order(shop, style, method, webhookOutcome);
      expect(await cancelOrder(shop, placed)).toEqual({ value: true });
      const { updates } = await receivedWebhooks(shop, placed);
      const after = updates.reduce((kept, each) => orderAfter(kept, each, 'webhook'), placed);
      expect(after.state).toBe(webhookOutcome === 'lost' ? 'awaiting' : 'cancelled');
      expect(await stateAfter(shop, placed, 'update')).toBe('cancelled');
    },
  );

  test('makes the calls that were announced [plugin-lab.makes-announced-calls]', async () => {
    const { shop, exchanges } = openShop();
    const placed = await order(shop, style, method);
    await payOrder(shop, placed);
    if (placed.page) expect(await stateAfter(shop, placed, 'back')).toBe('paid');
    await queryPayment(shop, placed, 'update');
    const { names } = integrationStyles[style];
    const called = (step: ShopStep) =>
      exchanges
        .filter((each) => each.step === step)
        .map(({ name, exchange }) => {
          const path = exchange.path.replace(/\?.*/, '').replace(/^\/api/, '');
          return (
            name ??
            `${exchange.method} ${path.replace(placed.page?.token ?? '-', '{id}').replace(placed.paymentId, '{id}')}`
          );
        });
    for (const step of ['offer', 'update'] as const) expect(called(step)).toEqual([names[step]]);
    expect(called('place')).toEqual([names.createPayment[method]]);
    expect(called('pay')).toEqual(payerCallNames(method, placed.page !== undefined));
    expect(called('back')).toEqual(placed.page ? [names.back] : []);
    expect(called('subscribe').every((name) => [names.subscribe, 'GET /webhooks'].includes(name))).toBe(true);
  });
});

test('a SOAP call with wrong credentials shows the refusal of the service', async () => {
  const { shop } = openShop();
  const stranger = { ...shop, keys: { ...shop.keys, privateKey: 'another' } };
  const placed = await placeOrder(stranger, {
    styleId: 'soap',
    basket: basketOf('MB'),
    webhookOutcome: 'arrives',
    isSetUp: true,
  });
  expect(placed).toEqual({ failure: { refusal: expect.stringMatching(/\w+ \w+/) } });
});

describe('what the lab sends', () => {
  test.each(Object.entries(soapParts))('%s takes the part the service describes', (method, part) => {
    const described = soapMethods[method as keyof typeof soapParts].parts[1];
    expect(part).toEqual({ name: described.name, type: described.type });
  });

  test.each(Object.entries<Record<string, string>>(soapTypes))('%s is the contract’s type', (name, fields) => {
    const known = contractTypes[name as SoapTypeName].map(
      ({ name: field, type, list }) => [field, list ? `${type}[]` : type] as const,
    );
    const sent = known.filter(([field]) => field in fields);
    expect(Object.entries(fields)).toEqual(sent);
  });
});
