import { createHmac } from 'node:crypto';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { languages } from './catalogue.ts';
import type { PaymentNews } from './orders.ts';
import { type Provider, ProviderError } from './provider.ts';
import { settingsFrom } from './settings.ts';
import { type Asked, createShop } from './shop.ts';
import { words } from './words.ts';

const settings = settingsFrom({});
const nowSeconds = 1_768_000_000;

/** Provider with one payment, whose state a test can change. */
function fakeProvider(news: Partial<PaymentNews> = {}) {
  const payment: PaymentNews = { id: '1101', amount: 450, stateDetails: { state: 'pending' }, ...news };
  const made = { url: 'https://pay.example/1', paymentId: payment.id };
  const provider: Provider = {
    openPage: async () => made,
    openEmbed: async () => made,
    createReference: async () => ({
      paymentId: payment.id,
      reference: { entity: '12345', reference: '000000123' },
    }),
    getPayment: async () => payment,
    subscribe: async () => undefined,
  };
  return { payment, provider };
}

function visit(provider: Provider) {
  const shop = createShop(settings, provider, () => nowSeconds * 1000);
  const ask = (method: string, path: string, body = '', rest: Partial<Asked> = {}) =>
    shop({ method, url: new URL(path, settings.publicUrl), body: Buffer.from(body), ...rest });
  const order = async (way: string) => {
    const { location = '' } = await ask('POST', '/orders', `soap=1&way=${way}`);
    return location;
  };
  const notify = (content: object, key = settings.privateKey, seconds = nowSeconds) => {
    const body = JSON.stringify(content);
    const hash = createHmac('sha256', key).update(`${body}${seconds}`).digest('hex');
    return ask('POST', '/notifications', body, { signature: `hash=${hash},ts=${seconds}` });
  };
  return { ask, order, notify };
}

describe('the demo shop', () => {
  it('sells through a fresh sandbox without configuration', () => {
    expect(settings).toMatchObject({
      platformCode: seed.platform.code,
      privateKey: seed.platform.privateKey,
      clientId: seed.entity.clientId,
    });
  });

  it.each(languages)('shows its shelf in %s', async (language) => {
    const { html } = await visit(fakeProvider().provider).ask('GET', `/?lang=${language}`);
    expect(html).toContain(words[language].howToPay);
  });

  it('moves an order from awaiting payment to paid when an authentic notification arrives', async () => {
    const { payment, provider } = fakeProvider();
    const { ask, order, notify } = visit(provider);
    const path = await order('multibanco');
    expect((await ask('GET', `${path}/state`)).text).toBe('awaiting_payment');
    payment.stateDetails.state = 'confirmed';
    const hint = { payments: [{ id: '1101', code: path.split('/')[2] }] };
    expect((await notify(hint)).status).toBe(200);
    expect((await notify(hint)).status).toBe(200);
    expect((await ask('GET', `${path}/state`)).text).toBe('paid');
  });

  it.each([
    ['signed with another key', 'another', nowSeconds],
    ['signed half an hour ago', settings.privateKey, nowSeconds - 1800],
  ])('refuses a notification %s', async (_, key, seconds) => {
    const { ask, order, notify } = visit(fakeProvider({ stateDetails: { state: 'confirmed' } }).provider);
    const path = await order('multibanco');
    const hint = { payments: [{ id: '1101', code: path.split('/')[2] }] };
    expect((await notify(hint, key, seconds)).status).toBe(401);
    expect((await ask('GET', `${path}/state`)).text).toBe('awaiting_payment');
  });

  it('shows the state from the provider when a shopper returns before the notification [shop.state-before-notification]', async () => {
    const { payment, provider } = fakeProvider();
    const { ask, order } = visit(provider);
    const path = await order('embed');
    payment.stateDetails.state = 'confirmed';
    expect((await ask('GET', path)).html).toContain(words.pt.states.paid);
  });

  it('does not take less than the order costs for payment', async () => {
    const { ask, order } = visit(fakeProvider({ amount: 1, stateDetails: { state: 'confirmed' } }).provider);
    expect((await ask('GET', await order('multibanco'))).html).toContain(words.pt.states.awaiting_payment);
  });

  it('shows the refusal of the provider, and keeps no order', async () => {
    const { provider } = fakeProvider();
    provider.openPage = async () => {
      throw new ProviderError('e00301', 'too <much>');
    };
    const answer = await visit(provider).ask('POST', '/orders', 'soap=1&way=redirect');
    expect(answer.status).toBe(502);
    expect(answer.html).toContain('e00301: too &lt;much&gt;');
  });

  it('refuses an empty basket and a way to pay it does not have', async () => {
    const { ask } = visit(fakeProvider().provider);
    expect((await ask('POST', '/orders', 'soap=0&way=redirect')).status).toBe(422);
    expect((await ask('POST', '/orders', 'soap=1&way=cheque')).status).toBe(422);
  });
});
