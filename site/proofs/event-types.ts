import { readFileSync } from 'node:fs';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { entityScenarios } from '@balcao/contract/scenarios/entities.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { expect } from 'vitest';
import { plainPages } from '../../sandbox/testing/payer.ts';
import { openTestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { receivedActions, subscribe } from '../../sandbox/testing/webhooks.ts';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { eventsOfEachRow, rowsOfTable } from './verbs/webhooks-event-types-rows.ts';

const page = readFileSync(at('site/docs/guides/webhooks/event-types.mdx'), 'utf8');

const path = '/api/webhooks';

const register = (world: World, clientId: string) =>
  world.api.post('/api/entities', {
    clientId,
    name: 'Livraria de Exemplo, Lda.',
    user: { name: 'Maria Silva', email: 'maria.silva@loja.example' },
  });

const reference = async ({ api }: World, more: object = {}) =>
  (await api.post<Payment>('/api/payments/references', { amount: 1000, ...more })).data;

export default proofs('event-types', {
  // ---- front matter
  // “Todos os eventos que um webhook pode anunciar, quando é enviado cada um, em que estado fica o pagamento e como provocá-lo na sandbox.”
  'front-matter-1': async ({ api, webhookUrl: url }) => {
    for (const action of webhookActions) {
      expect((await api.post<Webhook>(path, { action, url })).data.action).toBe(action);
      expect(page).toContain(`<Event is="${action}" />`);
    }
    for (const action of ['payment_created', 'payment_pending', 'payment_captured', 'entity_created'])
      expect((await api.post(path, { action, url })).refusals).toEqual(['422 e00230']);
  },
  // ---- top
  // “Quase todas as mudanças que interessam a uma loja têm um evento.”
  // “Esta página tem os eventos todos, e diz quais chegam juntos e que mudanças não têm nenhum.”
  'top-1': async (world) => {
    const rows = await eventsOfEachRow(world);
    const told = (count: number) =>
      rows.filter(({ events }) => events.length === count).map(({ name }) => name);
    expect(rowsOfTable(page, 'Mudanças que têm dois eventos')).toEqual(told(2));
    expect(rowsOfTable(page, 'Mudanças de um pagamento que não têm evento')).toEqual(told(0));
    expect(rows.length - told(0).length).toBeGreaterThan(told(0).length);
  },
  // “Subscreve-se cada evento com createWebhook, um por subscrição.”
  'top-2': async ({ api, webhookUrl: url }) => {
    const refused = await api.post(path, { action: [...webhookActions], url });
    expect(refused.refusals).toEqual(['422 e00230']);
  },
  // ---- payments
  // “O corpo, em JSON, leva webhook, com o evento, e payments, com o pagamento inteiro tal como ficou.”
  'payments-1': async (world) => {
    await world.subscribe('payment_authorized', 'payment_confirmed', 'payment_refunded');
    const stages: Payment[] = [await world.authorise()];
    const [{ id } = { id: '' }] = stages;
    await world.capture(id, 1000);
    stages.push(await world.get(id));
    const paid = await world.payReference();
    await world.refund(paid.id, 100);
    stages.push(paid, await world.get(paid.id));
    const bodies = (await world.messages()).map(({ body }) => JSON.parse(body));
    const ofPayment = (of: string) => bodies.filter(({ payments }) => payments[0].id === of);
    expect(bodies.every((body) => Object.keys(body).join() === 'webhook,payments')).toBe(true);
    expect([...ofPayment(id), ...ofPayment(paid.id)].map(({ payments }) => payments)).toEqual(
      stages.map((payment) => [payment]),
    );
    expect(ofPayment(id).map(({ webhook }) => webhook.action)).toEqual([
      'payment_authorized',
      'payment_confirmed',
    ]);
  },
  // ---- entities
  // “Só interessam a quem regista comerciantes com createEntity ou pelo formulário de adesão.”
  'entities-1': async (world) => {
    await world.subscribe(...webhookActions.filter((action) => action.startsWith('entity_')));
    await world.payReference();
    expect(await world.actions()).toEqual([]);
    const fields = {
      name: 'Livraria de Exemplo, Lda.',
      'user[name]': 'Maria Silva',
      'user[email]': 'maria.silva@loja.example',
    };
    const body = new URLSearchParams({ ...fields, clientId: '500000000', confirmed: '1' });
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' };
    const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
    await world.api.post('/api/entities', { clientId: '502011378', name: fields.name, user });
    expect(await world.actions()).toEqual(['entity_pending']);
    const withPages = await openTestSandbox({ sqlite: ':memory:' }, { pages: plainPages });
    await subscribe(withPages.api, 'entity_pending');
    const address = 'http://localhost:4000/aderir';
    const sent = await withPages.sandbox.fetch(new Request(address, { method: 'POST', body, headers }));
    await withPages.sandbox.settle();
    const told = receivedActions(withPages);
    await withPages.close();
    expect([sent.status, told]).toEqual([201, ['entity_pending']]);
  },
  // “Na sandbox, o corpo leva webhook e entities, com a entidade inteira; a documentação não mostra o destes eventos.”
  'entities-2': chosen(['behaviour-entityEvents'], async (world) => {
    const { clientId } = world.seed.entities.pending;
    await world.subscribe('entity_declined');
    await world.api.post(`/sandbox/entities/${clientId}/review`, { action: 'decline' });
    const [message] = await world.messages();
    const { webhook, ...rest } = JSON.parse(message?.body ?? '{}');
    expect(webhook.action).toBe('entity_declined');
    expect(rest).toEqual({ entities: [(await world.api.get(`/api/entities/${clientId}`)).data] });
  }),
  // ---- body
  // “webhook.id é o da sua subscrição, não o da entrega: repete-se em todos os avisos que ela faz.”
  'body-1': async (world) => {
    const ids: string[] = [];
    for (const action of ['payment_confirmed', 'payment_refunded']) {
      const { data } = await world.api.post<Webhook>(path, { action, url: world.webhookUrl });
      ids.push(data.id);
    }
    for (let n = 0; n < 3; n += 1) await world.payReference();
    const [confirmed] = ids;
    expect((await world.notifications()).map(({ webhook }) => webhook.id)).toEqual(Array(3).fill(confirmed));
    const deliveries = (await world.deliveries()).map(({ id }) => id);
    expect(new Set(deliveries).size).toBe(3);
    expect(deliveries).not.toContain(confirmed);
  },
  // ---- together
  // “Quando uma mudança tem dois eventos, recebe um aviso por cada um que subscreveu.”
  'together-1': async (world) => {
    const validDate = { end: '2026-01-15T11:00:00' };
    await world.subscribe('payment_expired');
    const alone = await world.create({ paymentMethod: { code: 'MB' }, validDate });
    await world.pass(3600);
    expect(await world.actions()).toEqual(['payment_expired']);
    await world.subscribe('payment_cancelled');
    await world.create({ paymentMethod: { code: 'MB' }, validDate: { end: '2026-01-15T12:00:00' } });
    await world.pass(3600);
    expect(alone.status).toBe(201);
    expect(await world.actions()).toEqual(['payment_expired', 'payment_expired', 'payment_cancelled']);
  },
  // “Repare no reembolso de uma parte: payment_cancelled nem sempre quer dizer que o pagamento deixou de estar pago.”
  // “Leia stateDetails.state e refunds.”
  // “A documentação diz que o evento chega com um reembolso no próprio dia, sem separar o de tudo do de uma parte; que o resto continue pago é uma escolha da sandbox.”
  'together-2': chosen(['payment-confirmed-void_part'], async (world) => {
    const heard = await world.listen('payment_cancelled');
    const [part, whole] = [await world.charge(), await world.charge()];
    await world.refund(part.id, 400);
    await world.sandbox.settle();
    await world.refund(whole.id, 1000);
    expect(
      (await heard()).map(({ payment: { id, stateDetails, refunds } }) => [
        id,
        stateDetails.state,
        refunds?.map(({ amount }) => amount),
      ]),
    ).toEqual([
      [part.id, 'confirmed', [400]],
      [whole.id, 'cancelled', [1000]],
    ]);
    expect((await world.capture(part.id, 1)).status).toBe(400);
    expect((await world.refund(part.id, 600)).status).toBe(201);
  }),
  // ---- silent
  // “Na sandbox, nenhuma subscrição é avisada destas mudanças; da criação, só o callbackUrl, se o enviou.”
  'silent-1': chosen(['payment-new-create_checkout', 'payment-confirmed-capture'], async (world) => {
    world.respondWith(200);
    await world.subscribe(...webhookActions);
    const callbackUrl = 'https://loja.example/callback';
    await world.api.post('/api/payments/references', { amount: 1000, callbackUrl });
    await world.open({ payment: { callbackUrl } });
    expect(await world.messages()).toEqual([]);
    expect(await world.messages(callbackUrl)).toHaveLength(2);
  }),
  // “As que partem de uma chamada sua vêm na resposta; as outras leem-se com getPayment ou listPayments.”
  'silent-2': async (world) => {
    const phone = (phoneNumber: string) => ({ paymentMethod: { code: 'MW', details: { phoneNumber } } });
    const { data } = await world.create(phone('351#912345678'));
    expect(data.stateDetails.state).toBe('pending_confirmation');
    await world.answerPhone(data.id, 'refuse');
    const again = await world.api.put<Payment>(`/api/payments/${data.id}`, phone('351#961234567'));
    expect(again.data.stateDetails.state).toBe('pending_confirmation');
    const { id } = await world.authorise();
    expect((await world.adjust(id, 900)).data.amount).toBe(900);
    await world.capture(id, 100);
    expect((await world.capture(id, 200)).data).toMatchObject({ type: 'capture', amount: 200 });
    const paid = await world.payReference();
    await world.settle();
    const read = await world.get(paid.id);
    expect(read.transferDetails?.transferredAt).toBeTruthy();
    expect(read.paymentFee?.invoiceDetails?.invoiceNumber).toBeTruthy();
    const { data: listed } = await world.api.get<Payment[]>(`/api/payments?id=${paid.id}`);
    expect(listed).toEqual([read]);
  },
  // ---- provoke
  // “payment_authorized | Aprove um pagamento num terminal virtual, ou crie um do tipo authorization com um cartão guardado”
  'provoke-1': async (world) => {
    await world.subscribe('payment_authorized');
    await world.terminal().approved();
    expect(await world.actions()).toEqual(['payment_authorized']);
    await world.authorise();
    expect(await world.actions()).toEqual(['payment_authorized', 'payment_authorized']);
  },
  // “payment_confirmed | Crie uma referência com createReference e pague-a com payAtAtm”
  'provoke-2': async (world) => {
    await world.subscribe('payment_confirmed');
    const { referenceDetails, amount } = await reference(world);
    expect(await world.actions()).toEqual([]);
    await world.api.post('/sandbox/atm', { ...referenceDetails, amount });
    expect(await world.actions()).toEqual(['payment_confirmed']);
  },
  // “payment_expired | Crie uma referência com validDate.end e adiante o relógio com moveClock”
  'provoke-3': async (world) => {
    await world.subscribe('payment_expired');
    await reference(world, { validDate: { end: '2026-01-15T11:00:00' } });
    await world.pass(3599);
    expect(await world.actions()).toEqual([]);
    await world.pass(1);
    expect(await world.actions()).toEqual(['payment_expired']);
  },
  // “payment_cancelled | Cancele um pagamento pending com cancelPayment; uma referência Multibanco normal pede ignoreUnsupported”
  'provoke-4': async (world) => {
    await world.subscribe('payment_cancelled');
    const { paymentId } = await world.open();
    expect((await world.cancel(paymentId)).status).toBe(200);
    expect(await world.actions()).toEqual(['payment_cancelled']);
    const { id, stateDetails } = await reference(world);
    expect(stateDetails.state).toBe('pending');
    expect((await world.cancel(id)).refusals).toEqual(['400 e00402']);
    await world.cancel(id, { ignoreUnsupported: true });
    expect(await world.actions()).toEqual(['payment_cancelled', 'payment_cancelled']);
  },
  // “payment_refunded | Reembolse um pagamento confirmado (de uma autorização, a captura) com createRefund”
  'provoke-5': async (world) => {
    await world.subscribe('payment_refunded');
    const { id, stateDetails } = await world.payReference();
    expect(stateDetails.state).toBe('confirmed');
    await world.refund(id, 1000);
    expect(await world.actions()).toEqual(['payment_refunded']);
  },
  // “payment_method_error | Peça um pagamento a um dos telemóveis de teste que recusam ou falham”
  'provoke-6': async (world) => {
    await world.subscribe('payment_method_error');
    const phones = phoneScenarios.filter(
      ({ outcome, whenSaved }) => (outcome === 'refuse' || outcome === 'fail') && !whenSaved,
    );
    expect(phones.length).toBeGreaterThan(2);
    for (const [place, { phone: phoneNumber, afterSeconds }] of phones.entries()) {
      await world.create({ paymentMethod: { code: 'MW', details: { phoneNumber } } });
      await world.pass(afterSeconds);
      expect(await world.actions()).toEqual(Array(place + 1).fill('payment_method_error'));
    }
  },
  // “entity_pending | Registe uma entidade com createEntity”
  'provoke-7': async (world) => {
    await world.subscribe('entity_pending');
    expect((await register(world, '999999605')).status).toBe(201);
    expect(await world.actions()).toEqual(['entity_pending']);
  },
  // “entity_approved e entity_declined | Registe um dos NIF de teste, ou decida com reviewEntity”
  'provoke-8': async (world) => {
    await world.subscribe('entity_approved', 'entity_declined');
    for (const { clientId } of entityScenarios) await register(world, clientId);
    await world.pass(3);
    expect((await world.actions()).sort()).toEqual(['entity_approved', 'entity_declined']);
    await register(world, '999999605');
    await world.api.post('/sandbox/entities/999999605/review', { action: 'decline' });
    await world.api.post(`/sandbox/entities/${world.seed.entities.pending.clientId}/review`, {
      action: 'approve',
    });
    expect((await world.actions()).slice(2).sort()).toEqual(['entity_approved', 'entity_declined']);
  },
});
