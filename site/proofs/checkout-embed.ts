import { existsSync, readFileSync } from 'node:fs';
import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { expect } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';
import { action, checkoutState, embedded, openedAs, ordered, paymentCount } from './verbs/checkouts.ts';

const _journeys = 'e2e/checkout/embed.spec.ts';

export default proofs('checkout-embed', {
  // ---- create
  // “A disposição é embed, e o redirecionamento action é obrigatório: é para lá que o cliente vai depois de pagar.”
  'create-1': async (world) => {
    const { id, payer } = await ordered(world, 'embed');
    const { data } = await payer.card(world.cards.visa);
    expect(data.page.layout).toBe('embed');
    expect(data.redirectUrl).toBe(`https://loja.example/resultado?id=${id}`);
  },
  // “Sem action, o pedido é recusado e nada é criado:”
  'create-2': async (world) => {
    const before = await paymentCount(world);
    const refused = await sendRecorded(world, 'checkouts/embed', 'without-action');
    expect(refused.refusals).toEqual(['422 e00205']);
    const body = { payment: { amount: 1000 }, ...embedded() };
    const success = [{ type: 'success', url: 'https://loja.example/obrigado' }];
    const other = await world.api.post('/api/checkouts', { ...body, redirects: success });
    expect(other.refusals).toEqual(['422 e00205']);
    expect(await paymentCount(world)).toBe(before);
  },
  // ---- snippet
  // “O src é o checkoutUrl da resposta:”
  'snippet-1': async () => {
    expect(await openedAs(embedded())).toMatchObject({ status: 200, type: 'text/javascript' });
  },
  // ---- back
  // “Depois do pagamento, o navegador vai para o URL de action, com o id do checkout na consulta.”
  // “Na sandbox, o que já lá estava fica: ?encomenda=42 passa a ?encomenda=42&id=….”
  'back-1': chosen(['behaviour-embedRedirect'], async (world) => {
    for (const [url, start] of [
      ['https://loja.example/fim', 'https://loja.example/fim?id='],
      ['https://loja.example/fim?encomenda=42', 'https://loja.example/fim?encomenda=42&id='],
      ['https://loja.example/fim?a=b%20c', 'https://loja.example/fim?a=b%20c&id='],
    ] as const) {
      const page = await world.open(embedded(url));
      const { data } = await page.card(world.cards.visa);
      expect(data.redirectUrl).toBe(start + page.id);
    }
  }),
  // “No seu servidor, leia o id e pergunte o estado com getCheckout; o URL, só por si, não prova nada.”
  'back-2': async (world) => {
    const [paid, left] = [await world.open(embedded()), await world.open(embedded())];
    const urls = [(await paid.card(world.cards.visa)).data, (await left.leave()).data].map(
      ({ redirectUrl }) => new URL(String(redirectUrl)),
    );
    expect(new Set(urls.map(({ origin, pathname }) => origin + pathname)).size).toBe(1);
    const states = urls.map((url) => checkoutState(world, String(url.searchParams.get('id'))));
    expect(await Promise.all(states)).toEqual(['PaymentSuccess', 'PaymentCancelled']);
  },
  // ---- shop
  // “O repositório traz uma loja de demonstração que o faz do princípio ao fim, em examples/shop: npm run shop abre-a ao lado da sandbox.”
  'shop-1': () => {
    const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    expect(scripts.shop).toBe('tsx examples/shop/main.ts');
    expect(existsSync(at('examples/shop/main.ts'))).toBe(true);
  },
  // ---- problems
  // “Enviou também success, que na sandbox passa à frente de action.”
  'problems-1': chosen(['behaviour-redirects'], async (world) => {
    const success = { type: 'success' as const, url: 'https://loja.example/obrigado' };
    const both = [...(action('https://loja.example/fim') ?? []), success];
    for (const redirects of [both, both.toReversed()]) {
      const page = await world.open({ ...embedded(), redirects });
      expect((await page.card(world.cards.visa)).data.redirectUrl).toBe(success.url);
      expect((await world.api.get<Checkout>(`/api/checkouts/${page.id}`)).data.id).toBe(page.id);
    }
  }),
});
