import { checkoutRequest } from '@balcao/contract/resources/checkouts/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { recordedSteps } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, source } from '../../claims.ts';
import { endsUnpaid, followsItsPayment } from '../payment-states/checkouts.ts';
import { aDay } from '../payment-states/verbs.ts';
import {
  action,
  checkoutState,
  embedded,
  offeredOn,
  openedAs,
  ordered,
  payAtMachine,
  paymentCount,
  redirects,
  shopUrls,
} from './verbs.ts';

/** A page of a layout sends its payer to the URLs of the shop: after paying, after giving up, and back. */
async function goesToShop(world: World, layout: 'default' | 'basic' | 'web'): Promise<void> {
  const order = { page: { language: 'PT' as const, layout }, redirects };
  const [paid, left] = [await world.open(order), await world.open(order)];
  await paid.card(world.cards.visa);
  await left.leave();
  const seen = async ({ id }: { id: string }) => (await world.payerOnPage(id).look()).data;
  expect(await seen(paid)).toMatchObject({ redirectUrl: shopUrls.success, backUrl: shopUrls.back });
  expect(await seen(left)).toMatchObject({ redirectUrl: shopUrls.cancel });
  expect(await openedAs(order)).toEqual({ status: 200, type: 'text/html', id: true, layout });
}

