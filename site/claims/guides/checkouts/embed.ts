import { existsSync, readFileSync } from 'node:fs';
import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { expect } from 'vitest';
import { at } from '../../../../tools/run/paths.mjs';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { action, checkoutState, embedded, openedAs, ordered, paymentCount } from './verbs.ts';

const journeys = 'e2e/checkout/embed.spec.ts';
const twoLines = provedBy(
  journeys,
  'a shop with a strict security policy embeds the page by two lines, and no rule of it is broken',
);
const colours = provedBy(journeys, 'the form follows the colours of the page around it');
const goesWrong = provedBy(
  journeys,
  'the console says that the form is missing, and a policy without our origin keeps its frame blank',
);
const paysInShop = provedBy(
  'e2e/shop/shop.spec.ts',
  'a shopper pays by card without leaving the shop, which lives on another site',
);

export default claims({
  'front matter': [
    claim(
      'Ponha o formulário do cartão dentro da sua página com duas linhas de HTML, sem que os dados do cartão passem por si.',
      twoLines,
    ),
  ],
  top: [
    claim('O cliente paga sem sair da sua loja.', paysInShop),
    claim('O formulário vem numa moldura nossa: parece seu, mas os dados do cartão não passam por si.', [
      ...twoLines,
      ...colours,
    ]),
  ],
  outcome: [
    claim(
      'Um formulário de cartão dentro de uma página sua, pago, e o cliente de volta com o id do checkout.',
      twoLines,
    ),
    advice('Demora dez minutos.', 'Precisa da sandbox a correr e destas credenciais:'),
  ],
  create: [
    claim(
      'A disposição é embed, e o redirecionamento action é obrigatório: é para lá que o cliente vai depois de pagar.',
      async (world) => {
        const { id, payer } = await ordered(world, 'embed');
        const { data } = await payer.card(world.cards.visa);
        expect(data.page.layout).toBe('embed');
        expect(data.redirectUrl).toBe(`https://loja.example/resultado?id=${id}`);
      },
    ),
    claim('Sem action, o pedido é recusado e nada é criado:', async (world) => {
      const before = await paymentCount(world);
      const refused = await sendRecorded(world, 'checkouts/embed', 'without-action');
      expect(refused.refusals).toEqual(['422 e00205']);
      const body = { payment: { amount: 1000 }, ...embedded() };
      const success = [{ type: 'success', url: 'https://loja.example/obrigado' }];
      const other = await world.api.post('/api/checkouts', { ...body, redirects: success });
      expect(other.refusals).toEqual(['422 e00205']);
      expect(await paymentCount(world)).toBe(before);
    }),
  ],
  snippet: [
    claim('Duas linhas, no sítio onde quer o formulário.', twoLines),
    claim('O src é o checkoutUrl da resposta:', async () => {
      expect(await openedAs(embedded())).toMatchObject({ status: 200, type: 'text/javascript' });
    }),
    claim(
      'O guião põe a moldura dentro do formulário vazio, ajusta-lhe a altura e segue as cores da sua página, claras ou escuras.',
      [...twoLines, ...colours],
    ),
    claim(
      'Se a sua página tem uma política de segurança de conteúdos, autorize a nossa origem em script-src e em frame-src; não é preciso unsafe-inline.',
      [...twoLines, ...goesWrong],
    ),
    claim('A loja de demonstração, com o formulário incorporado.', paysInShop),
  ],
  back: [
    claim(
      [
        'Depois do pagamento, o navegador vai para o URL de action, com o id do checkout na consulta.',
        'Na sandbox, o que já lá estava fica: ?encomenda=42 passa a ?encomenda=42&id=….',
      ],
      async (world) => {
        for (const [url, start] of [
          ['https://loja.example/fim', 'https://loja.example/fim?id='],
          ['https://loja.example/fim?encomenda=42', 'https://loja.example/fim?encomenda=42&id='],
          ['https://loja.example/fim?a=b%20c', 'https://loja.example/fim?a=b%20c&id='],
        ] as const) {
          const page = await world.open(embedded(url));
          const { data } = await page.card(world.cards.visa);
          expect(data.redirectUrl).toBe(start + page.id);
        }
      },
      { chosen: ['behaviour-embedRedirect'] },
    ),
    claim(
      'No seu servidor, leia o id e pergunte o estado com getCheckout; o URL, só por si, não prova nada.',
      async (world) => {
        const [paid, left] = [await world.open(embedded()), await world.open(embedded())];
        const urls = [(await paid.card(world.cards.visa)).data, (await left.leave()).data].map(
          ({ redirectUrl }) => new URL(String(redirectUrl)),
        );
        expect(new Set(urls.map(({ origin, pathname }) => origin + pathname)).size).toBe(1);
        const states = urls.map((url) => checkoutState(world, String(url.searchParams.get('id'))));
        expect(await Promise.all(states)).toEqual(['PaymentSuccess', 'PaymentCancelled']);
      },
    ),
  ],
  shop: [
    claim(
      'O repositório traz uma loja de demonstração que o faz do princípio ao fim, em examples/shop: npm run shop abre-a ao lado da sandbox.',
      () => {
        const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
        expect(scripts.shop).toBe('tsx examples/shop/main.ts');
        expect(existsSync(at('examples/shop/main.ts'))).toBe(true);
        const journey = readFileSync(at('e2e/shop/shop.spec.ts'), 'utf8');
        expect(journey).toContain(paysInShop[0]?.test);
      },
    ),
    advice('É para copiar.'),
  ],
  problems: [
    advice('O formulário não aparece.', 'A moldura fica em branco.', 'O cliente volta sem id.'),
    claim(
      [
        'Falta o <form> com a classe paymentWidgets; na sandbox, a consola do navegador avisa.',
        'A política de segurança da sua página não autoriza a nossa origem em frame-src.',
      ],
      goesWrong,
    ),
    claim(
      'Enviou também success, que na sandbox passa à frente de action.',
      async (world) => {
        const success = { type: 'success' as const, url: 'https://loja.example/obrigado' };
        const both = [...(action('https://loja.example/fim') ?? []), success];
        for (const redirects of [both, both.toReversed()]) {
          const page = await world.open({ ...embedded(), redirects });
          expect((await page.card(world.cards.visa)).data.redirectUrl).toBe(success.url);
          expect((await world.api.get<Checkout>(`/api/checkouts/${page.id}`)).data.id).toBe(page.id);
        }
      },
      { chosen: ['behaviour-redirects'] },
    ),
  ],
  next: [advice('Checkout na aplicação móvel.', 'Webhooks.')],
});
