import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { ignoresKeysInHeaders, losesResponses, reference } from './errors/verbs.ts';
import { statuses } from './retry/errors.ts';
import { operations } from './retry/operations.ts';
import { repeatedMessages } from './retry/webhooks.ts';
import { textOf } from './sdks/clientFiles.ts';

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

export default claims({
  'front matter': [advice('Idempotência: o que faz cada operação repetida…')],
  top: [
    claim('A ligação caiu, e não sabe se o pagamento foi criado.', losesResponses),
    advice('Aqui descobre-o, sem cobrar nem devolver duas vezes.'),
  ],
  outcome: [
    claim(
      'Uma encomenda de 25,00 € cuja resposta se perdeu, encontrada e paga uma só vez, e um reembolso de 5,00 € que se procura antes de se repetir.',
      async (world) => {
        const paid = await payLostOrder(world);
        expect([paid.amount, paid.stateDetails.state]).toEqual([2500, 'confirmed']);
        const refunded = await world.refund(paid.id, 500);
        const { data } = await world.api.get<Payment[]>(`/api/payments?initialPaymentId=${paid.id}`);
        expect(data.map(({ id, amount }) => [id, amount])).toEqual([[refunded.data.id, 500]]);
      },
    ),
    advice('Demora dez minutos.', 'Precisa da sandbox a correr e destas credenciais:'),
  ],
  flow: [
    advice('Uma operação é idempotente quando fazê-la duas vezes deixa tudo como fazê-la uma.'),
    claim(
      'Não há um cabeçalho de idempotência: em algumas operações é um campo seu que denuncia a repetição.',
      async (world) => {
        await ignoresKeysInHeaders(world);
        expect((await world.api.post(reference, order)).status).toBe(201);
        expect((await world.api.post(reference, order)).status).toBe(409);
      },
    ),
    advice('Nas outras, é o seu programa que procura antes de repetir.'),
    claim(
      [
        'A loja cria uma referência com customUniqueId.',
        'A API cria-a, mas a ligação cai antes da resposta.',
        'A loja repete o mesmo pedido, e a API recusa-o com 409.',
        'A loja procura pelo customUniqueId e recebe o pagamento que foi criado da primeira vez.',
      ],
      async (world) => {
        await loseOrder(world);
        const [made] = (await world.api.get<Payment[]>(byKey)).data;
        expect((await world.api.post(reference, order)).refusals).toEqual(['409 e00600']);
        expect((await world.api.get<Payment[]>(byKey)).data).toEqual([made]);
      },
    ),
  ],
  lost: [
    advice('Dê um customUniqueId a cada encomenda, e guarde-o antes de chamar.'),
    claim(
      [
        'Na sandbox, o cabeçalho Sandbox-Fault faz cair a ligação depois de a operação estar feita:',
        'O seu programa só vê um erro de rede: nem estado, nem id.',
      ],
      async (world) => {
        await loseOrder(world);
        expect((await world.api.get<Payment[]>(byKey)).data).toMatchObject([order]);
      },
    ),
  ],
  recover: [
    advice(
      'Deixe passar o tempo limite (timeout) da sua ligação, porque o pedido pode ainda estar a ser tratado.',
      'Depois repita-o, igual e com a mesma chave:',
    ),
    claim(
      'Esta recusa é uma boa notícia: a primeira chamada foi feita, e a segunda não criou nada.',
      async (world) => {
        await loseOrder(world);
        expect((await world.api.post(reference, order)).status).toBe(409);
        expect((await world.api.get<Payment[]>(byKey)).data).toHaveLength(1);
      },
    ),
    claim(
      'Se em vez dela vier um sucesso, a primeira não chegou a ser feita, e continua daí.',
      async (world) => {
        const failed = await world.api.post(reference, order, { 'sandbox-fault': 'server_error' });
        expect(failed.status).toBe(500);
        expect((await world.api.get<Payment[]>(byKey)).data).toEqual([]);
        const { status, data } = await world.api.post<Payment>(reference, order);
        expect(status).toBe(201);
        expect((await world.api.get<Payment[]>(byKey)).data).toEqual([data]);
      },
    ),
    claim('Com o 409, procure pela chave:', async (world) => {
      const paid = await payLostOrder(world);
      await world.api.post(reference, order);
      expect((await world.api.get<Payment[]>(byKey)).data.map(({ id }) => id)).toEqual([paid.id]);
    }),
    claim('Confirme que o montante é o da encomenda, e siga com o id que veio.', async (world) => {
      await world.api.post(reference, { ...order, amount: 900 });
      expect((await world.api.post(reference, order)).status).toBe(409);
      expect((await world.api.get<Payment[]>(byKey)).data).toMatchObject([{ amount: 900 }]);
    }),
    claim(
      'Outra encomenda leva outra chave: na sandbox, a de um pagamento cancelado também não volta a servir.',
      async (world) => {
        const { data } = await world.api.post<Payment>(reference, order);
        const cancelled = await world.cancel(data.id, { ignoreUnsupported: true });
        expect(cancelled.data.stateDetails.state).toBe('cancelled');
        expect((await world.api.post(reference, order)).status).toBe(409);
        const other = { ...order, customUniqueId: 'ORDER-2026-0078' };
        expect((await world.api.post(reference, other)).status).toBe(201);
      },
    ),
  ],
  'without-key': [
    advice('O cliente pagou, e a loja devolve-lhe 5,00 €:'),
    claim(
      'Se perder esta resposta, não repita já: dois reembolsos de 5,00 € cabem em 25,00 €, e ambos seriam feitos.',
      async (world) => {
        const { id } = await payLostOrder(world);
        for (const _ of [1, 2]) expect((await world.refund(id, 500)).status).toBe(201);
        const { refunds } = await world.get(id);
        expect(refunds?.map(({ amount }) => amount)).toEqual([500, 500]);
      },
    ),
    claim(
      [
        'Procure primeiro os movimentos daquele pagamento:',
        'O reembolso está lá, com um id que a loja ainda não tinha guardado: não há nada a repetir.',
      ],
      async (world) => {
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
    ),
    claim(
      'Guarde o id de cada reembolso, e peça os de um pagamento um de cada vez: dois iguais só se distinguem pelo id, e com dois a caminho não saberia qual se perdeu.',
      async (world) => {
        const { id } = await payLostOrder(world);
        await world.refund(id, 500);
        await world.refund(id, 500);
        const { refunds = [] } = await world.get(id);
        const [first, second] = refunds.map(({ paymentId: _, ...rest }) => rest);
        expect(second).toEqual(first);
        expect(new Set(refunds.map(({ paymentId }) => paymentId)).size).toBe(2);
      },
    ),
    claim(
      'Na sandbox, os que chegam ao mesmo tempo são todos feitos, enquanto couberem no montante.',
      async (world) => {
        const { id } = await payLostOrder(world);
        const made = await Promise.all(Array.from({ length: 4 }, () => world.refund(id, 1000)));
        expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
        expect((await world.get(id)).refunds?.map(({ amount }) => amount)).toEqual([1000, 1000]);
      },
    ),
    claim(
      'Corre as chamadas desta página, a que perde a ligação e as que a recuperam, e compara cada resposta com a gravada.',
      provedBy('e2e/guides/run.spec.ts', 'run as recorded in a private sandbox'),
    ),
  ],
  ...operations,
  ...statuses,
  wait: [
    source(
      'A documentação não o diz.',
      'product: no part of the specification says how long a caller waits before it repeats',
    ),
    advice(
      'Um bom princípio:',
      'Cada vez mais (exponential backoff).',
      'Por exemplo 1, 2, 4 e 8 segundos…',
      'O que a resposta pede.',
      'Com um fim.',
      'Ao fim de poucas tentativas, guarde a encomenda como por confirmar…',
      'Num só sítio.',
      'Veja se a sua biblioteca HTTP já repete sozinha.',
    ),
    advice('Sem resposta, 30 segundos.'),
    claim('É quanto um SDK espera, se não lhe disser outra coisa.', async (world) => {
      for (const [language, waits] of Object.entries(sdkTimeouts))
        expect((await textOf(world, language)).includes(waits), language).toBe(true);
    }),
    advice(
      'Conte-os desde o envio, mesmo que a ligação tenha caído antes; só depois procure, e repita só o que não encontrar.',
    ),
    claim(
      'Na sandbox não precisa de esperar: quando dropped_connection corta a ligação, o pedido já foi tratado.',
      async (world) => {
        await loseOrder(world);
        expect((await world.api.get<Payment[]>(byKey)).data).toMatchObject([order]);
      },
    ),
    claim('Se traz Retry-After, nunca menos do que isso.', async (world) => {
      const full = await world.api.post(reference, order, { 'sandbox-fault': 'unavailable' });
      expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
    }),
    claim(
      'Os SDK só o fazem se o pedir, e só no que não se faz duas vezes.',
      provedBy(
        'sandbox/sdk-generation/clients.test.ts',
        'in JavaScript',
        'in PHP',
        'in Python, which opens the zip itself',
      ),
    ),
  ],
  webhooks: repeatedMessages,
  next: [
    advice(
      'Faça disto testes que correm sozinhos: Usar a sandbox nos seus testes.',
      'O aviso não chegou, ou chegou a mais: Depurar webhooks.',
      'Todas as falhas que a sandbox sabe fazer: Testar uma integração.',
      'O que diz cada código: Erros.',
    ),
  ],
});
