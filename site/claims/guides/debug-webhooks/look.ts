import { deliveryTimeoutSeconds } from '@balcao/contract/resources/webhooks/deliveryTimeout.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, provedBy, type Row, source } from '../../claims.ts';

const firstSteps = provedBy(
  'e2e/workbench/firstSteps.spec.ts',
  'from the first call to a verified webhook that is sent again, and every step arrives by itself',
);

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

/** Rows on what the list of deliveries shows. */
export const look: readonly Row[] = [
  advice('Antes de mexer no programa, veja o que saiu.'),
  claim('O painel mostra cada entrega com o corpo, a assinatura e as tentativas:', firstSteps),
  claim(
    'Escolha uma entrega para ver o que levava e o que o seu servidor respondeu, e desmonte-lhe a assinatura com um botão.',
    [
      ...firstSteps,
      ...provedBy(
        'e2e/webhooks/guides.spec.ts',
        'a reader takes a signature apart beside the code that checks it',
      ),
    ],
  ),
  claim('Um programa lê o mesmo com listDeliveries.', async (world) => {
    const [delivery] = await deliveriesTo(world, [204]);
    const [message] = await world.messages();
    expect(delivery?.body).toBe(message?.body);
    expect(delivery?.attempts[0]?.headers['PayPay-Signature']).toMatch(/^hash=[0-9a-f]{64},ts=\d+$/);
  }),
  claim(
    'Aqui, o recetor da sandbox recusou um aviso assinado com outra chave, e a lista attempts mostra o status 401:',
    async (world) => {
      const id = world.seed.webhooks.confirmed;
      await world.api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode: 'wrong_signature' });
      await world.payReference();
      const [message] = await world.messages(`http://localhost:4000/sandbox/inbox/${world.merchant.code}`);
      expect(message && (await world.toInbox(message))).toBe(401);
    },
  ),
  claim(
    'Nenhuma entrega | Ninguém subscreveu o evento, a subscrição está desativada, ou a mudança não tem evento | Confirme a subscrição',
    async (world) => {
      await world.payReference();
      expect(await world.deliveries()).toEqual([]);
      const body = { action: 'payment_confirmed', url: world.webhookUrl };
      const { id } = (await world.api.post<Webhook>('/api/webhooks', body)).data;
      await world.adjust((await world.authorise()).id, 800);
      await world.api.post(`/sandbox/webhooks/${id}/disable`);
      await world.payReference();
      expect(await world.deliveries()).toEqual([]);
    },
  ),
  claim(
    'attempts vazio e waitsBehind com um número | Espera que acabe uma entrega anterior do mesmo pagamento | Resolva primeiro essa',
    async (world) => {
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
  ),
  claim(
    'status nulo e error preenchido | Não houve ligação, ou a resposta passou de deliveryTimeoutSeconds segundos | Confirme o nome, a porta, o certificado e a firewall; guarde e responda antes de trabalhar',
    async (world) => {
      const failures = [new TypeError('fetch failed'), new DOMException('', 'TimeoutError')];
      const shown = await deliveriesTo(world, failures);
      expect(shown.map(({ attempts: [attempt] }) => [attempt?.status, attempt?.error])).toEqual([
        [null, 'fetch failed'],
        [null, `no answer within ${deliveryTimeoutSeconds} s`],
      ]);
    },
  ),
  claim(
    'status 301, 302, 307 ou 308 | O URL redireciona, e um redirecionamento não é seguido | Subscreva o URL final',
    waitsWith(301, 302, 307, 308),
  ),
  claim(
    'status 401 ou 403 | O seu programa recusou, ou algo à frente dele | Veja a assinatura e as regras da firewall',
    waitsWith(401, 403),
  ),
  claim(
    'status 404 ou 405 | A rota não existe, ou não aceita POST | Corrija a rota ou o URL',
    waitsWith(404, 405),
  ),
  claim(
    'status 500 ou mais | O programa falhou | Leia o registo do servidor à hora de at',
    waitsWith(500, 502, 503),
  ),
  claim(
    'delivered, e a encomenda por pagar | Respondeu com sucesso sem guardar | Guarde primeiro, responda depois',
    async (world) => {
      const [delivery] = await deliveriesTo(world, [200]);
      expect(delivery?.state).toBe('delivered');
      await world.pass(7200);
      expect(await world.messages()).toHaveLength(1);
    },
  ),
  source(
    'O fornecedor não mostra as entregas.',
    'product: contract/specification/operations.ts lists the 44 operations of API 1.13.0, and none lists deliveries',
  ),
  advice('Em produção, registe cada aviso que chega, com os cabeçalhos, o corpo e o que respondeu.'),
];
