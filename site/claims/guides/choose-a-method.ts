import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { expect } from 'vitest';
import { advice, claim, claims, provedBy } from '../claims.ts';
import { afterwards } from './choose-a-method/afterwards.ts';
import { confirmed } from './choose-a-method/confirmed.ts';
import { byPhone, methodsFor, starts } from './choose-a-method/verbs.ts';

export default claims({
  'front matter': [advice('Cartão, Multibanco, MB WAY, método guardado ou terminal…')],
  top: [
    claim('Cada método pede outra coisa ao cliente e fica pago noutro momento.', async (world) => {
      const states = await Promise.all(Object.values(starts).map((start) => start(world)));
      expect(new Set(states.map(({ stateDetails }) => stateDetails.state))).toEqual(
        new Set(['pending', 'pending_confirmation', 'confirmed']),
      );
    }),
    advice('Escolha pelo sítio onde o cliente está e pela pressa que tem.'),
  ],
  outcome: [advice('Uma decisão tomada, e a mesma encomenda de 10,00 €…', 'Conte com dez minutos.')],
  decide: [
    advice(
      'Terminal de pagamento: o cliente encosta o cartão, e o seu software envia o montante.',
      'Referência Multibanco: três números que cabem num e-mail ou numa fatura.',
    ),
    claim('Cartão guardado: pago na própria resposta, uma vez ou todos os meses.', async (world) => {
      const first = await world.charge({ recurring: { type: 'INITIAL', amountQualifier: 'DFLT' } });
      expect(first.stateDetails.state).toBe('confirmed');
      expect((await world.repeat(first.id, first.amount)).data.stateDetails.state).toBe('confirmed');
    }),
    claim('MB WAY: aceita na aplicação, em minutos.', async (world) => {
      const { id } = (await world.create({ paymentMethod: byPhone })).data;
      await world.answerPhone(id, 'accept', '1234');
      expect((await world.get(id)).stateDetails.state).toBe('confirmed');
    }),
    claim(
      'Página de pagamento: aceita cartão, mostra os outros métodos, e quem escolhe é o cliente.',
      async (world) => {
        const page = await world.open();
        const { availableMethods } = await page.payment();
        expect(availableMethods.map(({ code }) => code).sort()).toEqual(['CC', 'MB', 'MW']);
        await page.card(world.cards.visa);
        expect((await page.payment()).stateDetails.state).toBe('confirmed');
      },
    ),
    claim(
      'Se hesita, comece pela página de pagamento: é uma só integração para os três métodos, e os dados do cartão nunca passam pela sua loja.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const page = await world.open();
        await page.card(world.cards.visa);
        const told = JSON.stringify([
          await page.payment(),
          (await world.api.get(`/api/checkouts/${page.id}`)).data,
          await world.notifications(),
        ]);
        expect(told).toContain('4242');
        expect(told).not.toMatch(/4242\s?4242|"cvc"/);
      },
    ),
  ],
  confirmed,
  afterwards,
  available: [
    claim('Nem todas as entidades têm todos os métodos, e cada método tem limites.', async (world) => {
      expect(await methodsFor(world, 1000)).toEqual(['CC', 'MB', 'MW']);
      expect(await methodsFor(world, 600_000)).not.toContain('MW');
      const { withoutMethods } = world.seed.soapEntities;
      expect(await methodsFor(world, 1000, withoutMethods)).toEqual([]);
    }),
    advice('Pergunte antes de os mostrar:'),
    claim(
      'Com 0,60 €, na sandbox, o Multibanco já não vem:',
      async (world) => expect(await methodsFor(world, 60)).toEqual(['CC', 'MW']),
      { chosen: ['limit-methodLimits'] },
    ),
  ],
  'page-or-direct': [
    claim('Chamada | createCheckout | createReference ou createPayment', async (world) => {
      const { data } = await world.api.post<Checkout>('/api/checkouts', { payment: { amount: 1000 } });
      expect(data.checkoutUrl).toContain(data.id);
      expect((await starts.reference(world)).referenceDetails.reference).toMatch(/^\d{9}$/);
      expect((await starts.phone(world)).paymentMethod?.code).toBe('MW');
    }),
    claim('Métodos | Cartão, Multibanco e MB WAY | Multibanco, MB WAY e métodos guardados', async (world) => {
      const methods = (await (await world.open()).payment()).availableMethods.map(({ code }) => code);
      expect(methods.sort()).toEqual(['CC', 'MB', 'MW']);
      const states = [starts.reference, starts.phone, starts.savedPhone, starts.savedCard];
      for (const start of states) expect((await start(world)).id).toEqual(expect.any(String));
    }),
    claim('Cartão novo | Sim, também dentro da sua página | Não: na sandbox, e00402', async (world) => {
      expect((await world.create({ paymentMethod: { code: 'CC' } })).refusals).toEqual(['400 e00402']);
      const redirects = [{ type: 'action' as const, url: 'https://loja.example/fim' }];
      const page = await world.open({ page: { language: 'PT', layout: 'embed' }, redirects });
      await page.card(world.cards.visa);
      expect(await page.state()).toBe('PaymentSuccess');
    }),
    claim('Quem faz o ecrã | A API, em português, espanhol ou inglês | A sua loja', async (world) => {
      const post = (language: string) =>
        world.api.post('/api/checkouts', { payment: { amount: 1000 }, page: { language } });
      for (const language of ['PT', 'ES', 'EN']) expect((await post(language)).status).toBe(201);
      expect((await post('FR')).status).toBe(422);
    }),
    claim(
      'Se uma tentativa falha | O cliente tenta outra vez, ou escolhe outro método | A sua loja oferece outra',
      async (world) => {
        const page = await world.open();
        await page.card(world.cards.declined);
        expect((await page.payment()).stateDetails.state).toBe('pending');
        await page.reference();
        expect((await page.payment()).referenceDetails.reference).toMatch(/^\d{9}$/);
      },
    ),
    claim('Guardar o método | Cartão e MB WAY | Só MB WAY', async (world) => {
      const customer = { uuid: world.seed.customers.own };
      const save = { details: { createRegistration: true } };
      for (const code of ['CC', 'MW']) {
        const payment = { amount: 1000, customer, paymentMethod: { code, ...save } };
        expect((await world.api.post('/api/checkouts', { payment })).status, code).toBe(201);
      }
      const phone = { ...byPhone, details: { ...byPhone.details, createRegistration: true } };
      expect((await world.create({ customer, paymentMethod: phone })).status).toBe(201);
      const card = { code: 'CC', ...save };
      expect((await world.create({ customer, paymentMethod: card })).refusals).toEqual(['400 e00402']);
    }),
    advice('Pode usar os dois: a página para quem compra…'),
    claim(
      'Pede a encomenda REF-0042 na sua sandbox com uma página, uma referência, um pedido MB WAY e um cartão guardado.',
      provedBy('e2e/guides/run.spec.ts', 'run as recorded in a private sandbox'),
    ),
    advice('Compare os estados.'),
  ],
  next: [
    advice(
      'Receba a primeira encomenda com uma página…',
      'Todos os caminhos de cada método…',
      'Apple Pay, Google Pay, débito direto…',
    ),
  ],
});
