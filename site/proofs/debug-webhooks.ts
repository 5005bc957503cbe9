import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { deliveryTimeoutSeconds } from '@balcao/contract/resources/webhooks/deliveryTimeout.ts';
import { retryGapsMinutes } from '@balcao/contract/resources/webhooks/retrySchedule.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { failInARow, failUntilDisabled, wholeScheduleSeconds } from './verbs/webhooks-failing.ts';

/** An order is paid while its subscription signs wrongly; the receiver checks signatures. */
async function refuseWrongSignature(world: World): Promise<string> {
  const body = { action: 'payment_confirmed', url: world.webhookUrl };
  const { id } = (await world.api.post<Webhook>('/api/webhooks', body)).data;
  await world.api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode: 'wrong_signature' });
  world.respondWith((message) => (world.isSigned(message) ? 200 : 401));
  await world.payReference();
  return id;
}

/** Pays references while the receiver answers in each of these ways; gives the delivery of each. */
async function deliveriesTo(world: World, answers: readonly (number | Error | DOMException)[]) {
  await world.subscribe('payment_confirmed');
  for (const answer of answers) {
    world.respondWith(answer as Error);
    await world.payReference();
  }
  return world.deliveries();
}

/** Deliveries whose receiver answers with a status wait, and show it. */
const waitsWith =
  (...statuses: readonly number[]) =>
  async (world: World) => {
    const shown = await deliveriesTo(world, statuses);
    expect(shown.map(({ state, attempts }) => [state, attempts.map(({ status }) => status)])).toEqual(
      statuses.map((status) => ['waiting', [status]]),
    );
    expect(await world.messages()).toHaveLength(statuses.length);
  };

const bodies = async (world: World) => (await world.messages()).map(({ body }) => JSON.parse(body));

const own = async (world: World) => {
  const { data } = await world.api.get<Subscription[]>('/sandbox/webhooks');
  return data.find(({ url }) => url === world.webhookUrl);
};

