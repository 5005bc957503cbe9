import { readFileSync } from 'node:fs';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { expect } from 'vitest';
import { plainPages } from '../../../../sandbox/testing/payer.ts';
import { openTestSandbox } from '../../../../sandbox/testing/testSandbox.ts';
import { receivedActions, subscribe } from '../../../../sandbox/testing/webhooks.ts';
import { at } from '../../../../tools/run/paths.mjs';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { provoke } from './event-types.provoke.ts';
import { eventsOfEachRow, rowsOfTable } from './event-types.rows.ts';

const page = readFileSync(at('site/docs/guides/webhooks/event-types.mdx'), 'utf8');
const path = '/api/webhooks';

export default claims({
  'front matter': [
    claim(
      'Todos os eventos que um webhook pode anunciar, quando é enviado cada um, em que estado fica o pagamento e como provocá-lo na sandbox.',
      async ({ api, webhookUrl: url }) => {
        for (const action of webhookActions) {
          expect((await api.post<Webhook>(path, { action, url })).data.action).toBe(action);
          expect(page).toContain(`<Event is="${action}" />`);
        }
        for (const action of ['payment_created', 'payment_pending', 'payment_captured', 'entity_created'])
          expect((await api.post(path, { action, url })).refusals).toEqual(['422 e00230']);
      },
    ),
  ],
  top: [
    claim(
      [
        'Quase todas as mudanças que interessam a uma loja têm um evento.',
        'Esta página tem os eventos todos, e diz quais chegam juntos e que mudanças não têm nenhum.',
      ],
      async (world) => {
        const rows = await eventsOfEachRow(world);
        const told = (count: number) =>
          rows.filter(({ events }) => events.length === count).map(({ name }) => name);
        expect(rowsOfTable(page, 'Mudanças que têm dois eventos')).toEqual(told(2));
        expect(rowsOfTable(page, 'Mudanças de um pagamento que não têm evento')).toEqual(told(0));
        expect(rows.length - told(0).length).toBeGreaterThan(told(0).length);
      },
    ),
    claim(
      'Subscreve-se cada evento com createWebhook, um por subscrição.',
      async ({ api, webhookUrl: url }) => {
        const refused = await api.post(path, { action: [...webhookActions], url });
        expect(refused.refusals).toEqual(['422 e00230']);
      },
    ),
    advice('Se ainda não tem nenhuma, comece em Receber webhooks.'),
  ],
  payments: [
    claim(
      'O corpo, em JSON, leva webhook, com o evento, e payments, com o pagamento inteiro tal como ficou.',
      async (world) => {
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
    ),
  ],
  entities: [
    claim(
      'Só interessam a quem regista comerciantes com createEntity ou pelo formulário de adesão.',
      async (world) => {
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
    ),
    claim(
      'Na sandbox, o corpo leva webhook e entities, com a entidade inteira; a documentação não mostra o destes eventos.',
      async (world) => {
        const { clientId } = world.seed.entities.pending;
        await world.subscribe('entity_declined');
        await world.api.post(`/sandbox/entities/${clientId}/review`, { action: 'decline' });
        const [message] = await world.messages();
        const { webhook, ...rest } = JSON.parse(message?.body ?? '{}');
        expect(webhook.action).toBe('entity_declined');
        expect(rest).toEqual({ entities: [(await world.api.get(`/api/entities/${clientId}`)).data] });
      },
      { chosen: ['behaviour-entityEvents'] },
    ),
  ],
  body: [
    claim(
      'webhook.id é o da sua subscrição, não o da entrega: repete-se em todos os avisos que ela faz.',
      async (world) => {
        const ids: string[] = [];
        for (const action of ['payment_confirmed', 'payment_refunded']) {
          const { data } = await world.api.post<Webhook>(path, { action, url: world.webhookUrl });
          ids.push(data.id);
        }
        for (let n = 0; n < 3; n += 1) await world.payReference();
        const [confirmed] = ids;
        expect((await world.notifications()).map(({ webhook }) => webhook.id)).toEqual(
          Array(3).fill(confirmed),
        );
        const deliveries = (await world.deliveries()).map(({ id }) => id);
        expect(new Set(deliveries).size).toBe(3);
        expect(deliveries).not.toContain(confirmed);
      },
    ),
    advice('Há exemplos gravados em Exemplo de payload.'),
  ],
  together: [
    claim(
      'Quando uma mudança tem dois eventos, recebe um aviso por cada um que subscreveu.',
      async (world) => {
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
    ),
    advice('Decida pelo estado do pagamento, e a repetição deixa de contar.'),
    claim(
      [
        'Repare no reembolso de uma parte: payment_cancelled nem sempre quer dizer que o pagamento deixou de estar pago.',
        'Leia stateDetails.state e refunds.',
        'A documentação diz que o evento chega com um reembolso no próprio dia, sem separar o de tudo do de uma parte; que o resto continue pago é uma escolha da sandbox.',
      ],
      async (world) => {
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
      },
      { chosen: ['payment-confirmed-void_part'] },
    ),
  ],
  silent: [
    claim(
      'Na sandbox, nenhuma subscrição é avisada destas mudanças; da criação, só o callbackUrl, se o enviou.',
      async (world) => {
        world.respondWith(200);
        await world.subscribe(...webhookActions);
        const callbackUrl = 'https://loja.example/callback';
        await world.api.post('/api/payments/references', { amount: 1000, callbackUrl });
        await world.open({ payment: { callbackUrl } });
        expect(await world.messages()).toEqual([]);
        expect(await world.messages(callbackUrl)).toHaveLength(2);
      },
      { chosen: ['payment-new-create_checkout', 'payment-confirmed-capture'] },
    ),
    claim(
      'As que partem de uma chamada sua vêm na resposta; as outras leem-se com getPayment ou listPayments.',
      async (world) => {
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
    ),
  ],
  provoke: [
    ...provoke,
    claim(
      'Subscreva um evento, provoque-o e veja a entrega: para onde foi, o que levava e que resposta teve.',
      provedBy(
        'e2e/workbench/firstSteps.spec.ts',
        'from the first call to a verified webhook that is sent again',
      ),
    ),
  ],
  next: [
    advice(
      'Exemplo de payload: o que chega, gravado na sandbox.',
      'Estados de um pagamento: de que estado para que estado, e quem o provoca.',
    ),
  ],
});
