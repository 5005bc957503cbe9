import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';
import { expect } from 'vitest';
import { advice, claim, claims, provedBy, source } from '../../claims.ts';
import { stateOf } from '../payment-states/verbs.ts';
import { checkoutState, formSends, offeredOn, ordered, paymentCount, runs, shopUrls } from './verbs.ts';

const journeys = 'e2e/checkout/card.spec.ts';
const bankDecides = provedBy(journeys, "strong authentication: the holder's");
const declines = cardScenarios.filter(({ outcome }) => outcome === 'decline');

export default claims({
  'front matter': [
    advice(
      'Leve o cliente a uma página onde paga com cartão, trate a autenticação forte e as recusas, e confirme o pagamento.',
    ),
  ],
  top: [
    claim(
      'O cliente escreve o cartão na nossa página, confirma no banco dele, se este o pedir, e volta à sua loja.',
      async (world) => {
        const [asked, unasked] = [await ordered(world, 'card'), await ordered(world, 'card')];
        await asked.payer.card(world.cards.challenge);
        expect(await world.readPage(asked.id)).toContain('3155');
        expect((await asked.payer.look()).data.redirectUrl).toBeNull();
        for (const { data } of [await asked.payer.bank('accept'), await unasked.payer.card(world.cards.visa)])
          expect(data).toMatchObject({ state: 'PaymentSuccess', redirectUrl: shopUrls.success });
      },
    ),
    claim('O número do cartão nunca passa por si.', async (world) => {
      await world.subscribe('payment_confirmed', 'payment_method_error');
      const { id, paymentId, payer } = await ordered(world, 'card');
      await payer.card(world.cards.declined);
      const refused = (await world.api.get(`/api/checkouts/${id}`)).data;
      await payer.card(world.cards.visa);
      const told = [
        refused,
        (await world.api.get(`/api/checkouts/${id}`)).data,
        await world.get(paymentId),
        (await payer.look()).data.redirectUrl,
        await world.messages(),
      ];
      const known = JSON.stringify(told);
      expect(known).toContain('4242');
      expect(known).not.toMatch(/4242\s?4242|4000\s?0000|"cvc"/);
    }),
  ],
  outcome: [
    claim(
      'Um pagamento com cartão de teste, feito na página verdadeira, e confirmado.',
      provedBy(
        'e2e/guides/forms.spec.ts',
        'a checkout made from its guide shows its states while it is paid on the real page in another tab',
      ),
    ),
    advice('Demora dez minutos.', 'Precisa da sandbox a correr e destas credenciais:'),
  ],
  create: [
    claim(
      'Chame createCheckout com o método CC e os três URL para onde o cliente pode voltar:',
      async (world) => {
        const [paid, left] = [await ordered(world, 'card'), await ordered(world, 'card')];
        const seen = (await paid.payer.look()).data;
        expect(seen.methods.map(({ code }) => code)).toEqual(['CC']);
        expect(seen.backUrl).toBe(shopUrls.back);
        expect((await paid.payer.card(world.cards.visa)).data.redirectUrl).toBe(shopUrls.success);
        expect((await left.payer.leave()).data.redirectUrl).toBe(shopUrls.cancel);
      },
    ),
    claim(
      'Com paymentMethod a CC, a página só aceita cartão; sem ele, oferece todos os métodos da entidade.',
      async (world) => {
        const { api } = world;
        const cards = await ordered(world, 'card');
        expect(await offeredOn(world, cards.id)).toEqual(['CC']);
        expect((await cards.payer.phone('351#912345678')).status).toBe(409);
        expect((await cards.payer.reference()).status).toBe(409);
        const open = await api.post<Checkout>('/api/checkouts', { payment: { amount: 1000 } });
        const { data: all } = await api.get<{ code: string }[]>('/api/availableMethods?amount=1000');
        expect(await offeredOn(world, open.data.id)).toEqual(all.map(({ code }) => code));
      },
    ),
    claim(
      [
        'O customUniqueId é a chave deste pedido: repetido, é recusado com e00600, e não se cria outro.',
        'Cada checkout novo leva uma chave nova.',
      ],
      async (world) => {
        const { api } = world;
        const body = { payment: { amount: 1000, customUniqueId: 'REF-0042-CC' } };
        expect((await api.post('/api/checkouts', body)).status).toBe(201);
        const before = await paymentCount(world);
        expect((await api.post('/api/checkouts', body)).refusals).toEqual(['409 e00600']);
        expect(await paymentCount(world)).toBe(before);
        const other = { payment: { amount: 1000, customUniqueId: 'REF-0042-CC-2' } };
        expect((await api.post('/api/checkouts', other)).status).toBe(201);
      },
    ),
    claim('Guarde o id e o paymentId na encomenda, e leve o cliente a checkoutUrl.', async (world) => {
      const { id, paymentId, checkoutUrl } = await ordered(world, 'card');
      const { data } = await world.api.get<Checkout>(`/api/checkouts/${id}`);
      expect(data).toMatchObject({ id, paymentId, checkoutUrl });
      expect((await world.get(paymentId)).id).toBe(paymentId);
    }),
  ],
  try: [
    claim('O formulário faz o pedido por si.', formSends),
    claim(
      'Mude o que quiser e veja mudar o código:',
      provedBy(
        'e2e/guides/forms.spec.ts',
        'a checkout form says what is wrong at its field, keeps what was typed, and goes through when it is mended',
      ),
    ),
  ],
  page: [
    claim('A página confere o número, a validade e o código antes de os enviar.', [
      ...provedBy('checkout/card/card.test.ts', 'names every box that has one'),
      ...provedBy(
        'e2e/checkout/embed.spec.ts',
        'a shop with a strict security policy embeds the page by two lines, and no rule of it is broken',
      ),
    ]),
    source(
      'Muitos cartões pedem que o cliente se autentique no banco.',
      'standard: Directive (EU) 2015/2366 (PSD2) Art. 97: strong customer authentication',
    ),
    claim(
      [
        'A página trata disso sozinha:',
        'A autenticação forte, na sandbox: aceite ou recuse em nome do banco.',
      ],
      bankDecides,
    ),
    claim(
      'Estes cartões servem para cada desfecho:',
      async (world) => {
        expect(new Set(cardScenarios.map(({ outcome }) => outcome))).toEqual(
          new Set(['approve', 'decline', 'challenge']),
        );
        for (const { number, outcome, code } of cardScenarios) {
          const { id, payer } = await ordered(world, 'card');
          await payer.card(number);
          if (outcome === 'challenge') await payer.bank('accept');
          const { stateDetails } = (await world.api.get<Checkout>(`/api/checkouts/${id}`)).data;
          const end = outcome === 'decline' ? ['PaymentError', code] : ['PaymentSuccess', undefined];
          expect([number, stateDetails.state, stateDetails.error?.errors?.[0]?.code]).toEqual([
            number,
            ...end,
          ]);
        }
      },
      { chosen: ['scenario-cards'] },
    ),
  ],
  confirm: [
    claim('O cliente volta pelo URL success.', async (world) => {
      const { payer } = await ordered(world, 'card');
      const { data } = await payer.card(world.cards.visa);
      expect(data.redirectUrl).toBe(shopUrls.success);
    }),
    advice('Antes de entregar, pergunte:'),
    claim('O mesmo chega por webhook, mesmo que o cliente não volte:', async (world) => {
      await world.subscribe('payment_confirmed');
      const { paymentId, payer } = await ordered(world, 'card');
      await payer.card(world.cards.visa);
      const told = (await world.notifications()).map(({ payments: [payment] }) => payment);
      expect(told.map(({ id, stateDetails }) => [id, stateDetails.state])).toEqual([
        [paymentId, 'confirmed'],
      ]);
    }),
    claim('Cria o checkout, paga-o com um cartão de teste e confirma-o, na sua sandbox.', runs),
  ],
  declined: [
    claim(
      'Na sandbox, a página diz ao cliente o que aconteceu e deixa-o tentar outro cartão.',
      provedBy(
        journeys,
        'a card that is declined charges nothing, says so without a code, and another one pays',
      ),
      { chosen: ['checkout-PaymentError-try_again'] },
    ),
    claim('O estado do checkout conta-lhe o mesmo:', async (world) => {
      const { id, paymentId, payer } = await ordered(world, 'cardDeclined');
      await payer.card(world.cards.declined);
      const { stateDetails } = (await world.api.get<Checkout>(`/api/checkouts/${id}`)).data;
      expect(stateDetails).toMatchObject({ state: 'PaymentError', error: { errors: [{ code: 'e02433' }] } });
      expect(await stateOf(world, await world.get(paymentId))).toBe('pending');
    }),
    claim(
      'Na sandbox, uma recusa não acaba com o checkout.',
      async (world) => {
        const { id, payer } = await ordered(world, 'cardDeclined');
        for (const { number } of declines) {
          expect((await payer.card(number)).status, number).toBe(200);
          expect(await checkoutState(world, id)).toBe('PaymentError');
        }
        await payer.card(world.cards.visa);
        expect(await checkoutState(world, id)).toBe('PaymentSuccess');
      },
      { chosen: ['checkout-PaymentError-try_again'] },
    ),
    claim('Cria o checkout, paga-o com um cartão que o banco recusa e lê o estado.', runs),
  ],
  next: [
    advice(
      'Ponha o formulário dentro da sua página.',
      'Guarde o cartão para a próxima compra.',
      'Se o cliente não voltar: o que fazer.',
      'Reserve agora e cobre no envio: Autorizar e capturar.',
      'Devolva tudo ou uma parte: Reembolsar ou cancelar um pagamento.',
    ),
  ],
});
