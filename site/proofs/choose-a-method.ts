import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { byPhone, inSixMonths, methodsFor, starts, validSeconds } from './verbs/choose-a-method.ts';

const hold = { type: 'authorization', amount: 1000 };

const series = { recurring: { type: 'INITIAL', amountQualifier: 'ESTM' } };

/** Gives back of a payment twice. */
async function refundsInParts(world: World, id: string): Promise<void> {
  for (const amount of [400, 600]) expect((await world.refund(id, amount)).status).toBe(201);
}

const stateOf = async (world: World, id: string) => (await world.get(id)).stateDetails.state;

/** A request on a phone that nobody answers is there for five minutes. */
async function waitsFiveMinutes(world: World, id: string): Promise<void> {
  await world.pass(5 * 60 - 1);
  expect(await stateOf(world, id)).toBe('pending_confirmation');
  await world.pass(1);
  expect(await stateOf(world, id)).toBe('pending');
}

export default proofs('choose-a-method', {
  // ---- top
  // “Cada método pede outra coisa ao cliente e fica pago noutro momento.”
  'top-1': async (world) => {
    const states = await Promise.all(Object.values(starts).map((start) => start(world)));
    expect(new Set(states.map(({ stateDetails }) => stateDetails.state))).toEqual(
      new Set(['pending', 'pending_confirmation', 'confirmed']),
    );
  },
  // ---- decide
  // “Cartão guardado: pago na própria resposta, uma vez ou todos os meses.”
  'decide-1': async (world) => {
    const first = await world.charge({ recurring: { type: 'INITIAL', amountQualifier: 'DFLT' } });
    expect(first.stateDetails.state).toBe('confirmed');
    expect((await world.repeat(first.id, first.amount)).data.stateDetails.state).toBe('confirmed');
  },
  // “MB WAY: aceita na aplicação, em minutos.”
  'decide-2': async (world) => {
    const { id } = (await world.create({ paymentMethod: byPhone })).data;
    await world.answerPhone(id, 'accept', '1234');
    expect((await world.get(id)).stateDetails.state).toBe('confirmed');
  },
  // “Página de pagamento: aceita cartão, mostra os outros métodos, e quem escolhe é o cliente.”
  'decide-3': async (world) => {
    const page = await world.open();
    const { availableMethods } = await page.payment();
    expect(availableMethods.map(({ code }) => code).sort()).toEqual(['CC', 'MB', 'MW']);
    await page.card(world.cards.visa);
    expect((await page.payment()).stateDetails.state).toBe('confirmed');
  },
  // “Se hesita, comece pela página de pagamento: é uma só integração para os três métodos, e os dados do cartão nunca passam pela sua loja.”
  'decide-4': async (world) => {
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
  // ---- available
  // “Nem todas as entidades têm todos os métodos, e cada método tem limites.”
  'available-1': async (world) => {
    expect(await methodsFor(world, 1000)).toEqual(['CC', 'MB', 'MW']);
    expect(await methodsFor(world, 600_000)).not.toContain('MW');
    const { withoutMethods } = world.seed.soapEntities;
    expect(await methodsFor(world, 1000, withoutMethods)).toEqual([]);
  },
  // “Com 0,60 €, na sandbox, o Multibanco já não vem:”
  'available-2': chosen(['limit-methodLimits'], async (world) =>
    expect(await methodsFor(world, 60)).toEqual(['CC', 'MW']),
  ),
  // ---- page-or-direct
  // “Chamada | createCheckout | createReference ou createPayment”
  'page-or-direct-1': async (world) => {
    const { data } = await world.api.post<Checkout>('/api/checkouts', { payment: { amount: 1000 } });
    expect(data.checkoutUrl).toContain(data.id);
    expect((await starts.reference(world)).referenceDetails.reference).toMatch(/^\d{9}$/);
    expect((await starts.phone(world)).paymentMethod?.code).toBe('MW');
  },
  // “Métodos | Cartão, Multibanco e MB WAY | Multibanco, MB WAY e métodos guardados”
  'page-or-direct-2': async (world) => {
    const methods = (await (await world.open()).payment()).availableMethods.map(({ code }) => code);
    expect(methods.sort()).toEqual(['CC', 'MB', 'MW']);
    const states = [starts.reference, starts.phone, starts.savedPhone, starts.savedCard];
    for (const start of states) expect((await start(world)).id).toEqual(expect.any(String));
  },
  // “Cartão novo | Sim, também dentro da sua página | Não: na sandbox, e00402”
  'page-or-direct-3': async (world) => {
    expect((await world.create({ paymentMethod: { code: 'CC' } })).refusals).toEqual(['400 e00402']);
    const redirects = [{ type: 'action' as const, url: 'https://loja.example/fim' }];
    const page = await world.open({ page: { language: 'PT', layout: 'embed' }, redirects });
    await page.card(world.cards.visa);
    expect(await page.state()).toBe('PaymentSuccess');
  },
  // “Quem faz o ecrã | A API, em português, espanhol ou inglês | A sua loja”
  'page-or-direct-4': async (world) => {
    const post = (language: string) =>
      world.api.post('/api/checkouts', { payment: { amount: 1000 }, page: { language } });
    for (const language of ['PT', 'ES', 'EN']) expect((await post(language)).status).toBe(201);
    expect((await post('FR')).status).toBe(422);
  },
  // “Se uma tentativa falha | O cliente tenta outra vez, ou escolhe outro método | A sua loja oferece outra”
  'page-or-direct-5': async (world) => {
    const page = await world.open();
    await page.card(world.cards.declined);
    expect((await page.payment()).stateDetails.state).toBe('pending');
    await page.reference();
    expect((await page.payment()).referenceDetails.reference).toMatch(/^\d{9}$/);
  },
  // “Guardar o método | Cartão e MB WAY | Só MB WAY”
  'page-or-direct-6': async (world) => {
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
  },
  // ---- afterwards
  // “Cartão, na página | createRefund | Antes de pago | Sim…”
  'afterwards-1': async (world) => {
    const open = await world.open();
    expect((await world.cancel(open.paymentId)).status).toBe(200);
    const first = await world.open({ payment: series });
    await first.card(world.cards.visa);
    expect((await world.cancel(first.paymentId)).refusals).toEqual(['400 e00600']);
    expect((await world.repeat(first.paymentId, 500)).status).toBe(201);
    await refundsInParts(world, first.paymentId);
    const held = await world.open({ payment: { type: 'authorization' } });
    await held.card(world.cards.visa);
    expect((await world.capture(held.paymentId, 1000)).status).toBe(201);
  },
  // “Multibanco | createRefund | Antes de pago, só o tipo REALTIME | Não | Não”
  'afterwards-2': async (world) => {
    const { api } = world;
    const create = (body: object) => api.post<Payment>('/api/payments/references', { amount: 1000, ...body });
    const normal = (await create({})).data;
    expect((await world.cancel(normal.id)).refusals).toEqual(['400 e00402']);
    const realtime = (await create({ availableMethods: [{ code: 'MB', type: 'REALTIME' }] })).data;
    expect((await world.cancel(realtime.id)).status).toBe(200);
    expect((await create(hold)).refusals).toEqual(['400 e00402']);
    const { id } = await world.payReference(series);
    expect((await world.repeat(id, 500)).status).toBe(400);
    await refundsInParts(world, id);
  },
  // “MB WAY | createRefund | Na sandbox, só quando o pedido já falhou | Não | Não: mesmo guardado, aceita sempre na aplicação”
  'afterwards-3': async (world) => {
    const { id } = await starts.phone(world);
    expect((await world.cancel(id)).refusals).toEqual(['400 e00600']);
    await world.answerPhone(id, 'refuse');
    expect((await world.cancel(id)).status).toBe(200);
    expect((await world.create({ ...hold, paymentMethod: byPhone })).refusals).toEqual(['400 e00402']);
    const first = (await world.create({ ...series, paymentMethod: byPhone })).data;
    await world.answerPhone(first.id, 'accept', '1234');
    expect((await world.repeat(first.id, 500)).refusals).toEqual(['400 e00402']);
    expect((await starts.savedPhone(world)).stateDetails.state).toBe('pending_confirmation');
    await refundsInParts(world, first.id);
  },
  // “Cartão guardado | createRefund | Só uma reserva | Sim | Sim”
  'afterwards-4': async (world) => {
    const { id } = await world.charge(series);
    expect((await world.cancel(id)).refusals).toEqual(['400 e00600']);
    expect((await world.repeat(id, 500)).status).toBe(201);
    const held = await world.authorise();
    expect((await world.capture(held.id, 400)).status).toBe(201);
    expect((await world.cancel((await world.authorise()).id)).status).toBe(200);
    await refundsInParts(world, id);
  },
  // “Terminal cloud | createTerminalRefund, com o mesmo cartão | Na sandbox, depois de aprovado e antes de liquidado | Não | Não”
  'afterwards-5': async (world) => {
    const { authorisedTerminal, settledTerminal } = world.seed.payments;
    expect((await world.cancel((await starts.terminal(world)).id)).refusals).toEqual(['400 e00600']);
    expect((await world.capture(authorisedTerminal, 100)).status).toBe(400);
    expect((await world.cancel(authorisedTerminal)).status).toBe(200);
    expect((await world.cancel(settledTerminal)).refusals).toEqual(['400 e00600']);
    expect((await world.repeat(settledTerminal, 100)).status).toBe(400);
    // The terminal gives up on the payment above after a minute.
    await world.pass(120);
    const { uuid } = world.seed.terminals[0];
    const path = `/api/terminals/${uuid}/refunds/${settledTerminal}`;
    expect((await world.api.post(path, { amount: 100 })).status).toBe(201);
  },
  // “Devolve-se por inteiro ou em partes; o que se reserva, captura-se.”
  'afterwards-6': async (world) => {
    await refundsInParts(world, (await world.payReference()).id);
    const { id } = await world.payReference();
    expect((await world.refund(id, 1000)).status).toBe(201);
    expect((await world.capture((await world.authorise()).id, 1000)).status).toBe(201);
  },
  // “Na sandbox, um pagamento devolvido todo no próprio dia fica cancelado: veja os estados.”
  'afterwards-7': async (world) => {
    const { id } = await world.payReference();
    await world.refund(id, 1000);
    expect((await world.get(id)).stateDetails.state).toBe('cancelled');
  },
  // ---- confirmed
  // “Cartão, na página | O cartão e a autenticação forte, na página | pending…”
  'confirmed-1': async (world) => {
    const payment = await starts.page(world);
    expect([payment.stateDetails.state, payment.validDate.end]).toEqual(['pending', inSixMonths]);
    const page = await world.open();
    await page.card(world.cards.challenge);
    expect(await stateOf(world, page.paymentId)).toBe('pending');
    await page.bank('accept');
    expect(await stateOf(world, page.paymentId)).toBe('confirmed');
  },
  // “Multibanco | Nada | pending | Paga na caixa ou no homebanking…”
  'confirmed-2': async (world) => {
    const payment = await starts.reference(world);
    expect([payment.stateDetails.state, payment.validDate.end]).toEqual(['pending', inSixMonths]);
    const paid = await world.payReference({ validDate: { end: '2026-01-20T12:00:00+00:00' } });
    expect(paid.validDate.end).toBe('2026-01-20T12:00:00+00:00');
    expect(await stateOf(world, paid.id)).toBe('confirmed');
  },
  // “MB WAY | O número de telemóvel | pending_confirmation…”
  'confirmed-3': chosen(['limit-pushMinutes'], async (world) => {
    const payment = await starts.phone(world);
    expect([payment.stateDetails.state, validSeconds(payment)]).toEqual(['pending_confirmation', 1800]);
    await waitsFiveMinutes(world, payment.id);
    const accepted = await starts.phone(world);
    await world.answerPhone(accepted.id, 'accept', '1234');
    expect(await stateOf(world, accepted.id)).toBe('confirmed');
  }),
  // “MB WAY guardado | Que aceite na aplicação, sempre | pending_confirmation…”
  'confirmed-4': chosen(['limit-pushMinutes'], async (world) => {
    const payment = await starts.savedPhone(world);
    expect([payment.stateDetails.state, payment.validDate.end]).toEqual([
      'pending_confirmation',
      inSixMonths,
    ]);
    await world.answerPhone(payment.id, 'accept', '1234');
    expect(await stateOf(world, payment.id)).toBe('confirmed');
  }),
  // “Cartão guardado | Nada, depois de o guardar | confirmed…”
  'confirmed-5': async (world) => {
    expect((await starts.savedCard(world)).stateDetails.state).toBe('confirmed');
  },
  // “Terminal cloud | O cartão, e o PIN se for pedido | pending_confirmation…”
  'confirmed-6': chosen(['behaviour-terminalValidity'], async (world) => {
    const payment = await starts.terminal(world);
    expect([payment.stateDetails.state, payment.validDate.end]).toEqual([
      'pending_confirmation',
      '2026-01-15T23:59:59+00:00',
    ]);
    const { authorisedTerminal } = world.seed.payments;
    expect(await stateOf(world, authorisedTerminal)).toBe('authorised');
    await world.pass(24 * 3600);
    expect(await stateOf(world, authorisedTerminal)).toBe('confirmed');
  }),
  // “O aviso é o mesmo para todos: payment_confirmed.”
  'confirmed-7': async (world) => {
    const told = await world.listen('payment_confirmed');
    const reference = await world.payReference();
    const card = await world.charge();
    const phone = await starts.phone(world);
    await world.answerPhone(phone.id, 'accept', '1234');
    const page = await world.open();
    await page.card(world.cards.visa);
    await world.pass(24 * 3600);
    const ids = (await told()).map(({ payment }) => payment.id);
    const { authorisedTerminal } = world.seed.payments;
    for (const id of [reference.id, card.id, phone.id, page.paymentId, authorisedTerminal])
      expect(ids).toContain(id);
  },
});
