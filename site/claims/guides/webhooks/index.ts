import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../../claims.ts';
import { callback } from './index.callback.ts';

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

export default claims({
  'front matter': [
    claim(
      'Subscreva um evento, pague uma referência na sandbox e veja chegar o aviso assinado que diz que o dinheiro entrou.',
      async (world) => {
        const { message, body } = await confirmedArrives(world);
        expect(world.isSigned(message)).toBe(true);
        expect(body.payments[0].stateDetails.state).toBe('confirmed');
      },
    ),
  ],
  top: [
    advice(
      'O cliente paga quando quer e onde quer.',
      'Em vez de perguntar pelo pagamento de minuto a minuto, diga uma vez para onde quer ser avisado.',
    ),
  ],
  outcome: [
    advice(
      'Uma subscrição sua e o aviso de um pagamento na sua sandbox, com a assinatura conferida.',
      'Demora cinco minutos e ainda não é preciso programar.',
      'Precisa de uma sandbox a correr e destas credenciais:',
    ),
  ],
  flow: [
    claim(
      [
        'Um webhook é um POST que a API faz ao seu servidor quando alguma coisa acontece.',
        'Leva o evento e o pagamento inteiro de que se trata, assinados com a sua chave privada; na sandbox, o aviso sobre uma entidade leva-a inteira.',
        'A sua loja subscreve um evento uma vez.',
        'A API faz um POST assinado ao URL subscrito, e a loja confere a assinatura, guarda e responde com sucesso.',
      ],
      async (world) => {
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
      },
      { chosen: ['behaviour-entityEvents'] },
    ),
    advice('O cliente paga.'),
    claim('Sem resposta de sucesso, a API volta a tentar.', async (world) => {
      world.respondWith(500);
      await confirmedArrives(world);
      world.respondWith(new Error('connection reset'));
      await world.pass(60);
      world.respondWith(204);
      await world.pass(3600);
      expect(await world.messages()).toHaveLength(3);
    }),
  ],
  subscribe: [
    claim('Chame createWebhook com o evento e o URL.', async (world) => {
      const { action, url } = await made(world);
      expect([action, url]).toEqual(['payment_confirmed', world.webhookUrl]);
      expect((await world.api.post(path, { action })).refusals).toEqual(['422 e00221']);
      expect((await world.api.post(path, { url })).refusals).toEqual(['422 e00221']);
    }),
    claim(
      'As subscrições são da plataforma, não de uma entidade: esta chamada não leva PayPay-ClientId e, na sandbox, os avisos de todas as entidades da plataforma chegam ao mesmo URL, cada um com o seu clientId.',
      async (world) => {
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
      },
      { chosen: ['behaviour-webhookScope'] },
    ),
    claim(
      [
        'Cada subscrição é de um só evento.',
        'Para ouvir vários, crie uma para cada; podem apontar todas para o mesmo URL, e o corpo diz qual foi.',
      ],
      async (world) => {
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
    ),
    claim(
      'Para começar bastam duas: payment_confirmed, que manda entregar a encomenda, e payment_cancelled, que a desfaz se o estado do pagamento for cancelled.',
      async (world) => {
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
    ),
    advice('Estão todos em Tipos de eventos.'),
  ],
  try: [
    claim(
      [
        'Numa sandbox nova, também numa privada, a plataforma principal já tem uma subscrição de payment_confirmed, que aponta para um recetor da própria sandbox; a segunda plataforma não tem nenhuma.',
        'Por isso o aviso chega mesmo que ainda não tenha servidor.',
      ],
      async (world) => {
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
    ),
    claim(
      'Corre estas chamadas na sua sandbox: cria uma referência, paga-a na caixa Multibanco e mostra o webhook que saiu, com a assinatura.',
      provedBy('e2e/guides/run.spec.ts', 'run as recorded in a private sandbox'),
    ),
    advice('Para ver o que a sandbox contou e a quem, e subscrever um URL seu:'),
    claim(
      'Cada entrega com as suas tentativas, o corpo, a assinatura e a resposta que recebeu.',
      provedBy(
        'e2e/workbench/firstSteps.spec.ts',
        'from the first call to a verified webhook that is sent again',
      ),
    ),
    claim(
      'É também daqui que subscreve, desliga e volta a ligar um URL.',
      provedBy(
        'e2e/workbench/receiver.spec.ts',
        'a subscription is made, gets a failure mode, is switched off and on again',
      ),
    ),
    claim(
      'A sandbox corre no seu computador, por isso http://localhost:4500/ também serve de URL.',
      async (world) => {
        const url = 'http://localhost:4500/';
        await made(world, { url });
        await world.payReference();
        expect(await world.actions(url)).toEqual(['payment_confirmed']);
      },
    ),
    source(
      'Nos servidores do fornecedor, o URL tem de ser público.',
      'specified: guides 8, webhook not received: endpoint missing or unreachable; check the URL and firewall',
    ),
  ],
  manage: [
    claim(
      ['Ver as que tem | listWebhooks | action mostra só as de um evento', 'Ler uma | getWebhook | …'],
      async ({ api, other }) => {
        const { data } = await api.get<Webhook[]>(path);
        expect(data.map(({ action }) => action)).toEqual(['payment_confirmed', 'payment_cancelled']);
        const some = await api.get<Webhook[]>(`${path}?action=payment_cancelled`);
        expect(some.data).toEqual([data[1]]);
        expect((await api.get(`${path}/${data[1]?.id}`)).data).toEqual(data[1]);
        expect((await other.get(path)).data).toEqual([]);
      },
    ),
    claim(
      'Mudar o URL ou o evento | updateWebhook | Na sandbox, envie só o que muda, e uma subscrição desativada volta a receber',
      async (world) => {
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
      },
      { chosen: ['behaviour-disabledSubscription'] },
    ),
    claim(
      'Deixar de receber | deleteWebhook | Na sandbox, o que já estava na fila ainda sai',
      async (world) => {
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
    ),
  ],
  callback,
  next: [
    advice(
      'Escolha os eventos: Tipos de eventos.',
      'Confirme quem o avisa: Autenticação dos pedidos.',
      'Veja o que chega, gravado na sandbox: Exemplo de payload.',
      'Responda bem e sem cobrar duas vezes: Tratamento da resposta.',
      'Se um aviso não chegar: Depurar webhooks.',
    ),
  ],
});