export default claims({
  'front matter': [
    advice(
      'O que é um checkout, que disposição escolher, como seguir o pagamento e o que fazer quando o cliente não volta.',
    ),
  ],
  top: [
    claim('Um checkout é uma página de pagamento pronta.', async (world) => {
      expect(await openedAs({ page: { language: 'PT', layout: 'web' } })).toMatchObject({
        status: 200,
        type: 'text/html',
        id: true,
      });
      const { id } = await world.open();
      const text = await world.readPage(id);
      for (const part of ['10,00 €', 'Cartão', 'Multibanco', 'MB WAY']) expect(text).toContain(part);
    }),
    claim(
      'A sua loja pede-a com uma chamada, leva lá o cliente e sabe o desfecho, sem nunca tocar no número de um cartão.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const checkout = await world.open();
        await world.payerOnPage(checkout.id).card(world.cards.visa);
        expect(await checkout.state()).toBe('PaymentSuccess');
        const told = await world.notifications();
        expect(told.map(({ payments: [payment] }) => payment.id)).toEqual([checkout.paymentId]);
        const known = JSON.stringify([checkout, await checkout.payment(), told]);
        expect(known).toContain('4242');
        expect(known).not.toMatch(/4242\s?4242/);
      },
    ),
  ],
  choose: [
    claim(
      [
        'Que o cliente escolha como paga | Checkout através da página',
        'Cartão de crédito ou débito | Checkout com cartão',
        'Uma referência Multibanco | Checkout Multibanco',
        'MB WAY | Checkout MB WAY',
      ],
      async (world) => {
        for (const [example, methods] of [
          ['choice', ['CC', 'MB', 'MW']],
          ['card', ['CC']],
          ['multibanco', ['MB']],
          ['mbway', ['MW']],
        ] as const)
          expect(await offeredOn(world, (await ordered(world, example)).id)).toEqual(methods);
      },
    ),
    claim('O pagamento dentro da minha página | Checkout incorporado', async (world) => {
      expect((await ordered(world, 'embed')).checkoutUrl).toContain('page_layout=embed');
      expect((await openedAs(embedded())).type).toBe('text/javascript');
    }),
    claim('O pagamento dentro da minha aplicação | Checkout na aplicação móvel', async (world) => {
      const { id, payer } = await ordered(world, 'choice', 'mobile');
      await payer.card(world.cards.visa);
      expect((await payer.look()).data.redirectUrl).toBe(`example.loja://resultado?id=${id}`);
    }),
    claim('Guardar o cartão para a próxima vez | Guardar um método de pagamento', async (world) => {
      const { id } = await ordered(world, 'saveCard');
      expect((await world.payerOnPage(id).look()).data.methods).toEqual([{ code: 'CC', save: 'ask' }]);
    }),
    advice('Não sabe se lhe serve uma página de pagamento?', 'Escolha o método primeiro.'),
  ],
  flow: [
    claim(
      [
        'A loja cria um checkout na API e recebe o URL da página de pagamento.',
        'Leva lá o cliente, que paga.',
        'A página devolve o cliente à loja e a API avisa a loja com um webhook assinado.',
      ],
      async (world) => {
        await world.subscribe('payment_confirmed');
        const { id, checkoutUrl, paymentId } = await world.open({ redirects });
        expect(checkoutUrl).toMatch(new RegExp(`^http://localhost:4000/.*${id}`));
        const { data } = await world.payerOnPage(id).card(world.cards.visa);
        expect(data).toMatchObject({ state: 'PaymentSuccess', redirectUrl: shopUrls.success });
        const [message, ...more] = await world.messages();
        if (!message) throw new Error('No webhook arrived.');
        expect([world.isSigned(message), more]).toEqual([true, []]);
        expect(JSON.parse(message.body).payments[0].id).toBe(paymentId);
      },
    ),
    claim(
      'O pedido tem três partes: payment diz o que se paga, page diz em que língua e com que disposição, redirects diz para onde vai o cliente depois.',
      async (world) => {
        expect(Object.keys(checkoutRequest.shape)).toEqual(['payment', 'page', 'redirects']);
        const { id } = await world.open({
          payment: { amount: 2345, code: 'REF-9', summary: 'Um bolo' },
          page: { language: 'ES', layout: 'basic' },
          redirects,
        });
        const payer = world.payerOnPage(id);
        expect((await payer.look()).data).toMatchObject({
          amountCents: 2345,
          code: 'REF-9',
          summary: 'Um bolo',
          page: { language: 'ES', layout: 'basic' },
          redirectUrl: null,
        });
        expect((await payer.card(world.cards.visa)).data.redirectUrl).toBe(shopUrls.success);
      },
    ),
  ],
  layouts: [
    claim(
      'default | Uma página simples, também dentro de uma aplicação | success, cancel, back; action numa aplicação',
      async (world) => {
        await goesToShop(world, 'default');
        const inApp = { page: { language: 'PT' as const, layout: 'default' as const } };
        const { id, ...page } = await world.open({ ...inApp, redirects: action('example.loja://fim') });
        const { data } = await page.card(world.cards.visa);
        expect(data.redirectUrl).toBe(`example.loja://fim?id=${id}`);
        const opened = await openedAs({ ...inApp, redirects: action('example.loja://fim') });
        expect(opened).toMatchObject({ type: 'text/html', layout: 'default' });
      },
    ),
    claim('basic | Uma página simples, num separador ou numa janela | success, cancel, back', (world) =>
      goesToShop(world, 'basic'),
    ),
    claim('web | Uma página inteira, com o resumo da encomenda | success, cancel, back', async (world) => {
      await goesToShop(world, 'web');
      const { id } = await world.open({ payment: { code: 'REF-9', summary: 'Um bolo' } });
      const facts = /Descrição Um bolo Encomenda REF-9/;
      expect(await world.readPage(id, 'web')).toMatch(facts);
      for (const simple of ['default', 'basic'] as const)
        expect(await world.readPage(id, simple)).not.toMatch(facts);
    }),
    claim('embed | Uma moldura dentro da sua página | action, obrigatório', async (world) => {
      expect((await openedAs(embedded())).type).toBe('text/javascript');
      const before = await paymentCount(world);
      for (const given of [[], redirects]) {
        const body = { payment: { amount: 1000 }, page: { language: 'PT', layout: 'embed' } };
        const refused = await world.api.post('/api/checkouts', { ...body, redirects: given });
        expect(refused.refusals).toEqual(['422 e00205']);
      }
      expect(await paymentCount(world)).toBe(before);
    }),
    claim(
      'Na sandbox, os URL de success, cancel e back são usados como os enviou, e ao de action junta-se o id do checkout, para que a sua loja saiba de qual se trata.',
      async (world) => {
        const odd = (name: string) => `https://loja.example/${name}?a=b%20c&id=7#/fim`;
        const sent = (['success', 'cancel', 'back'] as const).map((type) => ({ type, url: odd(type) }));
        const [paid, left] = [await world.open({ redirects: sent }), await world.open({ redirects: sent })];
        expect((await paid.card(world.cards.visa)).data.redirectUrl).toBe(odd('success'));
        expect((await left.leave()).data.redirectUrl).toBe(odd('cancel'));
        expect((await world.payerOnPage(left.id).look()).data.backUrl).toBe(odd('back'));
        const page = await world.open(embedded('https://loja.example/fim?n=1#x'));
        const { data } = await page.card(world.cards.visa);
        expect(data.redirectUrl).toBe(`https://loja.example/fim?n=1&id=${page.id}#x`);
      },
      { chosen: ['behaviour-redirects', 'behaviour-embedRedirect'] },
    ),
  ],
  follow: [
    claim(
      'Quando o cliente volta, não confie no URL por onde voltou: qualquer pessoa o pode escrever.',
      async (world) => {
        const [paid, unpaid] = [await world.open({ redirects }), await world.open({ redirects })];
        const { data } = await paid.card(world.cards.visa);
        expect(data.redirectUrl).toBe(shopUrls.success);
        expect(await unpaid.state()).toBe('PaymentReady');
      },
      { chosen: [] },
    ),
    advice('Pergunte o estado:'),
    claim('E o pagamento, com o método usado e a comissão:', async (world) => {
      const shown = recordedSteps('checkouts/get').find(({ name }) => name === 'payment');
      const { data } = await world.api.get<Payment>(shown?.request.path ?? '');
      expect(data.paymentMethod?.code).toBe('CC');
      expect(data.paymentFee).toEqual(JSON.parse(shown?.response.body ?? '').data.paymentFee);
      expect(data.paymentFee).toBeDefined();
    }),
  ],
  lost: [
    claim(
      [
        'Fechou o separador, ficou sem bateria, pagou no Multibanco no dia seguinte.',
        'Para isso há o webhook.',
      ],
      async (world) => {
        await world.subscribe('payment_confirmed');
        const [closed, nextDay] = [await world.open(), await world.open()];
        await closed.card(world.cards.visa);
        await nextDay.reference();
        await world.pass(aDay);
        await payAtMachine(world, nextDay.paymentId);
        const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
        expect(told).toEqual(expect.arrayContaining([closed.paymentId, nextDay.paymentId]));
      },
    ),
    source(
      'E, para quando até o webhook se perde, uma regra simples: statusCheckMinutes minutos depois de criar o checkout, consulte o estado com getCheckout.',
      'specified: guides 9 recommends a status check after 30 minutes if the customer does not return',
    ),
    claim('Cancele a encomenda só se o estado o disser.', async (world) => {
      const [waiting, left] = [await world.open(), await world.open()];
      await waiting.reference();
      await left.leave();
      await world.pass(aDay);
      expect(await checkoutState(world, left.id)).toBe('PaymentCancelled');
      expect(await checkoutState(world, waiting.id)).toBe('PaymentPending');
      await payAtMachine(world, waiting.paymentId);
      expect(await checkoutState(world, waiting.id)).toBe('PaymentSuccess');
    }),
    claim(
      [
        'O checkout começa pronto.',
        'Enquanto o cliente confirma no telemóvel ou vai pagar a referência, fica à espera.',
        'Pago, tem sucesso; autorizado, espera captura.',
        'Uma tentativa falhada deixa-o com erro, e o cliente pode tentar outra vez.',
      ],
      followsItsPayment,
      { chosen: ['checkout-PaymentPending-fail', 'checkout-PaymentError-try_again'] },
    ),
    claim(
      'Cancelado ou fora de prazo, acaba; só uma referência paga fora de prazo ainda o leva a sucesso.',
      endsUnpaid,
      { chosen: ['checkout-PaymentReady-expire'] },
    ),
  ],
  next: [
    advice(
      'Comece pelo checkout com cartão: passa pela autenticação forte e pelas recusas.',
      'Prefere ver tudo a funcionar primeiro?',
      'O primeiro pagamento.',
    ),
  ],
});
