import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../../claims.ts';
import { slow } from '../payment-states/verbs.ts';
import { action, checkoutState, openedAs, ordered, paymentCount } from './verbs.ts';

const ownLink = 'example.loja://resultado';
const getsPayerBack = provedBy(
  'e2e/checkout/card.spec.ts',
  'an application that opened the page gets its payer back by its own link',
);
const inApp = (url: string = ownLink) => ({
  page: { language: 'PT' as const, layout: 'default' as const },
  redirects: action(url),
});

/** Creates a checkout that returns to a URL: `accepted`, or the refusal. */
async function returningTo({ api }: World, url: string): Promise<string> {
  const answer = await api.post('/api/checkouts', { payment: { amount: 1000 }, ...inApp(url) });
  return answer.refusals[0] ?? 'accepted';
}

export default claims({
  'front matter': [
    claim(
      'Abra a página de pagamento numa vista web da sua aplicação, e volte a ela por um URL próprio quando o cliente pagar.',
      getsPayerBack,
    ),
  ],
  top: [
    claim(
      'A sua aplicação abre a página de pagamento numa vista web, e é chamada de volta quando o cliente acaba.',
      async (world) => {
        const [paid, left] = [await world.open(inApp()), await world.open(inApp())];
        expect((await paid.card(world.cards.visa)).data.redirectUrl).toBe(`${ownLink}?id=${paid.id}`);
        expect((await left.leave()).data.redirectUrl).toBe(`${ownLink}?id=${left.id}`);
      },
    ),
  ],
  outcome: [
    claim('Um checkout para uma aplicação, com um URL de regresso próprio.', async (world) => {
      const { id, payer } = await ordered(world, 'choice', 'mobile');
      expect((await payer.card(world.cards.visa)).data.redirectUrl).toBe(`${ownLink}?id=${id}`);
    }),
    advice('Demora cinco minutos.', 'Precisa da sandbox a correr e destas credenciais:'),
  ],
  steps: [
    claim(
      'Com page.layout default e um redirecionamento action para um URL que a sua aplicação sabe abrir.',
      async (world) => {
        const { checkoutUrl } = await ordered(world, 'choice', 'mobile');
        expect(checkoutUrl).toContain('page_layout=default');
        expect(await openedAs(inApp())).toEqual({
          status: 200,
          type: 'text/html',
          id: true,
          layout: 'default',
        });
      },
    ),
    claim(
      [
        'Recebe checkoutUrl do seu servidor e abre-o numa vista web.',
        'As credenciais ficam no servidor, nunca na aplicação.',
      ],
      async (world) => {
        const { id, checkoutUrl, payer } = await ordered(world, 'choice', 'mobile');
        for (const secret of [world.merchant.privateKey, world.merchant.code, world.merchant.clientId])
          expect(checkoutUrl).not.toContain(secret);
        expect((await payer.card(world.cards.visa)).status).toBe(200);
        expect((await world.fetch(`/api/checkouts/${id}`)).status).toBe(401);
      },
    ),
    claim('O cliente paga: cartão, autenticação no banco, ou o método que escolher.', async (world) => {
      const hands = async () => {
        const { id } = await world.open(inApp());
        return { id, payer: world.payerOnPage(id) };
      };
      const [card, bank, phone, reference] = [await hands(), await hands(), await hands(), await hands()];
      await card.payer.card(world.cards.visa);
      await bank.payer.card(world.cards.challenge);
      await bank.payer.bank('accept');
      await phone.payer.phone('351#900000001');
      await world.pass(3);
      const slip = (await reference.payer.reference()).data.reference;
      await world.api.post('/sandbox/atm', { ...slip, validUntil: undefined, amount: 1000 });
      for (const { id } of [card, bank, phone, reference])
        expect(await checkoutState(world, id)).toBe('PaymentSuccess');
    }),
    claim(
      [
        'A página abre o URL de action, com o id do checkout.',
        'A página abre o URL próprio da aplicação com o identificador do checkout.',
      ],
      getsPayerBack,
    ),
    advice(
      'O sistema entrega-o à aplicação, que fecha a vista web.',
      'A aplicação pergunta ao seu servidor, e este pergunta o estado à API.',
    ),
    claim(
      'Pago, à espera, ou recusado: o que o servidor disser, e não o que a aplicação supõe.',
      async (world) => {
        const [paid, waiting, declined] = [
          await world.open(inApp()),
          await world.open(inApp()),
          await world.open(inApp()),
        ];
        await paid.card(world.cards.visa);
        await waiting.phone(slow);
        await declined.card(world.cards.declined);
        const states = [paid, waiting, declined].map((page) => page.state());
        expect(await Promise.all(states)).toEqual(['PaymentSuccess', 'PaymentPending', 'PaymentError']);
      },
    ),
    advice(
      'O servidor cria o checkout e dá o URL à aplicação, que o abre numa vista web.',
      'O cliente paga.',
      'O servidor pergunta o estado à API e a aplicação mostra o resultado.',
    ),
  ],
  link: [
    source(
      'Um esquema próprio funciona logo, mas qualquer aplicação o pode registar.',
      'standard: RFC 8252 §8.1: several apps can register the same private-use scheme',
    ),
    source(
      'Tem de ser um domínio seu escrito ao contrário, com pelo menos um ponto: example.loja:// para quem tem loja.example.',
      'standard: RFC 8252 §7.1 asks for a domain name under control of the app, in reverse order',
    ),
    claim(
      'Fora desses, a sandbox só aceita http e https; um esquema sem ponto, como loja://, intent: ou javascript:, é recusado com e00206.',
      async (world) => {
        const before = Number(await paymentCount(world));
        const good = [
          'example.loja://fim',
          'pt.loja.app:/fim',
          'https://loja.example',
          'http://localhost:9/',
        ];
        for (const url of good) expect([url, await returningTo(world, url)]).toEqual([url, 'accepted']);
        for (const url of [
          'loja://fim',
          'intent://pay#Intent;end',
          'javascript:alert(1)',
          'data:text/html,x',
          'file:///etc/passwd',
          'ftp://loja.example',
          'loja.example/fim',
        ])
          expect([url, await returningTo(world, url)]).toEqual([url, '422 e00206']);
        expect(await paymentCount(world)).toBe(before + good.length);
      },
    ),
    source(
      'Um URL https associado à aplicação (Universal Link no iOS, App Link no Android) é mais seguro.',
      'standard: RFC 8252 §7.2 prefers claimed https URLs: the operating system guarantees the app',
    ),
    claim(
      'Em qualquer dos casos, o regresso é um sinal, e não uma prova: quem diz se está pago é a API.',
      async (world) => {
        for (const url of [ownLink, 'https://loja.example/fim']) {
          const [paid, left] = [await world.open(inApp(url)), await world.open(inApp(url))];
          const returns = [(await paid.card(world.cards.visa)).data, (await left.leave()).data];
          expect(returns.map(({ redirectUrl }) => redirectUrl?.split('?')[0])).toEqual([url, url]);
          expect(await paid.state()).toBe('PaymentSuccess');
          expect(await left.state()).toBe('PaymentCancelled');
        }
      },
    ),
  ],
  problems: [
    advice(
      'A vista web bloqueia o URL próprio.',
      'Deixe-a abrir o seu esquema no sistema, em vez de o tentar carregar.',
      'O cliente fecha a aplicação a meio.',
    ),
    claim(
      'O webhook chega na mesma; ao abrir outra vez, a aplicação pergunta ao servidor.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const page = await world.open(inApp());
        await world.payerOnPage(page.id).phone(slow);
        await world.pass(60);
        await world.answerPhone(page.paymentId, 'accept');
        const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
        expect(told).toEqual([page.paymentId]);
        expect(await page.state()).toBe('PaymentSuccess');
      },
    ),
    advice('O cliente não volta.'),
    source(
      'Consulte o estado passados statusCheckMinutes minutos.',
      'specified: guides 9 recommends a status check after 30 minutes if the customer does not return',
    ),
  ],
  next: [
    advice(
      'Checkout incorporado numa página web.',
      'Guardar um método de pagamento, para que da próxima vez não haja vista web.',
    ),
  ],
});
