import { isDeepStrictEqual } from 'node:util';
import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { provocations } from '@balcao/contract/provocations/provocations.ts';
import { remedies } from '@balcao/contract/provocations/remedies/remedies.ts';
import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import type { Customer } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/examples.ts';
import { heldSeconds } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { expect } from 'vitest';
import { basic, merchant } from '../../sandbox/testing/api.ts';
import { askForEvents } from '../../sandbox/testing/eventReader.ts';
import { provokeByCard, provokeByPhone } from '../../sandbox/testing/provoke.ts';
import { simulatedGenerator } from '../../sandbox/testing/simulatedGenerator.ts';
import { openTestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import {
  count,
  customUniqueId,
  ignoresKeysInHeaders,
  losesResponses,
  reference,
  repeatsAfter,
  repeatsAreRefused,
  valueAt,
} from './verbs/errors.ts';
import { textOf } from './verbs/sdks-clientFiles.ts';

/** The order of the page. */
const order = { amount: 2500, customUniqueId: 'ORDER-2026-0077' };

const byKey = `/api/payments?customUniqueId=${order.customUniqueId}`;

/** The setting of each generated client that says how many seconds it waits for a response. */
const sdkTimeouts = {
  javascript: 'settings.timeoutSeconds ?? 30',
  typescript: 'settings.timeoutSeconds ?? 30',
  php: 'float $timeoutSeconds = 30',
  python: 'timeout_seconds: float = 30',
};

/** Sends the order and loses its response. */
async function loseOrder({ api }: World): Promise<void> {
  const sent = api.send('POST', reference, order, { 'sandbox-fault': 'dropped_connection' });
  await expect(sent).rejects.toThrow('fetch failed');
}

/** The order, paid; it was found by its key. */
async function payLostOrder(world: World): Promise<Payment> {
  await loseOrder(world);
  const [payment] = (await world.api.get<Payment[]>(byKey)).data;
  if (!payment) throw new Error('The order was not placed.');
  await world.api.post('/sandbox/atm', { ...payment.referenceDetails, amount: payment.amount });
  return world.get(payment.id);
}

/** Calls of the same operation that the remedy of a code asks for. */
function correctedCalls(code: string, { operation }: ProvokingRequest): readonly ProvokingRequest[] {
  const tried = remedies[code as keyof typeof errors];
  const ways = 'outside' in tried ? [] : tried;
  const calls = ways.flatMap((way) => (way.by === 'calls' ? way.calls : []));
  return calls.filter((call) => call.operation === operation);
}

/** What a call has at the place that `source` names. */
function partAt(call: ProvokingRequest, source: { pointer?: string; parameter?: string } = {}): unknown {
  const { pointer, parameter = '' } = source;
  if (pointer === undefined) return { ...call.params, ...call.query }[parameter];
  return valueAt(call.rawBody ?? call.body, pointer);
}

const byPhone = { code: 'MW', details: { phoneNumber: '351#912345678' } };

const withoutKey = { amount: 1000 };

/** Subscribes with a failure mode. */
async function subscribeTo(world: World, failureMode: string): Promise<void> {
  const body = { action: 'payment_confirmed', url: world.webhookUrl };
  const { data } = await world.api.post<{ id: string }>('/api/webhooks', body);
  const path = `/sandbox/webhooks/${data.id}/failure-mode`;
  expect((await world.api.put(path, { failureMode })).status).toBe(200);
}

const told = async (world: World) =>
  (await world.notifications()).map(({ payments: [payment] }) => payment.id);

export default proofs('retry', {
  // ---- top
  // “A ligação caiu, e não sabe se o pagamento foi criado.”
  'top-1': losesResponses,
  // ---- outcome
  // “Uma encomenda de 25,00 € cuja resposta se perdeu, encontrada e paga uma só vez, e um reembolso de 5,00 € que se procura antes de se repetir.”
  'outcome-1': async (world) => {
    const paid = await payLostOrder(world);
    expect([paid.amount, paid.stateDetails.state]).toEqual([2500, 'confirmed']);
    const refunded = await world.refund(paid.id, 500);
    const { data } = await world.api.get<Payment[]>(`/api/payments?initialPaymentId=${paid.id}`);
    expect(data.map(({ id, amount }) => [id, amount])).toEqual([[refunded.data.id, 500]]);
  },
  // ---- flow
  // “Não há um cabeçalho de idempotência: em algumas operações é um campo seu que denuncia a repetição.”
  'flow-1': async (world) => {
    await ignoresKeysInHeaders(world);
    expect((await world.api.post(reference, order)).status).toBe(201);
    expect((await world.api.post(reference, order)).status).toBe(409);
  },
  // “A loja cria uma referência com customUniqueId.”
  // “A API cria-a, mas a ligação cai antes da resposta.”
  // “A loja repete o mesmo pedido, e a API recusa-o com 409.”
  // “A loja procura pelo customUniqueId e recebe o pagamento que foi criado da primeira vez.”
  'flow-2': async (world) => {
    await loseOrder(world);
    const [made] = (await world.api.get<Payment[]>(byKey)).data;
    expect((await world.api.post(reference, order)).refusals).toEqual(['409 e00600']);
    expect((await world.api.get<Payment[]>(byKey)).data).toEqual([made]);
  },
  // ---- lost
  // “Na sandbox, o cabeçalho Sandbox-Fault faz cair a ligação depois de a operação estar feita:”
  // “O seu programa só vê um erro de rede: nem estado, nem id.”
  'lost-1': async (world) => {
    await loseOrder(world);
    expect((await world.api.get<Payment[]>(byKey)).data).toMatchObject([order]);
  },
  // ---- recover
  // “Esta recusa é uma boa notícia: a primeira chamada foi feita, e a segunda não criou nada.”
  'recover-1': async (world) => {
    await loseOrder(world);
    expect((await world.api.post(reference, order)).status).toBe(409);
    expect((await world.api.get<Payment[]>(byKey)).data).toHaveLength(1);
  },
  // “Se em vez dela vier um sucesso, a primeira não chegou a ser feita, e continua daí.”
  'recover-2': async (world) => {
    const failed = await world.api.post(reference, order, { 'sandbox-fault': 'server_error' });
    expect(failed.status).toBe(500);
    expect((await world.api.get<Payment[]>(byKey)).data).toEqual([]);
    const { status, data } = await world.api.post<Payment>(reference, order);
    expect(status).toBe(201);
    expect((await world.api.get<Payment[]>(byKey)).data).toEqual([data]);
  },
  // “Com o 409, procure pela chave:”
  'recover-3': async (world) => {
    const paid = await payLostOrder(world);
    await world.api.post(reference, order);
    expect((await world.api.get<Payment[]>(byKey)).data.map(({ id }) => id)).toEqual([paid.id]);
  },
  // “Confirme que o montante é o da encomenda, e siga com o id que veio.”
  'recover-4': async (world) => {
    await world.api.post(reference, { ...order, amount: 900 });
    expect((await world.api.post(reference, order)).status).toBe(409);
    expect((await world.api.get<Payment[]>(byKey)).data).toMatchObject([{ amount: 900 }]);
  },
  // “Outra encomenda leva outra chave: na sandbox, a de um pagamento cancelado também não volta a servir.”
  'recover-5': async (world) => {
    const { data } = await world.api.post<Payment>(reference, order);
    const cancelled = await world.cancel(data.id, { ignoreUnsupported: true });
    expect(cancelled.data.stateDetails.state).toBe('cancelled');
    expect((await world.api.post(reference, order)).status).toBe(409);
    const other = { ...order, customUniqueId: 'ORDER-2026-0078' };
    expect((await world.api.post(reference, other)).status).toBe(201);
  },
  // ---- without-key
  // “Se perder esta resposta, não repita já: dois reembolsos de 5,00 € cabem em 25,00 €, e ambos seriam feitos.”
  'without-key-1': async (world) => {
    const { id } = await payLostOrder(world);
    for (const _ of [1, 2]) expect((await world.refund(id, 500)).status).toBe(201);
    const { refunds } = await world.get(id);
    expect(refunds?.map(({ amount }) => amount)).toEqual([500, 500]);
  },
  // “Procure primeiro os movimentos daquele pagamento:”
  // “O reembolso está lá, com um id que a loja ainda não tinha guardado: não há nada a repetir.”
  'without-key-2': async (world) => {
    const { id } = await payLostOrder(world);
    const { data: stored } = await world.refund(id, 500);
    const sent = world.api.send(
      'POST',
      `/api/payments/${id}/refunds`,
      { amount: 500 },
      { 'sandbox-fault': 'dropped_connection' },
    );
    await expect(sent).rejects.toThrow('fetch failed');
    const { data } = await world.api.get<Payment[]>(`/api/payments?initialPaymentId=${id}`);
    const unknown = data.filter((each) => each.id !== stored.id);
    expect(unknown).toMatchObject([{ type: 'refund', amount: 500, initialPaymentId: id }]);
  },
  // “Guarde o id de cada reembolso, e peça os de um pagamento um de cada vez: dois iguais só se distinguem pelo id, e com dois a caminho não saberia qual se perdeu.”
  'without-key-3': async (world) => {
    const { id } = await payLostOrder(world);
    await world.refund(id, 500);
    await world.refund(id, 500);
    const { refunds = [] } = await world.get(id);
    const [first, second] = refunds.map(({ paymentId: _, ...rest }) => rest);
    expect(second).toEqual(first);
    expect(new Set(refunds.map(({ paymentId }) => paymentId)).size).toBe(2);
  },
  // “Na sandbox, os que chegam ao mesmo tempo são todos feitos, enquanto couberem no montante.”
  'without-key-4': async (world) => {
    const { id } = await payLostOrder(world);
    const made = await Promise.all(Array.from({ length: 4 }, () => world.refund(id, 1000)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
    expect((await world.get(id)).refunds?.map(({ amount }) => amount)).toEqual([1000, 1000]);
  },
  // ---- wait
  // “É quanto um SDK espera, se não lhe disser outra coisa.”
  'wait-1': async (world) => {
    for (const [language, waits] of Object.entries(sdkTimeouts))
      expect((await textOf(world, language)).includes(waits), language).toBe(true);
  },
  // “Na sandbox não precisa de esperar: quando dropped_connection corta a ligação, o pedido já foi tratado.”
  'wait-2': async (world) => {
    await loseOrder(world);
    expect((await world.api.get<Payment[]>(byKey)).data).toMatchObject([order]);
  },
  // “Se traz Retry-After, nunca menos do que isso.”
  'wait-3': async (world) => {
    const full = await world.api.post(reference, order, { 'sandbox-fault': 'unavailable' });
    expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
  },
  // ---- errors
  // “400 | Na sandbox, o pedido está bem escrito, mas não é possível: limites, método, estado do pagamento | Não repita igual. Leia o código e mude o pedido, ou consulte o pagamento”
  'errors-1': chosen(['error-e00301', 'error-e00402', 'error-e00600'], async (world) => {
    const met = await repeatsAreRefused(world, 400);
    for (const { answer } of met) {
      for (const { code } of answer.body.error?.errors ?? []) expect(code).not.toMatch(/^e002/);
    }
    expect(met.map(({ code }) => code)).toEqual(expect.arrayContaining(['e00301', 'e00402', 'e00600']));
  }),
  // “401 | As credenciais não servem; na sandbox, ou a entidade não tem este direito | Não repita. Corrija a configuração”
  'errors-2': chosen(['error-e00100'], async (world) => {
    const met = await repeatsAreRefused(world, 401);
    expect(met.map(({ code }) => code)).toEqual(['e00100', 'e00101', 'e00102']);
  }),
  // “404 | Não existe; na sandbox, ou é de outra entidade | Não repita. Confirme o identificador”
  'errors-3': chosen(['error-e00502'], async (world) => {
    await repeatsAreRefused(world, 404);
    const theirs = await world.api.get(`/api/payments/${world.seed.payments.otherEntity}`);
    expect(theirs.refusals).toEqual(['404 e00502']);
  }),
  // “409 | Já existe, com o mesmo ou com outro conteúdo | Não repita. Leia o que existe”
  'errors-4': async (world) => {
    await repeatsAreRefused(world, 409);
    const { data } = await world.api.post<Payment>(reference, order);
    for (const _ of [1, 2]) expect((await world.api.post(reference, order)).refusals).toEqual(['409 e00600']);
    const other = await world.api.post(reference, { ...order, amount: 2345 });
    expect(other.refusals).toEqual(['409 e00600']);
    const { customUniqueId, amount } = await world.get(data.id);
    expect([customUniqueId, amount]).toEqual([order.customUniqueId, data.amount]);
  },
  // “422 ou 413 | Há um campo em falta ou errado; na sandbox, 413 se o corpo passa de 1 MB | Não repita igual. Corrija o que source aponta”
  'errors-5': chosen(['limit-bodyLimitBytes', 'error-e00219'], async (world) => {
    for (const { code, call, answer } of await repeatsAreRefused(world, 422)) {
      const right = correctedCalls(code, call);
      for (const { source } of answer.body.error?.errors ?? []) {
        expect([code, source]).toEqual([code, expect.anything()]);
        const changed = right.filter(
          (each) => !isDeepStrictEqual(partAt(each, source), partAt(call, source)),
        );
        expect([code, changed]).not.toEqual([code, []]);
      }
    }
    for (const [length, status] of [
      [1024 * 1024 + 1, 413],
      [1000, 201],
    ] as const) {
      const body = JSON.stringify({ amount: 1000 }).padEnd(length);
      expect((await world.api.send('POST', reference, body)).status).toBe(status);
    }
  }),
  // “500 | Uma falha do lado da API | Repita mais tarde, como a operação permite”
  // “502 | O adquirente ou o MB WAY não responderam bem | Repita mais tarde, como a operação permite”
  'errors-6': async (world) => {
    for (const [fault, refusal] of [
      ['server_error', '500 e04100'],
      ['acquirer_error', '502 e04101'],
    ] as const) {
      await world.api.post('/sandbox/reset');
      const { refused, repeated } = await repeatsAfter(world, fault);
      expect([refused.refusals, repeated.status]).toEqual([[refusal], 201]);
    }
  },
  // “502 com e00400 | Só na sandbox: falta o gerador da linguagem do SDK | Não repita. Peça outra linguagem, ou configure o gerador”
  'errors-7': async ({ api }) => {
    for (const _ of [1, 2]) expect((await api.post('/api/sdks/ada')).refusals).toEqual(['502 e00400']);
    expect((await api.post('/api/sdks/php')).status).toBe(200);
    const helped = await openTestSandbox({ sqlite: ':memory:' }, { sdkGenerator: simulatedGenerator });
    expect((await helped.api.post('/api/sdks/ada')).status).toBe(200);
    await helped.close();
  },
  // “429 ou 503 com um código s00… | Só na sandbox: há ligações a mais, ou a sua base de dados está indisponível | Espere os segundos de Retry-After e repita, como a operação permite”
  'errors-8': async (world) => {
    const { refused, repeated } = await repeatsAfter(world, 'unavailable');
    expect([refused.refusals, repeated.status]).toEqual([['503 s00101'], 201]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const open = () => askForEvents(world.sandbox.fetch, merchant);
    const streams = await Promise.all(Array.from({ length: sandboxQuotas.streamsPerTenant }, open));
    const tooMany = await open();
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await tooMany.json()).toMatchObject({ error: { errors: [{ code: 's00102' }] } });
    for (const stream of streams) await stream.body?.cancel();
    const again = await open();
    expect(again.status).toBe(200);
    await again.body?.cancel();
  },
  // “429 com um código c… | Só na sandbox: está cheia, e não diz Retry-After | Não repita. Apague o que sobra, ou reponha-a com resetSandbox”
  'errors-9': chosen(['limit-sandboxQuotas'], async (world) => {
    const { api, platformCode, privateKey } = await world.openPrivateSandbox();
    const headers = {
      authorization: basic(platformCode, privateKey),
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ action: 'payment_cancelled', url: world.webhookUrl });
    const subscribe = () => world.fetch('/api/webhooks', { method: 'POST', headers, body });
    const { data: kept } = await api.get<{ id: string }[]>('/api/webhooks');
    for (let n = kept.length; n < sandboxQuotas.subscriptions.private; n += 1)
      expect((await subscribe()).status).toBe(200);
    for (const _ of [1, 2]) {
      const full = await subscribe();
      expect([full.status, full.headers.get('retry-after')]).toEqual([429, null]);
      expect(await full.json()).toMatchObject({ error: { errors: [{ code: 'c0810' }] } });
    }
    await api.delete(`/api/webhooks/${kept[0]?.id}`);
    expect((await subscribe()).status).toBe(200);
    expect((await subscribe()).status).toBe(429);
    await api.post('/sandbox/reset');
    expect((await subscribe()).status).toBe(200);
  }),
  // “Nenhum | A ligação caiu: a operação pode ter sido feita, ou não | Confirme primeiro, como a operação permite”
  'errors-10': losesResponses,
  // “Depois destes códigos, a mesma operação pode resultar mais tarde, ou com outro cartão ou telemóvel.”
  // “Consulte antes o pagamento e repita só como a operação permite:”
  'errors-11': async (world) => {
    const retryable = Object.entries(errors).filter(([, entry]) => entry.retryable);
    expect(retryable.length).toBeGreaterThan(0);
    for (const [code] of retryable) {
      await world.api.post('/sandbox/reset');
      const provocation = provocations[code as keyof typeof errors];
      if (provocation.by === 'card') {
        const { page } = await provokeByCard(world, provocation);
        await page.card(world.cards.visa);
        expect((await page.payment()).stateDetails.state).toBe('confirmed');
      } else {
        if (provocation.by !== 'phone') throw new Error(`${code} is met in another way.`);
        const { id } = await provokeByPhone(world, provocation);
        expect((await world.get(id)).paymentMethod?.result?.code).toBe(code);
        const phone = { code: 'MW', details: { phoneNumber: '351#900000001' } };
        await world.api.put(`/api/payments/${id}`, { paymentMethod: phone });
        await world.pass(3);
        expect((await world.get(id)).stateDetails.state).toBe('confirmed');
      }
    }
  },
  // ---- operations
  // “createPayment, createReference | Com o mesmo customUniqueId, 409; sem ele, um segundo pagamento | Envie sempre customUniqueId. Ao 409, leia o pagamento com listPayments e o filtro customUniqueId”
  'operations-1': async (world) => {
    const { api } = world;
    for (const [path, more] of [
      ['/api/payments', { paymentMethod: byPhone }],
      [reference, {}],
    ] as const) {
      await api.post('/sandbox/reset');
      const first = await api.post<Payment>(path, { ...order, ...more });
      expect((await api.post(path, { ...order, ...more })).refusals).toEqual(['409 e00600']);
      const found = await api.get<Payment[]>(`/api/payments?customUniqueId=${customUniqueId}`);
      expect(found.data.map(({ id }) => id)).toEqual([first.data.id]);
      const before = await count(world);
      for (const _ of [1, 2]) await api.post(path, { ...withoutKey, ...more });
      expect(await count(world)).toBe(before + 2);
    }
  },
  // “createCheckout | Com o mesmo payment.customUniqueId, 409; sem ele, um segundo checkout | O id e o checkoutUrl perdidos não se recuperam. Procure o pagamento por customUniqueId, cancele-o e crie outro checkout com outro customUniqueId. O payment_cancelled que se segue é do pagamento perdido: não feche por ele a encomenda”
  'operations-2': async (world) => {
    const { api, cancel } = world;
    await world.subscribe('payment_cancelled');
    const open = (payment: object) => api.post<Checkout>('/api/checkouts', { payment });
    const lost = (await open(order)).data;
    expect((await open(order)).refusals).toEqual(['409 e00600']);
    const found = await api.get<Payment[]>(`/api/payments?customUniqueId=${customUniqueId}`);
    expect(found.data.map(({ id }) => id)).toEqual([lost.paymentId]);
    expect(JSON.stringify(found.body)).not.toContain(lost.id);
    expect((await cancel(lost.paymentId)).data.stateDetails.state).toBe('cancelled');
    const told = (await world.notifications()).flatMap(({ payments }) => payments.map(({ id }) => id));
    expect(told).toEqual([lost.paymentId]);
    expect((await open(order)).refusals).toEqual(['409 e00600']);
    expect((await open({ ...order, customUniqueId: 'ORDER-AGAIN' })).status).toBe(201);
    const before = await count(world);
    for (const _ of [1, 2]) await open(withoutKey);
    expect(await count(world)).toBe(before + 2);
  },
  // “createRefund, createCapture, createRecurring | Feita outra vez; reembolsos e capturas, até ao limite do montante | Não têm chave. Antes de repetir, procure a primeira com listPayments e o filtro initialPaymentId; só repita se lá não estiver”
  'operations-3': async (world) => {
    const { refund, capture, repeat, charge, authorise, seed } = world;
    const [paid, held] = [await charge(), await authorise()];
    for (const [call, id, limited] of [
      [refund, paid.id, true],
      [capture, held.id, true],
      [repeat, seed.payments.initialRecurring, false],
    ] as const) {
      const mine = () => count(world, `initialPaymentId=${id}`);
      const before = await mine();
      const made = [];
      for (const _ of [1, 2, 3]) made.push((await call(id, limited ? 500 : 1000)).status);
      expect(made).toEqual([201, 201, limited ? 400 : 201]);
      expect(await mine()).toBe(before + (limited ? 2 : 3));
    }
  },
  // “createTerminalPayment, createTerminalRefund | Na sandbox, 400 enquanto o terminal está ocupado; depois, outro pedido ao terminal | Não têm customUniqueId. Dê a cada pagamento um code só dele; procure com listPayments, pelo montante e pela data, e reconheça-o pelo code. Ao reembolso, procure-o pelo initialPaymentId”
  'operations-4': chosen(['behaviour-busyTerminal'], async (world) => {
    const terminal = world.terminal();
    const settled = world.seed.payments.settledTerminal;
    const { data: sold } = await terminal.ask(777, { code: 'SALE-1', customUniqueId: 'SALE-1' });
    expect(sold).toMatchObject({ code: 'SALE-1' });
    expect(sold).not.toHaveProperty('customUniqueId');
    await terminal.leave();
    await terminal.ask(777, { code: 'SALE-2' });
    await terminal.leave();
    const alike = (await world.api.get<Payment[]>('/api/payments?amount=777')).data;
    expect(alike.map(({ code }) => code).sort()).toEqual(['SALE-1', 'SALE-2']);
    for (const [ask, query] of [
      [
        () => terminal.ask(1234),
        `amount=1234&${new URLSearchParams({ 'createdAt[start]': '2026-01-15T10:00:00+00:00' })}`,
      ],
      [() => terminal.askBack(settled, 300), `initialPaymentId=${settled}`],
    ] as const) {
      expect(await count(world, query)).toBe(0);
      const { data } = await ask();
      expect((await ask()).refusals).toEqual(['400 e00600']);
      const found = await world.api.get<Payment[]>(`/api/payments?${query}`);
      expect(found.data.map(({ id }) => id)).toEqual([data.id]);
      await terminal.leave();
      expect((await ask()).status).toBe(201);
      expect(await count(world, query)).toBe(2);
      await terminal.leave();
    }
  }),
  // “createProcessedPayment | 409, pelo code | Repita; o 409 diz que esse code já está registado nesse terminal, mesmo que o corpo seja outro: veja com que montante ficou”
  'operations-5': async (world) => {
    const register = (code: string, more = {}, at: string = world.terminals.standalone) =>
      world.api.post(`/api/terminals/${at}/processedPayments`, { ...processedExample, code, ...more });
    expect((await register('A1B2C3')).status).toBe(201);
    const before = await count(world);
    for (const more of [{}, { amount: processedExample.amount + 100 }])
      expect((await register('A1B2C3', more)).refusals).toEqual(['409 e00600']);
    expect(await count(world)).toBe(before);
    expect((await register('A1B2C3', {}, world.terminals.cloud)).status).toBe(201);
    expect((await register('A1B2C4')).status).toBe(201);
  },
  // “createCustomer | Com o mesmo customerId e os mesmos dados, o mesmo cliente; sem customerId, outro cliente | Envie sempre customerId e repita”
  'operations-6': async ({ api }) => {
    const create = (more: object = {}) => api.post<Customer>('/api/customers', { firstName: 'Ana', ...more });
    const known = { customerId: 'C-77' };
    const [first, second] = [await create(known), await create(known)];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.data).toEqual(first.data);
    expect((await create()).data.uuid).not.toBe((await create()).data.uuid);
  },
  // “createEntity | 409, pelo clientId | Repita; ao 409, leia com getEntity”
  'operations-7': async ({ api }) => {
    const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
    const shop = { clientId: '500000000', name: 'Livraria de Exemplo, Lda.', user };
    expect((await api.post('/api/entities', shop)).status).toBe(201);
    expect((await api.post('/api/entities', shop)).refusals).toEqual(['409 e00300']);
    expect((await api.get('/api/entities/500000000')).data).toMatchObject({ name: shop.name });
  },
  // “createWebhook | Na sandbox, uma segunda subscrição, e cada aviso chega duas vezes | Antes de repetir, leia com listWebhooks”
  'operations-8': chosen(['behaviour-repeatedSubscription'], async (world) => {
    await world.subscribe('payment_confirmed');
    const { data } = await world.api.get<{ url: string }[]>('/api/webhooks');
    expect(data.filter(({ url }) => url === world.webhookUrl)).toHaveLength(1);
    await world.subscribe('payment_confirmed');
    await world.payReference();
    expect(await world.actions()).toEqual(['payment_confirmed', 'payment_confirmed']);
  }),
  // “updatePayment com MB WAY | Na sandbox, 400 enquanto o cliente não responde; depois de ele recusar, outra notificação no telemóvel | Antes de repetir, leia o pagamento: se updatedAt mudou, a primeira foi feita”
  'operations-9': async (world) => {
    const { api, get, answerPhone, pass } = world;
    const { data } = await api.post<Payment>('/api/payments', { amount: 1000, paymentMethod: byPhone });
    await answerPhone(data.id, 'refuse');
    await pass(5);
    const before = (await get(data.id)).updatedAt;
    const again = () => api.put(`/api/payments/${data.id}`, { paymentMethod: byPhone });
    expect((await again()).status).toBe(200);
    expect((await get(data.id)).updatedAt).not.toBe(before);
    expect((await again()).refusals).toEqual(['400 e00600']);
    await answerPhone(data.id, 'refuse');
    expect((await again()).status).toBe(200);
    expect((await get(data.id)).stateDetails.state).toBe('pending_confirmation');
  },
  // “Os outros PUT, PATCH e DELETE | O estado final é o mesmo; a segunda pode dizer que já não é possível ou que já não existe | Repita; a um 400 ou 404, leia o recurso: a primeira foi feita, ou já não era possível”
  'operations-10': async (world) => {
    const { api, cancel, adjust, authorise, seed, get } = world;
    const held = await authorise();
    const { own } = seed.customers;
    const { realtimeReference: open, confirmedReference: paid } = seed.payments;
    type Call = () => Promise<{ status: number; refusals: readonly string[] }>;
    const twice: [Call, () => Promise<unknown>, number[], refusals?: string[]][] = [
      [() => adjust(held.id, 800), async () => (await get(held.id)).amount, [200, 200]],
      [() => cancel(open), async () => (await get(open)).stateDetails, [200, 400], ['400 e00600']],
      [() => cancel(paid), async () => (await get(paid)).stateDetails, [400, 400]],
      [
        () => api.put(`/api/customers/${own}`, { firstName: 'Ana' }),
        async () => (await api.get<Customer>(`/api/customers/${own}`)).data.firstName,
        [200, 200],
      ],
      [
        () => api.delete(`/api/customers/${own}`),
        async () => (await api.get(`/api/customers/${own}`)).status,
        [200, 404],
        ['404 e00502'],
      ],
    ];
    for (const [call, look, statuses, refusals] of twice) {
      const first = await call();
      const after = await look();
      const second = await call();
      expect([first.status, second.status]).toEqual(statuses);
      if (refusals) expect(second.refusals).toEqual(refusals);
      expect(await look()).toEqual(after);
    }
  },
  // ---- webhooks
  // “Um webhook é um pedido da API ao seu servidor, com as mesmas incertezas.”
  'webhooks-1': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(new TypeError('fetch failed'));
    const { id } = await world.payReference();
    world.respondWith(200);
    await world.pass(60);
    expect(await told(world)).toEqual([id, id]);
  },
  // “Os modos desta tabela são da sandbox:”
  'webhooks-2': async (world) => {
    for (const mode of ['duplicate', 'delayed', 'out_of_order']) await subscribeTo(world, mode);
    expect((await world.api.put('/sandbox/webhooks/301/failure-mode', { failureMode: 'x' })).status).toBe(
      422,
    );
  },
  // “O mesmo aviso duas vezes | duplicate | Guarda cada pagamento uma só vez, com o id como chave única, e responde com sucesso às duas”
  'webhooks-3': async (world) => {
    await subscribeTo(world, 'duplicate');
    const { id } = await world.payReference();
    expect(await told(world)).toEqual([id, id]);
  },
  // “Um aviso tarde | delayed | Lê como o pagamento está agora, com getPayment, antes de entregar”
  'webhooks-4': async (world) => {
    await subscribeTo(world, 'delayed');
    const { id } = await world.payReference();
    await world.refund(id, 1000);
    expect(await told(world)).toEqual([]);
    await world.pass(heldSeconds.delayed);
    expect((await world.notifications())[0]?.payments[0].stateDetails.state).toBe('confirmed');
    expect((await world.get(id)).stateDetails.state).toBe('cancelled');
  },
  // “Avisos fora de ordem | out_of_order | Decide pelo estado que leu, e não pelo último aviso”
  'webhooks-5': async (world) => {
    await subscribeTo(world, 'out_of_order');
    await world.subscribe('payment_refunded');
    const { id } = await world.payReference();
    await world.refund(id, 1000);
    await world.sandbox.settle();
    await world.pass(heldSeconds.out_of_order);
    expect(await world.actions()).toEqual(['payment_refunded', 'payment_confirmed']);
    expect((await world.get(id)).stateDetails.state).toBe('cancelled');
  },
});
