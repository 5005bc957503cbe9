import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { action, embedded, openedAs, ordered, paymentCount, redirects, shopUrls } from './verbs/checkouts.ts';
import { slow } from './verbs/payment-states.ts';

const ownLink = 'example.loja://resultado';

/** Checkout for an app, which returns to the given URL. */
const inApp = (url: string = ownLink) => ({
  page: { language: 'PT' as const, layout: 'default' as const },
  redirects: action(url),
});

export default proofs('checkout-returns', {
  'three-layouts-return-to-the-shop': async (world) => {
    for (const layout of ['default', 'basic', 'web'] as const) {
      const order = { page: { language: 'PT' as const, layout }, redirects };
      const [paid, left] = [await world.open(order), await world.open(order)];
      expect((await world.payerOnPage(paid.id).look()).data.backUrl).toBe(shopUrls.back);
      expect((await paid.card(world.cards.visa)).data.redirectUrl).toBe(shopUrls.success);
      expect((await left.leave()).data.redirectUrl).toBe(shopUrls.cancel);
      expect(await openedAs(order)).toEqual({ status: 200, type: 'text/html', id: true, layout });
      const { id } = await world.open({ payment: { code: 'REF-9', summary: 'Um bolo' } });
      const text = await world.readPage(id, layout);
      expect([layout, text.includes('Descrição Um bolo Encomenda REF-9')]).toEqual([layout, layout === 'web']);
    }
  },
  'embed-is-a-script': async () => {
    expect(await openedAs(embedded())).toMatchObject({ status: 200, type: 'text/javascript' });
  },
  'embed-needs-an-action': async (world) => {
    const before = await paymentCount(world);
    const page = { language: 'PT', layout: 'embed' };
    for (const given of [undefined, [], redirects]) {
      const body = { payment: { amount: 1000 }, page, redirects: given };
      expect((await world.api.post('/api/checkouts', body)).refusals).toEqual(['422 e00205']);
    }
    expect(await paymentCount(world)).toBe(before);
  },
  'action-gets-the-id': chosen(['behaviour-redirects', 'behaviour-embedRedirect'], async (world) => {
    const odd = (name: string) => `https://loja.example/${name}?a=b%20c&id=7#/fim`;
    const sent = (['success', 'cancel', 'back'] as const).map((type) => ({ type, url: odd(type) }));
    const [paid, left] = [await world.open({ redirects: sent }), await world.open({ redirects: sent })];
    expect((await paid.card(world.cards.visa)).data.redirectUrl).toBe(odd('success'));
    expect((await left.leave()).data.redirectUrl).toBe(odd('cancel'));
    expect((await world.payerOnPage(left.id).look()).data.backUrl).toBe(odd('back'));
    for (const [url, start, end] of [
      ['https://loja.example/fim', 'https://loja.example/fim?id=', ''],
      ['https://loja.example/fim?encomenda=42', 'https://loja.example/fim?encomenda=42&id=', ''],
      ['https://loja.example/fim?a=b%20c#x', 'https://loja.example/fim?a=b%20c&id=', '#x'],
    ] as const) {
      const page = await world.open(embedded(url));
      expect((await page.card(world.cards.visa)).data.redirectUrl).toBe(start + page.id + end);
    }
    const success = { type: 'success' as const, url: shopUrls.success };
    const both = [...(action('https://loja.example/fim') ?? []), success];
    for (const order of [both, both.toReversed()]) {
      const page = await world.open({ ...embedded(), redirects: order });
      expect((await page.card(world.cards.visa)).data.redirectUrl).toBe(shopUrls.success);
    }
  }),
  'state-tells-what-a-return-does-not': async (world) => {
    const url = 'https://loja.example/fim';
    for (const [order, start] of [
      [inApp(), ownLink],
      [inApp(url), url],
      [embedded(url), url],
    ] as const) {
      const [paid, left] = [await world.open(order), await world.open(order)];
      for (const [page, { data }, state] of [
        [paid, await paid.card(world.cards.visa), 'PaymentSuccess'],
        [left, await left.leave(), 'PaymentCancelled'],
      ] as const)
        expect([data.redirectUrl, await page.state()]).toEqual([`${start}?id=${page.id}`, state]);
    }
    const [waiting, declined] = [await world.open(inApp()), await world.open(inApp())];
    await waiting.phone(slow);
    await declined.card(world.cards.declined);
    expect([await waiting.state(), await declined.state()]).toEqual(['PaymentPending', 'PaymentError']);
  },
  'payer-needs-no-credentials': async (world) => {
    const { id, checkoutUrl, payer } = await ordered(world, 'choice', 'mobile');
    const { privateKey, code, clientId } = world.merchant;
    for (const secret of [privateKey, code, clientId]) expect(checkoutUrl).not.toContain(secret);
    expect((await payer.card(world.cards.visa)).status).toBe(200);
    expect((await world.fetch(`/api/checkouts/${id}`)).status).toBe(401);
  },
  'own-scheme-needs-a-dot': async (world) => {
    const returningTo = async (url: string) => {
      const order = { payment: { amount: 1000 }, ...inApp(url) };
      return [url, (await world.api.post('/api/checkouts', order)).refusals];
    };
    const before = Number(await paymentCount(world));
    const good = ['example.loja://fim', 'pt.loja.app:/fim', 'https://loja.example', 'http://localhost:9/'];
    for (const url of good) expect(await returningTo(url)).toEqual([url, []]);
    for (const url of [
      'loja://fim',
      'intent://pay#Intent;end',
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'ftp://loja.example',
      'loja.example/fim',
    ])
      expect(await returningTo(url)).toEqual([url, ['422 e00206']]);
    expect(await paymentCount(world)).toBe(before + good.length);
  },
});
