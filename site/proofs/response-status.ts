import { readFileSync } from 'node:fs';
import { failureModes } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { retryGapsMinutes } from '@balcao/contract/resources/webhooks/retrySchedule.ts';
import { expect } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import {
  failInARow,
  failsAfterAllAttempts,
  failUntilDisabled,
  missesWhileDisabled,
  wholeScheduleSeconds,
} from './verbs/webhooks-failing.ts';
import { keepsNoOrder, keepsOrder } from './verbs/webhooks-order.ts';

const _receiverTests = 'examples/receivers/receiver.test.ts';

export default proofs('response-status', {
  // ---- top
  // “Cada aviso espera uma resposta.”
  // “Se ela não servir, volta a ser enviado; por isso o seu recetor tem de aguentar o mesmo aviso duas vezes sem entregar duas encomendas.”
  'top-1': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(500);
    await world.payReference();
    await world.pass(60);
    const [first, second] = await world.messages();
    expect(second?.body).toBe(first?.body);
  },
  // ---- accepted
  // “Tudo o resto é uma falha: outro código 2xx, um redirecionamento, que não é seguido, um erro, ou uma ligação que cai.”
  'accepted-1': async (world) => {
    await world.subscribe('payment_confirmed');
    const failures = [203, 206, 301, 302, 307, 400, 404, 410, 500, 503, new TypeError('fetch failed')];
    for (const failure of failures) {
      world.respondWith(failure);
      await world.payReference();
      const delivery = (await world.deliveries()).at(-1);
      expect(delivery?.attempts).toHaveLength(1);
      expect(delivery?.state, String(failure)).toBe('waiting');
    }
    expect((await world.messages()).map(({ url }) => url)).toEqual(failures.map(() => world.webhookUrl));
    for (const status of [200, 201, 202, 204]) {
      world.respondWith(status);
      await world.payReference();
      expect((await world.deliveries()).at(-1)?.state, String(status)).toBe('delivered');
    }
  },
  // “E se não conseguiu guardar, responda 500: o aviso volta.”
  'accepted-2': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(500);
    await world.payReference();
    world.respondWith(204);
    await world.pass(60);
    expect((await world.deliveries())[0]?.attempts.map(({ status }) => status)).toEqual([500, 204]);
  },
  // ---- retries
  // “Uma entrega que falha repete-se com intervalos cada vez maiores, até … tentativas:”
  // “Se não, espera pela tentativa seguinte, e depois da última fica falhada.”
  'retries-1': chosen(['limit-retryGapsMinutes'], failsAfterAllAttempts),
  // “Na sandbox, o corpo é sempre o mesmo, byte por byte.”
  // “A assinatura não: cada tentativa tem o seu ts.”
  'retries-2': chosen(['behaviour-repeatedAttempts'], async (world) => {
    await world.subscribe('payment_confirmed');
    await failInARow(world, 1);
    const messages = await world.messages();
    expect(new Set(messages.map(({ body }) => body)).size).toBe(1);
    expect(messages.every((message) => world.isSigned(message))).toBe(true);
    const moments = messages.map((message) => world.signatureParts(message).ts);
    expect(new Set(moments).size).toBe(messages.length);
  }),
  // “Na sandbox também não precisa de esperar; adiante o relógio e as tentativas acontecem, cada uma à sua hora.”
  'retries-3': async (world) => {
    await world.subscribe('payment_confirmed');
    await failInARow(world, 1);
    const [delivery] = await world.deliveries();
    const times = (delivery?.attempts ?? []).map(({ at: time }) => Date.parse(time));
    const gaps = times.slice(1).map((time, place) => (time - (times[place] ?? 0)) / 60_000);
    expect(gaps).toEqual(retryGapsMinutes);
  },
  // “Uma entrega espera na fila.”
  // “Se o recetor responde com sucesso, fica entregue.”
  'retries-4': async (world) => {
    await world.subscribe('payment_confirmed');
    await world.payReference();
    expect((await world.deliveries())[0]).toMatchObject({
      state: 'delivered',
      attempts: [{ status: 204 }],
    });
  },
  // “Entregue ou falhada, pode ser reenviada à mão.”
  'retries-5': async (world) => {
    await world.subscribe('payment_confirmed');
    await failInARow(world, 1);
    world.respondWith(204);
    for (const attempts of [10, 11]) {
      const [{ id } = { id: '' }] = await world.deliveries();
      await world.api.post(`/sandbox/deliveries/${id}/resend`);
      const [again] = await world.deliveries();
      expect(again?.state).toBe('delivered');
      expect(again?.attempts).toHaveLength(attempts);
    }
  },
  // ---- disabled
  // “Ao fim de disableAfterFailures entregas falhadas seguidas, a subscrição é desativada.”
  // “Enquanto está desativada, o que acontece não fica à espera: esses avisos não são enviados depois.”
  // “Chame updateWebhook, nem que seja com o mesmo URL.”
  'disabled-1': chosen(['limit-disableAfterFailures', 'behaviour-disabledSubscription'], missesWhileDisabled),
  // “Uma só entrega aceite põe a conta a zero.”
  'disabled-2': chosen(['limit-disableAfterFailures'], async (world) => {
    await world.subscribe('payment_confirmed');
    await failInARow(world, 19);
    world.respondWith(204);
    await world.payReference();
    await failInARow(world, 1);
    expect(await world.deliveries()).toHaveLength(21);
    const { data } = await world.api.get<{ url: string }[]>('/sandbox/webhooks');
    expect(data.find(({ url }) => url === world.webhookUrl)).toMatchObject({
      failuresInARow: 1,
      disabledAt: null,
    });
  }),
  // “Veja o que ele respondia: na sandbox, o painel das entregas mostra cada tentativa.”
  'disabled-3': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(503);
    await world.payReference();
    await world.pass(60);
    expect((await world.deliveries())[0]?.attempts).toMatchObject([{ status: 503 }, { status: 503 }]);
  },
  // “Procure com listPayments os pagamentos alterados desde então, com updatedAt[start].”
  'disabled-4': async (world) => {
    const before = await world.payReference();
    await failUntilDisabled(world);
    const since = (await world.api.get('/sandbox/clock')).body.date;
    const missed = await world.payReference();
    const query = `updatedAt[start]=${encodeURIComponent(since)}`;
    const { data } = await world.api.get<{ id: string }[]>(`/api/payments?${query}`);
    const found = data.map(({ id }) => id);
    expect(found).toContain(missed.id);
    expect(found).not.toContain(before.id);
  },
  // ---- resend
  // “Na sandbox, resendDelivery volta a enviar uma entrega terminada, com todas as tentativas outra vez.”
  'resend-1': async (world) => {
    await world.subscribe('payment_confirmed');
    await failInARow(world, 1);
    const [delivery] = await world.deliveries();
    await world.api.post(`/sandbox/deliveries/${delivery?.id}/resend`);
    expect((await world.api.post(`/sandbox/deliveries/${delivery?.id}/resend`)).refusals).toEqual([
      '409 c0402',
    ]);
    await world.pass(wholeScheduleSeconds);
    const [again] = await world.deliveries();
    expect(again?.attempts).toHaveLength(2 * (delivery?.attempts.length ?? 0));
  },
  // ---- receiver
  // “Fica à escuta em http://localhost:4500/.”
  'receiver-1': () => {
    for (const name of ['receiver.php', 'receiver.mjs', 'receiver.py']) {
      const commands = readFileSync(at('examples/receivers', name), 'utf8')
        .split('\n')
        .slice(0, 3)
        .join('\n');
      expect(commands, name).toMatch(/PORT=4500|localhost:4500/);
    }
  },
  // ---- callbacks
  // “O corpo de um callback é o próprio pagamento, e o de um webhook leva-o na lista payments: o recetor lê os dois.”
  'callbacks-1': async (world) => {
    await world.subscribe('payment_confirmed');
    const callbackUrl = 'https://loja.example/callback';
    const { id } = await world.payReference({ callbackUrl });
    const bodies = (await world.messages(callbackUrl)).map(({ body }) => JSON.parse(body));
    expect(bodies.map((body) => body.id)).toEqual(bodies.map(() => id));
    expect(
      (await world.notifications()).map(({ payments }) => payments.map((payment) => payment.id)),
    ).toEqual([[id]]);
  },
  // “Responde sempre callback, o único código que conta como recebido nos dois casos.”
  'callbacks-2': async (world) => {
    const callbackUrl = 'https://loja.example/callback';
    for (const status of [200, 201, 202, 204]) {
      world.respondWith(status);
      await world.api.post('/api/payments/references', { amount: 1000, callbackUrl });
      expect((await world.deliveries(callbackUrl)).at(-1)?.state).toBe(
        status === 200 ? 'delivered' : 'waiting',
      );
    }
    await world.subscribe('payment_confirmed');
    world.respondWith(200);
    await world.payReference();
    expect((await world.deliveries())[0]?.state).toBe('delivered');
  },
  // ---- why
  // “Um aviso pode contar como o pagamento estava quando o evento aconteceu; a resposta de getPayment diz como está agora.”
  'why-1': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(500);
    const { id } = await world.payReference();
    await world.refund(id, 1000);
    world.respondWith(204);
    await world.pass(60);
    const told = await world.notifications();
    const states = told.map(({ payments: [payment] }) => payment.stateDetails.state);
    expect(states).toEqual(['confirmed', 'confirmed']);
    expect((await world.get(id)).stateDetails.state).toBe('cancelled');
  },
  // ---- order
  // “Na sandbox, os avisos sobre o mesmo pagamento chegam a um URL pela ordem em que as coisas aconteceram: o segundo só sai depois de o primeiro ser aceite, ou de se esgotarem as tentativas.”
  'order-1': chosen(['behaviour-deliveryOrder'], keepsOrder),
  // “Na sandbox também não a há entre pagamentos diferentes, entre dois URL, ou entre um webhook e um callback.”
  'order-2': keepsNoOrder,
  // ---- trial
  // “setFailureMode faz uma subscrição da sandbox entregar com falhas.”
  'trial-1': async (world) => {
    const body = { action: 'payment_confirmed', url: world.webhookUrl };
    const { data } = await world.api.post<{ id: string }>('/api/webhooks', body);
    await world.api.put(`/sandbox/webhooks/${data.id}/failure-mode`, { failureMode: 'wrong_signature' });
    await world.payReference();
    const [message] = await world.messages();
    expect(message && world.isSigned(message)).toBe(false);
  },
  // “Os modos delayed, out_of_order e before_response não fazem parte do exame: experimente-os com o comando acima.”
  'trial-2': () => {
    const scenarios = readFileSync(at('workbench/runner/receiverScenarios.ts'), 'utf8');
    const examined = [...scenarios.matchAll(/failureMode: '(\w+)'/g)].map(([, mode]) => mode);
    expect(failureModes.filter((mode) => !examined.includes(mode)).sort()).toEqual([
      'before_response',
      'delayed',
      'out_of_order',
    ]);
  },
});
