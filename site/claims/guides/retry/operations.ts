import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import type { Customer } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/examples.ts';
import { expect } from 'vitest';
import { claim, claims, source } from '../../claims.ts';
import { count, customUniqueId, order, reference } from '../errors/verbs.ts';

const byPhone = { code: 'MW', details: { phoneNumber: '351#912345678' } };
const withoutKey = { amount: 1000 };

/** Rows on what each operation does when it is repeated. */
export const operations = claims({
  operations: [
    source(
      'A especificação dá o 409 a poucas destas operações; o resto da tabela é o que faz a sandbox:',
      'specified: 7, which gives 409 to POST /payments and processedPayments; extraConflicts are chosen',
    ),
    claim(
      'createPayment, createReference | Com o mesmo customUniqueId, 409; sem ele, um segundo pagamento | Envie sempre customUniqueId. Ao 409, leia o pagamento com listPayments e o filtro customUniqueId',
      async (world) => {
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
    ),
    claim(
      'createCheckout | Com o mesmo payment.customUniqueId, 409; sem ele, um segundo checkout | O id e o checkoutUrl perdidos não se recuperam. Procure o pagamento por customUniqueId, cancele-o e crie outro checkout com outro customUniqueId. O payment_cancelled que se segue é do pagamento perdido: não feche por ele a encomenda',
      async (world) => {
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
    ),
    claim(
      'createRefund, createCapture, createRecurring | Feita outra vez; reembolsos e capturas, até ao limite do montante | Não têm chave. Antes de repetir, procure a primeira com listPayments e o filtro initialPaymentId; só repita se lá não estiver',
      async (world) => {
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
    ),
    claim(
      'createTerminalPayment, createTerminalRefund | Na sandbox, 400 enquanto o terminal está ocupado; depois, outro pedido ao terminal | Não têm customUniqueId. Dê a cada pagamento um code só dele; procure com listPayments, pelo montante e pela data, e reconheça-o pelo code. Ao reembolso, procure-o pelo initialPaymentId',
      async (world) => {
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
      },
      { chosen: ['behaviour-busyTerminal'] },
    ),
    claim(
      'createProcessedPayment | 409, pelo code | Repita; o 409 diz que esse code já está registado nesse terminal, mesmo que o corpo seja outro: veja com que montante ficou',
      async (world) => {
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
    ),
    claim(
      'createCustomer | Com o mesmo customerId e os mesmos dados, o mesmo cliente; sem customerId, outro cliente | Envie sempre customerId e repita',
      async ({ api }) => {
        const create = (more: object = {}) =>
          api.post<Customer>('/api/customers', { firstName: 'Ana', ...more });
        const known = { customerId: 'C-77' };
        const [first, second] = [await create(known), await create(known)];
        expect([first.status, second.status]).toEqual([201, 200]);
        expect(second.data).toEqual(first.data);
        expect((await create()).data.uuid).not.toBe((await create()).data.uuid);
      },
    ),
    claim('createEntity | 409, pelo clientId | Repita; ao 409, leia com getEntity', async ({ api }) => {
      const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
      const shop = { clientId: '500000000', name: 'Livraria de Exemplo, Lda.', user };
      expect((await api.post('/api/entities', shop)).status).toBe(201);
      expect((await api.post('/api/entities', shop)).refusals).toEqual(['409 e00300']);
      expect((await api.get('/api/entities/500000000')).data).toMatchObject({ name: shop.name });
    }),
    claim(
      'createWebhook | Na sandbox, uma segunda subscrição, e cada aviso chega duas vezes | Antes de repetir, leia com listWebhooks',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const { data } = await world.api.get<{ url: string }[]>('/api/webhooks');
        expect(data.filter(({ url }) => url === world.webhookUrl)).toHaveLength(1);
        await world.subscribe('payment_confirmed');
        await world.payReference();
        expect(await world.actions()).toEqual(['payment_confirmed', 'payment_confirmed']);
      },
      { chosen: ['behaviour-repeatedSubscription'] },
    ),
    claim(
      'updatePayment com MB WAY | Na sandbox, 400 enquanto o cliente não responde; depois de ele recusar, outra notificação no telemóvel | Antes de repetir, leia o pagamento: se updatedAt mudou, a primeira foi feita',
      async (world) => {
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
    ),
    claim(
      'Os outros PUT, PATCH e DELETE | O estado final é o mesmo; a segunda pode dizer que já não é possível ou que já não existe | Repita; a um 400 ou 404, leia o recurso: a primeira foi feita, ou já não era possível',
      async (world) => {
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
    ),
  ],
});
