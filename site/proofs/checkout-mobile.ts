import { expect } from 'vitest';
import { proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { action, checkoutState, openedAs, ordered, paymentCount } from './verbs/checkouts.ts';
import { slow } from './verbs/payment-states.ts';

const ownLink = 'example.loja://resultado';

const inApp = (url: string = ownLink) => ({
  page: { language: 'PT' as const, layout: 'default' as const },
  redirects: action(url),
});

/** Creates a checkout that returns to a URL: `accepted`, or the refusal. */
async function returningTo({ api }: World, url: string): Promise<string> {
  const answer = await api.post('/api/checkouts', { payment: { amount: 1000 }, ...inApp(url) });
  return answer.refusals[0] ?? 'accepted';
}

export default proofs('checkout-mobile', {
  // ---- top
  // “A sua aplicação abre a página de pagamento numa vista web, e é chamada de volta quando o cliente acaba.”
  'top-1': async (world) => {
    const [paid, left] = [await world.open(inApp()), await world.open(inApp())];
    expect((await paid.card(world.cards.visa)).data.redirectUrl).toBe(`${ownLink}?id=${paid.id}`);
    expect((await left.leave()).data.redirectUrl).toBe(`${ownLink}?id=${left.id}`);
  },
  // ---- outcome
  // “Um checkout para uma aplicação, com um URL de regresso próprio.”
  'outcome-1': async (world) => {
    const { id, payer } = await ordered(world, 'choice', 'mobile');
    expect((await payer.card(world.cards.visa)).data.redirectUrl).toBe(`${ownLink}?id=${id}`);
  },
  // ---- steps
  // “Com page.layout default e um redirecionamento action para um URL que a sua aplicação sabe abrir.”
  'steps-1': async (world) => {
    const { checkoutUrl } = await ordered(world, 'choice', 'mobile');
    expect(checkoutUrl).toContain('page_layout=default');
    expect(await openedAs(inApp())).toEqual({
      status: 200,
      type: 'text/html',
      id: true,
      layout: 'default',
    });
  },
  // “Recebe checkoutUrl do seu servidor e abre-o numa vista web.”
  // “As credenciais ficam no servidor, nunca na aplicação.”
  'steps-2': async (world) => {
    const { id, checkoutUrl, payer } = await ordered(world, 'choice', 'mobile');
    for (const secret of [world.merchant.privateKey, world.merchant.code, world.merchant.clientId])
      expect(checkoutUrl).not.toContain(secret);
    expect((await payer.card(world.cards.visa)).status).toBe(200);
    expect((await world.fetch(`/api/checkouts/${id}`)).status).toBe(401);
  },
  // “O cliente paga: cartão, autenticação no banco, ou o método que escolher.”
  'steps-3': async (world) => {
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
  },
  // “Pago, à espera, ou recusado: o que o servidor disser, e não o que a aplicação supõe.”
  'steps-4': async (world) => {
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
  // ---- link
  // “Fora desses, a sandbox só aceita http e https; um esquema sem ponto, como loja://, intent: ou javascript:, é recusado com e00206.”
  'link-1': async (world) => {
    const before = Number(await paymentCount(world));
    const good = ['example.loja://fim', 'pt.loja.app:/fim', 'https://loja.example', 'http://localhost:9/'];
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
  // “Em qualquer dos casos, o regresso é um sinal, e não uma prova: quem diz se está pago é a API.”
  'link-2': async (world) => {
    for (const url of [ownLink, 'https://loja.example/fim']) {
      const [paid, left] = [await world.open(inApp(url)), await world.open(inApp(url))];
      const returns = [(await paid.card(world.cards.visa)).data, (await left.leave()).data];
      expect(returns.map(({ redirectUrl }) => redirectUrl?.split('?')[0])).toEqual([url, url]);
      expect(await paid.state()).toBe('PaymentSuccess');
      expect(await left.state()).toBe('PaymentCancelled');
    }
  },
  // ---- problems
  // “O webhook chega na mesma; ao abrir outra vez, a aplicação pergunta ao servidor.”
  'problems-1': async (world) => {
    await world.subscribe('payment_confirmed');
    const page = await world.open(inApp());
    await world.payerOnPage(page.id).phone(slow);
    await world.pass(60);
    await world.answerPhone(page.paymentId, 'accept');
    const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
    expect(told).toEqual([page.paymentId]);
    expect(await page.state()).toBe('PaymentSuccess');
  },
});
