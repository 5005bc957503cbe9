import { acceptedStatuses } from '@balcao/contract/resources/webhooks/acceptedStatuses.ts';
import { disableAfterFailures } from '@balcao/contract/resources/webhooks/disableAfterFailures.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

const path = '/api/webhooks';

const inboxOf = (code: string) => `http://localhost:4000/sandbox/inbox/${code}`;

const made = async ({ api, webhookUrl: url }: World, more: object = {}) =>
  (await api.post<Webhook>(path, { action: 'payment_confirmed', url, ...more })).data;

const confirmedArrives = async (world: World) => {
  await world.subscribe('payment_confirmed');
  const payment = await world.payReference({ summary: 'Encomenda 0042' });
  const [message] = await world.messages();
  if (!message) throw new Error('Nothing arrived.');
  return { payment, message, body: JSON.parse(message.body) };
};

const callbackUrl = 'https://loja.example/callback';

export default proofs('webhooks', {
  // ---- front matter
  // “Subscreva um evento, pague uma referência na sandbox e veja chegar o aviso assinado que diz que o dinheiro entrou.”
  'front-matter-1': async (world) => {
    const { message, body } = await confirmedArrives(world);
    expect(world.isSigned(message)).toBe(true);
    expect(body.payments[0].stateDetails.state).toBe('confirmed');
  },
  // ---- flow
  // “Um webhook é um POST que a API faz ao seu servidor quando alguma coisa acontece.”
  // “Leva o evento e o pagamento inteiro de que se trata, assinados com a sua chave privada; na sandbox, o aviso sobre uma entidade leva-a inteira.”
  // “A sua loja subscreve um evento uma vez.”
  // “A API faz um POST assinado ao URL subscrito, e a loja confere a assinatura, guarda e responde com sucesso.”
  'flow-1': chosen(['behaviour-entityEvents'], async (world) => {
    const { payment, message, body } = await confirmedArrives(world);
    expect(message.method).toBe('POST');
    expect(body.webhook.action).toBe('payment_confirmed');
    expect(body.payments).toEqual([payment]);
    await world.payReference();
    expect(await world.actions()).toEqual(['payment_confirmed', 'payment_confirmed']);
    const { clientId } = world.seed.entities.pending;
    await world.subscribe('entity_approved');
    await world.api.post(`/sandbox/entities/${clientId}/review`, { action: 'approve' });
    const told = (await world.notifications()).at(-1);
    expect(told?.webhook.action).toBe('entity_approved');
    expect(told?.entities).toEqual([(await world.api.get(`/api/entities/${clientId}`)).data]);
    expect((await world.messages()).every((each) => world.isSigned(each))).toBe(true);
  }),
  // “Sem resposta de sucesso, a API volta a tentar.”
  'flow-2': async (world) => {
    world.respondWith(500);
    await confirmedArrives(world);
    world.respondWith(new Error('connection reset'));
    await world.pass(60);
    world.respondWith(204);
    await world.pass(3600);
    expect(await world.messages()).toHaveLength(3);
  },
  // ---- subscribe
  // “Chame createWebhook com o evento e o URL.”
  'subscribe-1': async (world) => {
    const { action, url } = await made(world);
    expect([action, url]).toEqual(['payment_confirmed', world.webhookUrl]);
    expect((await world.api.post(path, { action })).refusals).toEqual(['422 e00221']);
    expect((await world.api.post(path, { url })).refusals).toEqual(['422 e00221']);
  },
  // “As subscrições são da plataforma, não de uma entidade: esta chamada não leva PayPay-ClientId e, na sandbox, os avisos de todas as entidades da plataforma chegam ao mesmo URL, cada um com o seu clientId.”
  'subscribe-2': chosen(['behaviour-webhookScope'], async (world) => {
    const { entity, entities } = world.seed;
    const body = { action: 'payment_confirmed', url: world.webhookUrl };
    expect((await world.api.post(path, body, { 'paypay-clientid': undefined })).status).toBe(200);
    await world.payReference();
    await world.payReferenceAs(world.onBehalfOf(entities.approved.clientId));
    await world.payReferenceAs(world.other);
    expect((await world.notifications()).map(({ payments: [{ clientId }] }) => clientId)).toEqual([
      entity.clientId,
      entities.approved.clientId,
    ]);
  }),
  // “Cada subscrição é de um só evento.”
  // “Para ouvir vários, crie uma para cada; podem apontar todas para o mesmo URL, e o corpo diz qual foi.”
  'subscribe-3': async (world) => {
    const action = ['payment_confirmed', 'payment_refunded'];
    const refused = await world.api.post(path, { action, url: world.webhookUrl });
    expect(refused.refusals).toEqual(['422 e00230']);
    const heard = await world.listen('payment_confirmed');
    await world.refund((await world.charge()).id, 100);
    expect((await heard()).map((each) => each.action)).toEqual(['payment_confirmed']);
    await world.subscribe('payment_refunded');
    await world.refund((await world.charge()).id, 100);
    expect((await heard()).slice(1).map((each) => each.action)).toEqual(action);
  },
  // “Para começar bastam duas: payment_confirmed, que manda entregar a encomenda, e payment_cancelled, que a desfaz se o estado do pagamento for cancelled.”
  'subscribe-4': async (world) => {
    const heard = await world.listen('payment_confirmed', 'payment_cancelled');
    const [part, whole] = [await world.charge(), await world.charge()];
    await world.refund(part.id, 100);
    await world.sandbox.settle();
    await world.refund(whole.id, 1000);
    await world.sandbox.settle();
    await world.cancel((await world.authorise()).id);
    expect((await heard()).map(({ action, payment }) => [action, payment.stateDetails.state])).toEqual([
      ['payment_confirmed', 'confirmed'],
      ['payment_confirmed', 'confirmed'],
      ['payment_cancelled', 'confirmed'],
      ['payment_cancelled', 'cancelled'],
      ['payment_cancelled', 'cancelled'],
    ]);
  },
  // ---- try
  // “Numa sandbox nova, também numa privada, a plataforma principal já tem uma subscrição de payment_confirmed, que aponta para um recetor da própria sandbox; a segunda plataforma não tem nenhuma.”
  // “Por isso o aviso chega mesmo que ainda não tenha servidor.”
  'try-1': async (world) => {
    const opened = await world.openPrivateSandbox();
    for (const { api, code, second } of [
      { api: world.api, code: world.merchant.code, second: world.other },
      { api: opened.api, code: opened.platformCode, second: opened.otherApi },
    ]) {
      expect((await second.get<Webhook[]>(path)).data).toEqual([]);
      const { data } = await api.get<Webhook[]>(`${path}?action=payment_confirmed`);
      expect(data.map(({ url }) => url)).toEqual([inboxOf(code)]);
      await world.payReferenceAs(api);
      const [message] = await world.messages(inboxOf(code));
      expect(message && (await world.toInbox(message))).toBe(200);
    }
  },
  // “A sandbox corre no seu computador, por isso http://localhost:4500/ também serve de URL.”
  'try-2': async (world) => {
    const url = 'http://localhost:4500/';
    await made(world, { url });
    await world.payReference();
    expect(await world.actions(url)).toEqual(['payment_confirmed']);
  },
  // ---- manage
  // “Ver as que tem | listWebhooks | action mostra só as de um evento”
  // “Ler uma | getWebhook | …”
  'manage-1': async ({ api, other }) => {
    const { data } = await api.get<Webhook[]>(path);
    expect(data.map(({ action }) => action)).toEqual(['payment_confirmed', 'payment_cancelled']);
    const some = await api.get<Webhook[]>(`${path}?action=payment_cancelled`);
    expect(some.data).toEqual([data[1]]);
    expect((await api.get(`${path}/${data[1]?.id}`)).data).toEqual(data[1]);
    expect((await other.get(path)).data).toEqual([]);
  },
  // “Mudar o URL ou o evento | updateWebhook | Na sandbox, envie só o que muda, e uma subscrição desativada volta a receber”
  'manage-2': chosen(['behaviour-disabledSubscription'], async (world) => {
    const webhook = await made(world);
    const { id } = webhook;
    const put = async (body: object) => (await world.api.put(`${path}/${id}`, body)).data;
    const url = `${world.webhookUrl}/new`;
    expect(await put({ url })).toEqual({ ...webhook, url });
    const action = 'payment_refunded';
    expect(await put({ action })).toEqual({ ...webhook, url, action });
    await put({ action: 'payment_confirmed' });
    await world.api.post(`/sandbox/webhooks/${id}/disable`);
    await world.payReference();
    expect(await world.actions(url)).toEqual([]);
    await put({ url });
    await world.payReference();
    expect(await world.actions(url)).toEqual(['payment_confirmed']);
  }),
  // “Deixar de receber | deleteWebhook | Na sandbox, o que já estava na fila ainda sai”
  'manage-3': async (world) => {
    const { id } = await made(world);
    world.respondWith(500);
    const { id: waiting } = await world.payReference();
    await world.sandbox.settle();
    expect((await world.api.delete(`${path}/${id}`)).status).toBe(200);
    world.respondWith(204);
    await world.payReference();
    await world.pass(60);
    const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
    expect(told).toEqual([waiting, waiting]);
  },
  // ---- callback
  // “Há outra maneira de ser avisado: enviar callbackUrl ao criar uma referência, um pagamento ou um checkout (neste, dentro de payment).”
  // “Os pedidos a um terminal não o têm.”
  // “Diz-se | Uma vez, para todos os pagamentos | Em cada pedido, só para esse pagamento”
  'callback-1': async (world) => {
    world.respondWith(200);
    await world.subscribe('payment_confirmed');
    const { id } = await world.payReference({ callbackUrl });
    const charged = await world.charge({ callbackUrl });
    const checkout = await world.open({ payment: { callbackUrl } });
    const atRoot = { payment: {}, callbackUrl };
    await world.open(atRoot);
    const sent = await world.terminal().ask(1000, { callbackUrl });
    expect(sent.status).toBe(201);
    const without = await world.payReference();
    const told = (await world.messages(callbackUrl)).map(({ body }) => JSON.parse(body).id);
    expect(told.sort()).toEqual([id, id, charged.id, checkout.paymentId]);
    const heard = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
    expect(heard.sort()).toEqual([id, charged.id, without.id]);
  },
  // “Avisa | Do evento subscrito | Da criação; na sandbox, também de cada mudança seguinte que tem evento”
  'callback-2': chosen(['behaviour-callbackMoments'], async (world) => {
    world.respondWith(200);
    await world.subscribe('payment_refunded');
    const { id } = await world.authorise({ callbackUrl });
    await world.adjust(id, 900);
    await world.capture(id, 500);
    await world.capture(id, 300);
    const charged = await world.charge({ callbackUrl });
    await world.refund(charged.id, 1000);
    const told = (await world.messages(callbackUrl)).map(({ body }) => JSON.parse(body));
    const statesOf = (of: string) =>
      told.filter((payment) => payment.id === of).map(({ stateDetails }) => stateDetails.state);
    // The changed amount and the second capture have no event; the refund of all has two.
    expect(statesOf(id)).toEqual(['authorised', 'confirmed']);
    expect(statesOf(charged.id)).toEqual(['confirmed', 'cancelled']);
    expect(told).toHaveLength(4);
    expect(await world.actions()).toEqual(['payment_refunded']);
  }),
  // “Corpo | webhook e a lista payments | O próprio pagamento”
  // “Assinatura | PayPay-Signature | Igual na sandbox; a documentação não diz se é assinado”
  'callback-3': chosen(['behaviour-callbackSignature'], async (world) => {
    world.respondWith(200);
    await world.subscribe('payment_confirmed');
    const payment = await world.payReference({ callbackUrl });
    const [webhook] = await world.messages();
    const callback = (await world.messages(callbackUrl)).at(-1);
    expect(Object.keys(JSON.parse(webhook?.body ?? '{}'))).toEqual(['webhook', 'payments']);
    expect(JSON.parse(callback?.body ?? '{}')).toEqual(payment);
    expect([webhook, callback].map((message) => message && world.isSigned(message))).toEqual([true, true]);
  }),
  // “Conta como recebido | webhook | callback”
  'callback-4': async (world) => {
    for (const status of [200, 201, 202, 203, 204, 206, 301, 404, 500]) {
      world.respondWith(status);
      await world.subscribe('payment_confirmed');
      await world.payReference({ callbackUrl });
      const state = async (url?: string) => (await world.deliveries(url)).at(-1)?.state;
      const accepted = (of: readonly number[]) => (of.includes(status) ? 'delivered' : 'waiting');
      expect(await state()).toBe(accepted(acceptedStatuses.webhook));
      expect(await state(callbackUrl)).toBe(accepted(acceptedStatuses.callback));
      await world.api.post('/sandbox/reset');
    }
  },
  // “Pode ser desativado | Na sandbox, sim, ao fim de disableAfterFailures entregas falhadas seguidas | Não”
  'callback-5': chosen(['limit-disableAfterFailures'], async (world) => {
    world.respondWith(500);
    await world.subscribe('payment_confirmed');
    for (let n = 1; n < disableAfterFailures; n += 1) await world.payReference({ callbackUrl });
    await world.pass(7200);
    await world.payReference({ callbackUrl });
    await world.pass(7200);
    expect(await world.deliveries()).toHaveLength(disableAfterFailures);
    const called = (await world.deliveries(callbackUrl)).length;
    await world.payReference({ callbackUrl });
    expect(await world.deliveries()).toHaveLength(disableAfterFailures);
    expect((await world.deliveries(callbackUrl)).length).toBe(called + 2);
  }),
});