export default proofs('debug-webhooks', {
  // ---- outcome
  // “O aviso de uma encomenda de 10,00 €, recusado por causa da assinatura, com a causa à vista, e o mesmo aviso entregue à segunda tentativa.”
  'outcome-1': async (world) => {
    const id = await refuseWrongSignature(world);
    const [refused] = await world.deliveries();
    expect(refused?.attempts).toMatchObject([{ status: 401, failureMode: 'wrong_signature' }]);
    await world.api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode: null });
    await world.pass(60);
    const [delivered] = await world.deliveries();
    expect(delivered?.state).toBe('delivered');
    expect(delivered?.attempts.map(({ status }) => status)).toEqual([401, 200]);
    expect(delivered?.body).toBe(refused?.body);
    expect((await world.notifications())[0]?.payments[0].amount).toBe(1000);
  },
  // ---- symptoms
  // “A API procura as subscrições do evento e faz um POST ao URL de cada uma.”
  'symptoms-1': async (world) => {
    const urls = ['https://loja.example/one', 'https://loja.example/other'];
    for (const url of urls) await world.api.post('/api/webhooks', { action: 'payment_confirmed', url });
    await world.api.post('/api/webhooks', { action: 'payment_refunded', url: urls[0] });
    await world.payReference();
    for (const url of urls) expect(await world.actions(url)).toEqual(['payment_confirmed']);
  },
  // “Sem essa resposta, a API volta a tentar.”
  'symptoms-2': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(500);
    await world.payReference();
    await world.pass(60);
    expect(await world.messages()).toHaveLength(2);
  },
  // ---- missing
  // “listWebhooks com o filtro action mostra as que a sua plataforma tem para o evento.”
  // “Na sandbox, um pagamento feito com outra plataforma não lhe é anunciado.”
  'missing-1': chosen(['behaviour-webhookScope'], async (world) => {
    const { api, other } = world;
    await world.subscribe('payment_refunded');
    const { data } = await api.get<Webhook[]>('/api/webhooks?action=payment_refunded');
    expect(data.map(({ url }) => url)).toEqual([world.webhookUrl]);
    expect((await other.get('/api/webhooks?action=payment_refunded')).data).toEqual([]);
    await world.subscribe('payment_confirmed');
    await world.payReferenceAs(other);
    expect(await world.messages()).toEqual([]);
  }),
  // “Um recetor que confere responde 401, e fica a saber que o caminho está livre.”
  'missing-2': async (world) => {
    await world.payReference();
    const inbox = `http://localhost:4000/sandbox/inbox/${world.merchant.code}`;
    const [message] = await world.messages(inbox);
    expect(message && (await world.toInbox(message))).toBe(200);
    expect(message && (await world.toInbox(message, { headers: {} }))).toBe(401);
  },
  // “Pague uma referência com payAtAtm, ou outro evento, e volte à lista de entregas.”
  'missing-3': async (world) => {
    await world.subscribe('payment_confirmed');
    expect(await world.deliveries()).toEqual([]);
    const { id } = await world.payReference();
    expect((await world.deliveries()).map(({ paymentId }) => paymentId)).toEqual([id]);
  },
  // ---- resend
  // “Um aviso que ainda está à espera volta sozinho; na sandbox, adiante o relógio.”
  'resend-1': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(500);
    await world.payReference();
    expect((await world.deliveries())[0]?.state).toBe('waiting');
    world.respondWith(204);
    await world.pass(60);
    expect((await world.deliveries())[0]?.state).toBe('delivered');
  },
  // “Um que já terminou, entregue ou falhado, reenvia-se pelo id da entrega:”
  'resend-2': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(500);
    await world.payReference();
    const [{ id } = { id: '' }] = await world.deliveries();
    const resend = () => world.api.post(`/sandbox/deliveries/${id}/resend`);
    expect((await resend()).refusals).toEqual(['409 c0402']);
    await world.pass(7200);
    expect((await world.deliveries())[0]?.state).toBe('failed');
    world.respondWith(204);
    for (const attempts of [10, 11]) {
      expect((await resend()).status).toBe(200);
      const [again] = await world.deliveries();
      expect([again?.state, again?.attempts.length]).toEqual(['delivered', attempts]);
    }
  },
  // ---- tunnel
  // “A sandbox alcança http://localhost, por isso com ela não precisa de um túnel.”
  'tunnel-1': async (world) => {
    const url = 'http://localhost:4500/';
    await world.api.post('/api/webhooks', { action: 'payment_confirmed', url });
    await world.payReference();
    expect(await world.actions(url)).toEqual(['payment_confirmed']);
  },
  // “Muitos túneis dão outro a cada arranque: atualize a subscrição com updateWebhook.”
  'tunnel-2': async (world) => {
    const [before, after] = ['https://a.loja.example/', 'https://b.loja.example/'];
    const body = { action: 'payment_confirmed', url: before };
    const { id } = (await world.api.post<Webhook>('/api/webhooks', body)).data;
    await world.api.put(`/api/webhooks/${id}`, { url: after });
    await world.payReference();
    expect([await world.actions(before), await world.actions(after)]).toEqual([[], ['payment_confirmed']]);
  },
  // “Um túnel que mostra uma página sua pode responder 200 sem lhe passar nada, e o aviso conta como recebido.”
  'tunnel-3': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(200);
    const { id } = await world.payReference();
    await world.pass(7200);
    expect((await world.deliveries()).map(({ state, attempts }) => [state, attempts.length])).toEqual([
      ['delivered', 1],
    ]);
    const found = await world.api.get<Payment>(`/api/payments/${id}`);
    expect(found.data.stateDetails.state).toBe('confirmed');
  },
  // “Um túnel que altere o corpo estraga a assinatura.”
  'tunnel-4': async (world) => {
    await world.payReference();
    const inbox = `http://localhost:4000/sandbox/inbox/${world.merchant.code}`;
    const [message] = await world.messages(inbox);
    const body = `${message?.body}\n`;
    expect(message && (await world.toInbox(message, { body }))).toBe(401);
  },
  // ---- look
  // “Um programa lê o mesmo com listDeliveries.”
  'look-1': async (world) => {
    const [delivery] = await deliveriesTo(world, [204]);
    const [message] = await world.messages();
    expect(delivery?.body).toBe(message?.body);
    expect(delivery?.attempts[0]?.headers['PayPay-Signature']).toMatch(/^hash=[0-9a-f]{64},ts=\d+$/);
  },
  // “Aqui, o recetor da sandbox recusou um aviso assinado com outra chave, e a lista attempts mostra o status 401:”
  'look-2': async (world) => {
    const id = world.seed.webhooks.confirmed;
    await world.api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode: 'wrong_signature' });
    await world.payReference();
    const [message] = await world.messages(`http://localhost:4000/sandbox/inbox/${world.merchant.code}`);
    expect(message && (await world.toInbox(message))).toBe(401);
  },
  // “Nenhuma entrega | Ninguém subscreveu o evento, a subscrição está desativada, ou a mudança não tem evento | Confirme a subscrição”
  'look-3': async (world) => {
    await world.payReference();
    expect(await world.deliveries()).toEqual([]);
    const body = { action: 'payment_confirmed', url: world.webhookUrl };
    const { id } = (await world.api.post<Webhook>('/api/webhooks', body)).data;
    await world.adjust((await world.authorise()).id, 800);
    await world.api.post(`/sandbox/webhooks/${id}/disable`);
    await world.payReference();
    expect(await world.deliveries()).toEqual([]);
  },
  // “attempts vazio e waitsBehind com um número | Espera que acabe uma entrega anterior do mesmo pagamento | Resolva primeiro essa”
  'look-4': async (world) => {
    await world.subscribe('payment_confirmed', 'payment_refunded');
    world.respondWith(500);
    const { id } = await world.payReference();
    await world.refund(id, 400);
    const [first, second] = await world.deliveries();
    expect(second).toMatchObject({ attempts: [], waitsBehind: first?.id });
    world.respondWith(204);
    await world.pass(60);
    expect((await world.deliveries()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  },
  // “status nulo e error preenchido | Não houve ligação, ou a resposta passou de deliveryTimeoutSeconds segundos | Confirme o nome, a porta, o certificado e a firewall; guarde e responda antes de trabalhar”
  'look-5': async (world) => {
    const failures = [new TypeError('fetch failed'), new DOMException('', 'TimeoutError')];
    const shown = await deliveriesTo(world, failures);
    expect(shown.map(({ attempts: [attempt] }) => [attempt?.status, attempt?.error])).toEqual([
      [null, 'fetch failed'],
      [null, `no answer within ${deliveryTimeoutSeconds} s`],
    ]);
  },
  // “status 301, 302, 307 ou 308 | O URL redireciona, e um redirecionamento não é seguido | Subscreva o URL final”
  'look-6': waitsWith(301, 302, 307, 308),
  // “status 401 ou 403 | O seu programa recusou, ou algo à frente dele | Veja a assinatura e as regras da firewall”
  'look-7': waitsWith(401, 403),
  // “status 404 ou 405 | A rota não existe, ou não aceita POST | Corrija a rota ou o URL”
  'look-8': waitsWith(404, 405),
  // “status 500 ou mais | O programa falhou | Leia o registo do servidor à hora de at”
  'look-9': waitsWith(500, 502, 503),
  // “delivered, e a encomenda por pagar | Respondeu com sucesso sem guardar | Guarde primeiro, responda depois”
  'look-10': async (world) => {
    const [delivery] = await deliveriesTo(world, [200]);
    expect(delivery?.state).toBe('delivered');
    await world.pass(7200);
    expect(await world.messages()).toHaveLength(1);
  },
  // ---- twice
  // “Só o ts da assinatura | A primeira resposta não contou, ou alguém o reenviou | Veja o que conta como recebido”
  'twice-1': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(203);
    await world.payReference();
    world.respondWith(200);
    await world.pass(60);
    const [{ id } = { id: '' }] = await world.deliveries();
    await world.pass(60);
    await world.api.post(`/sandbox/deliveries/${id}/resend`);
    const messages = await world.messages();
    expect(new Set(messages.map(({ body }) => body)).size).toBe(1);
    expect(new Set(messages.map((message) => world.signatureParts(message).ts)).size).toBe(3);
  },
  // “webhook.id | Duas subscrições do mesmo evento | Apague uma com deleteWebhook”
  'twice-2': async (world) => {
    const subscribe = () =>
      world.api.post<Webhook>('/api/webhooks', { action: 'payment_confirmed', url: world.webhookUrl });
    const [one, other] = [(await subscribe()).data, (await subscribe()).data];
    await world.payReference();
    const [first, second] = await bodies(world);
    expect([first.webhook.id, second.webhook.id].sort()).toEqual([one.id, other.id].sort());
    expect({ ...first.webhook, id: '' }).toEqual({ ...second.webhook, id: '' });
    expect(first.payments).toEqual(second.payments);
    await world.api.delete(`/api/webhooks/${other.id}`);
    await world.payReference();
    expect(await world.messages()).toHaveLength(3);
  },
  // “webhook.action | A mudança tem dois eventos | Decida pelo estado do pagamento”
  'twice-3': async (world) => {
    await world.subscribe('payment_cancelled', 'payment_refunded');
    const { id } = await world.charge();
    await world.refund(id, 1000);
    const [first, second] = await bodies(world);
    expect([first.webhook.action, second.webhook.action].sort()).toEqual([
      'payment_cancelled',
      'payment_refunded',
    ]);
    expect(first.payments).toEqual(second.payments);
    expect((await world.get(id)).stateDetails.state).toBe('cancelled');
  },
  // “Um não traz webhook | É o callbackUrl do pedido | Escolha um dos dois”
  'twice-4': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(200);
    await world.payReference({ callbackUrl: world.webhookUrl });
    const paid = (await bodies(world)).filter(
      ({ stateDetails, payments }) => (payments?.[0].stateDetails ?? stateDetails).state === 'confirmed',
    );
    expect(paid.map((body) => 'webhook' in body).sort()).toEqual([false, true]);
  },
  // ---- late
  // “webhook.createdAt é a hora do evento.”
  'late-1': async (world) => {
    await world.subscribe('payment_confirmed');
    await failInARow(world, 1);
    const moments = (await bodies(world)).map(({ webhook }) => webhook.createdAt);
    const [{ createdAt } = { createdAt: '' }] = await world.deliveries();
    expect(new Set(moments)).toEqual(new Set([createdAt]));
  },
  // “Se chegou muito depois, veja as tentativas que falharam antes: entre elas a sandbox espera … minutos.”
  'late-2': chosen(['limit-retryGapsMinutes'], async (world) => {
    await world.subscribe('payment_confirmed');
    await failInARow(world, 1);
    const [{ attempts } = { attempts: [] }] = await world.deliveries();
    const times = attempts.map(({ at }) => Date.parse(at));
    const gaps = times.slice(1).map((time, place) => (time - (times[place] ?? 0)) / 60_000);
    expect(gaps).toEqual(retryGapsMinutes);
  }),
  // ---- disabled
  // “Na sandbox, disableAfterFailures entregas falhadas seguidas desativam uma subscrição.”
  // “listSubscriptions diz desde quando e porquê:”
  'disabled-1': chosen(['limit-disableAfterFailures'], async (world) => {
    await failUntilDisabled(world);
    expect(await own(world)).toMatchObject({
      disabledAt: expect.any(String),
      disabledReason: 'failures',
    });
  }),
  // “Corrija o recetor, e ligue-a de novo com o mesmo URL:”
  // “O que aconteceu entretanto não é enviado: recupere-o com listPayments.”
  'disabled-2': chosen(['behaviour-disabledSubscription'], async (world) => {
    await world.subscribe('payment_confirmed');
    const id = (await own(world))?.id;
    await world.api.post(`/sandbox/webhooks/${id}/disable`);
    const since = (await world.api.get('/sandbox/clock')).body.date;
    const missed = await world.payReference();
    await world.api.put(`/api/webhooks/${id}`, { url: world.webhookUrl });
    expect((await own(world))?.disabledAt).toBeNull();
    await world.pass(wholeScheduleSeconds);
    expect(await world.messages()).toEqual([]);
    const query = `updatedAt[start]=${encodeURIComponent(since)}`;
    const { data } = await world.api.get<Payment[]>(`/api/payments?${query}`);
    expect(data.map((payment) => payment.id)).toContain(missed.id);
    await world.payReference();
    expect(await world.messages()).toHaveLength(1);
  }),
});
