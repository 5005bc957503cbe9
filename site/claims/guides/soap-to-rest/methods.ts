import { multibancoReference } from '@balcao/contract/checkDigits/multibancoReference.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { type SoapMethodName, soapMethods } from '@balcao/contract/soap/methods.ts';
import { entityMapping, soapToRest } from '@balcao/contract/soap/migration/soapToRest.ts';
import { type SoapTypeName, soapTypes } from '@balcao/contract/soap/types.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { claim, claims, source } from '../../claims.ts';
import { formUrl } from '../../soap/verbs.ts';

const references = '/api/payments/references';

/** Which operations the page gives for a method. */
const becomes = (method: SoapMethodName, ...operations: string[]) =>
  expect([...soapToRest[method].operations].sort()).toEqual(operations.sort());

/** Fields of a type that hold a value, by their names. */
const leaves = (type: SoapTypeName): string[] =>
  soapTypes[type].flatMap(({ name, type: inner }) =>
    inner in soapTypes ? leaves(inner as SoapTypeName) : [name],
  );

const codes = (methods: readonly { code: string }[]) => methods.map(({ code }) => code).sort();

/** The same amount, asked of both services for its methods. */
async function sameMethods({ soap, api }: World): Promise<void> {
  for (const amount of [50, 1000, 600_000]) {
    const { paymentOptions } = await soap.call('validatePaymentReference', { amount });
    const { data } = await api.get<{ code: string }[]>(`/api/availableMethods?amount=${amount}`);
    expect([amount, codes(data)]).toEqual([amount, codes(paymentOptions)]);
  }
}

/** Rows on the entity block and on each method. */
export const methods = claims({
  authentication: [
    claim(
      [
        'O bloco entity desaparece do corpo.',
        'Quem chama e a língua vão em cabeçalhos, que podem ser os mesmos em todas as chamadas.',
      ],
      async ({ api, seed }) => {
        const places = entityMapping.map(({ soap, rest }) => [soap, rest?.place ?? null]);
        expect(Object.fromEntries(places)).toEqual({
          'entity.platformCode': 'header',
          'entity.hash': 'header',
          'entity.date': null,
          'entity.nif': 'header',
          'entity.lang': 'header',
        });
        const same = { 'accept-language': 'EN' };
        const page = await api.post<{ id: string }>('/api/checkouts', { payment: { amount: 1000 } }, same);
        const { data: webhook } = await api.post<{ id: string }>(
          '/api/webhooks',
          { action: 'payment_confirmed', url: 'https://loja.example/' },
          same,
        );
        const { status: made } = await api.post(references, { amount: 1000 }, same);
        expect(made).toBe(201);
        for (const path of [
          '/api/availableMethods?amount=1000',
          `/api/checkouts/${page.data.id}`,
          '/api/payments',
          `/api/payments/${seed.payments.confirmedReference}`,
          '/api/referenceRanges',
          `/api/webhooks/${webhook.id}`,
        ])
          expect([path, (await api.get(path, same)).status]).toEqual([path, 200]);
        const refused = await api.post(references, { amount: 0 }, same);
        expect(refused.body.error?.msg).toBe('Invalid request');
      },
    ),
  ],
  methods: [
    claim('Cada tabela diz onde fica em REST o valor de cada campo.', () => {
      for (const [name, { request, answer }] of Object.entries(soapToRest)) {
        const { parts, returns } = soapMethods[name as SoapMethodName];
        const told = (moves: typeof request) => moves.map(({ soap }) => soap.split(/[.[\]]+/).at(-1));
        const isTold = (moves: typeof request, leaf: string) =>
          told(moves).some((each) => each === leaf || each === '*');
        const sent = parts.flatMap(({ type }) => (type === 'RequestEntity' ? [] : leaves(type)));
        expect(sent.filter((leaf) => !isTold(request, leaf))).toEqual([]);
        expect(leaves(returns).filter((leaf) => !isTold(answer, leaf))).toEqual([]);
      }
    }),
    claim('Um traço quer dizer que em REST não há lugar para ele, e a frase diz porquê.', () => {
      const moves = Object.values(soapToRest).flatMap(({ request, answer }) => [...request, ...answer]);
      const without = [...entityMapping, ...moves].filter(({ rest }) => rest === null);
      expect(without.length).toBeGreaterThan(10);
      for (const { soap, words } of without)
        expect([soap, words?.pt]).toEqual([soap, expect.stringMatching(/\w+ \w+/)]);
    }),
  ],
  credentials: [
    claim(
      [
        'Passa a ser listAvailableMethods.',
        'Qualquer chamada que leve as credenciais já diz se servem; esta diz também que métodos a entidade tem para um montante.',
      ],
      async (world) => {
        becomes('checkIntegrationState', 'listAvailableMethods');
        const wrong = { authorization: `Basic ${btoa('0001:wrong')}` };
        for (const path of [
          '/api/availableMethods?amount=1000',
          '/api/payments',
          '/api/webhooks',
          '/api/customers',
        ]) {
          expect((await world.api.get(path)).status).toBe(200);
          expect((await world.api.get(path, wrong)).status).toBe(401);
        }
        await sameMethods(world);
      },
    ),
    source(
      'Não há uma chamada só para isto.',
      'specified: 7, none of its calls checks credentials and nothing else',
    ),
  ],
  'create-payment-reference': [
    claim('Passa a ser createReference.', async ({ soap, api, get }) => {
      becomes('createPaymentReference', 'createReference');
      const same = { amount: 1000, paymentOptions: [{ code: 'MB', type: 'NORMAL' }] };
      const old = await soap.call('createPaymentReference', {
        ...same,
        productCode: 'REF-7',
        productDesc: 'Livro',
      });
      const body = {
        amount: 1000,
        availableMethods: [{ code: 'MB', type: 'NORMAL' }],
        code: 'REF-7',
        summary: 'Livro',
      };
      const { data } = await api.post<Payment>(references, body);
      const shared = ({ amount, code, summary, stateDetails, availableMethods, validDate }: Payment) => ({
        amount,
        code,
        summary,
        state: stateDetails.state,
        methods: codes(availableMethods),
        validDate,
      });
      expect(shared(await get(old.paymentId))).toEqual(shared(await get(data.id)));
    }),
  ],
  'validate-payment-reference': [
    claim('Passa a ser listAvailableMethods.', async (world) => {
      becomes('validatePaymentReference', 'listAvailableMethods');
      await sameMethods(world);
    }),
  ],
  'do-web-payment': [
    claim(
      [
        'Passa a ser createCheckout.',
        'Na sandbox, a página é a mesma.',
        'O cliente paga nela por qualquer método da entidade, ou só pelos que enviar em availableMethods.',
      ],
      async ({ soap, api, get, open }) => {
        becomes('doWebPayment', 'createCheckout');
        const old = await soap.call('doWebPayment', { order: { amount: 1000 } });
        const { data } = await api.get<{ checkoutUrl: string }>(`/api/checkouts/${old.token}`);
        expect(data.checkoutUrl).toBe(old.redirectUrl);
        const page = await open();
        expect(page.checkoutUrl.replace(page.id, '')).toBe(old.redirectUrl.replace(old.token, ''));
        expect(codes((await get(page.paymentId)).availableMethods)).toEqual(['CC', 'MB', 'MW']);
        const some = await open({ payment: { availableMethods: [{ code: 'MW' }, { code: 'MB' }] } });
        expect(codes((await get(some.paymentId)).availableMethods)).toEqual(['MB', 'MW']);
        const { status } = await some.card('4242424242424242');
        expect(status).toBeGreaterThanOrEqual(400);
        expect((await page.card('4242424242424242')).status).toBe(200);
      },
    ),
  ],
  'check-web-payment': [
    claim(
      [
        'Passa a ser getCheckout ou getPayment.',
        'Também o webhook responde a isto, sem que o cliente tenha de voltar.',
      ],
      async (world) => {
        const { soap, api, get, payerOnPage, cards } = world;
        becomes('checkWebPayment', 'getCheckout', 'getPayment');
        await world.subscribe('payment_confirmed');
        const { token, paymentId } = await soap.call('doWebPayment', { order: { amount: 1000 } });
        const asked = async () => [
          (await soap.call('checkWebPayment', { token })).paid,
          (await api.get<Payment>(`/api/checkouts/${token}`)).data.stateDetails.state,
          (await get(paymentId)).stateDetails.state,
        ];
        expect(await asked()).toEqual(['0', 'PaymentReady', 'pending']);
        await payerOnPage(token).card(cards.visa);
        expect(await asked()).toEqual(['1', 'PaymentSuccess', 'confirmed']);
        const told = await world.notifications();
        expect(told.map(({ payments: [{ id }] }) => id)).toEqual([paymentId]);
      },
    ),
  ],
  'cancel-payment': [
    claim('Passa a ser cancelPayment.', async ({ soap, api, get, cancel }) => {
      becomes('cancelPayment', 'cancelPayment');
      const page = async () =>
        (await soap.call('doWebPayment', { order: { amount: 1000 }, method: 'CC' })).paymentId;
      const [old, fresh] = [await page(), await page()];
      expect((await soap.call('cancelPayment', { paymentId: old })).requestState.state).toBe('1');
      expect((await cancel(fresh)).status).toBe(200);
      for (const id of [old, fresh]) {
        const { stateDetails, cancellation } = await get(id);
        expect([stateDetails.state, cancellation?.reason]).toEqual(['cancelled', 'merchant_cancelled']);
      }
      expect((await api.get('/api/payments?stateDetails_state=cancelled')).status).toBe(200);
    }),
  ],
  'check-entity-payments': [
    claim('Passa a ser listPayments ou getPayment.', async ({ soap, api, get, payReference }) => {
      becomes('checkEntityPayments', 'listPayments', 'getPayment');
      const ids = [(await payReference()).id, (await payReference({ amount: 1000 })).id];
      const { payments } = await soap.call('checkEntityPayments', {
        payments: ids.map((paymentId) => ({ paymentId })),
      });
      const { data } = await api.get<Payment[]>(`/api/payments?id=${ids.join(',')}`);
      expect(payments.map((each: { paymentId: string }) => each.paymentId)).toEqual(ids);
      expect(data.map(({ id }) => id).sort()).toEqual([...ids].sort());
      for (const id of ids) expect((await get(id)).stateDetails.state).toBe('confirmed');
    }),
  ],
  'get-entity-payments': [
    claim(
      [
        'Passa a ser listPayments.',
        'As respostas vêm em páginas, com meta e links, e trazem também o que ninguém pagou e os reembolsos: conte como pago só o que está confirmed e tem type payment ou capture.',
      ],
      async ({ soap, api, payReference, pass }) => {
        becomes('getEntityPayments', 'listPayments');
        await pass(3600);
        const ids = [(await payReference()).id, (await payReference()).id];
        const [startDate, endDate] = ['2026-01-15T10:30:00+00:00', '2026-01-15T11:30:00+00:00'];
        const { payments } = await soap.call('getEntityPayments', { startDate, endDate });
        const range = new URLSearchParams({
          'updatedAt[start]': startDate,
          'updatedAt[end]': endDate,
          limit: '1',
        });
        const { data, body } = await api.get<Payment[]>(`/api/payments?${range}`);
        expect(payments.map((each: { paymentId: string }) => each.paymentId).sort()).toEqual([...ids].sort());
        expect([data.length, body.meta]).toEqual([1, { totalPages: 2, totalCount: 2, currentPage: 1 }]);
        const next = new URL(body.links?.next ?? '');
        const rest = await api.get<Payment[]>(next.pathname + next.search);
        expect([...data, ...rest.data].map(({ id }) => id).sort()).toEqual([...ids].sort());
        const unpaid = (await api.post<Payment>('/api/payments/references', { amount: 1000 })).data.id;
        const refund = (await api.post<Payment>(`/api/payments/${ids[0]}/refunds`, { amount: 100 })).data.id;
        range.set('limit', '100');
        const all = (await api.get<Payment[]>(`/api/payments?${range}`)).data;
        expect(all.map(({ id }) => id).sort()).toEqual([...ids, unpaid, refund].sort());
        const paid = all.filter(
          ({ type, stateDetails }) =>
            stateDetails.state === 'confirmed' && ['payment', 'capture'].includes(type),
        );
        expect(paid.map(({ id }) => id).sort()).toEqual([...ids].sort());
        const { payments: again } = await soap.call('getEntityPayments', { startDate, endDate });
        expect(again.map((each: { paymentId: string }) => each.paymentId).sort()).toEqual([...ids].sort());
      },
    ),
  ],
  'save-entity-payments': [
    claim(
      [
        'Passa a ser createReference.',
        'Uma lista numa chamada passa a ser uma chamada por referência.',
        'A gama vem de listReferenceRanges.',
      ],
      async ({ soap, api }) => {
        becomes('saveEntityPayments', 'createReference');
        const { data: ranges } = await api.get<{ id: string; entity: string }[]>('/api/referenceRanges');
        const [{ id, entity } = { id: '', entity: '' }] = ranges;
        const own = (seven: string) => multibancoReference(entity, seven, 1000);
        const items = ['0000461', '0000462'].map((seven) => ({
          referenceEntity: entity,
          reference: own(seven),
          amount: 1000,
        }));
        expect((await soap.call('saveEntityPayments', items)).integrationState.state).toBe('1');
        const one = (reference: string) => ({
          amount: 1000,
          referenceRange: { id: Number(id) },
          referenceDetails: { reference },
        });
        for (const seven of ['0000463', '0000464']) {
          const { data } = await api.post<Payment>(references, one(own(seven)));
          expect(data.referenceDetails).toMatchObject({ entity, reference: own(seven) });
        }
        expect((await api.post(references, ['0000465', '0000466'].map(own).map(one))).status).toBe(422);
      },
    ),
  ],
  'subscribe-to-webhook': [
    claim('Passa a ser createWebhook ou updateWebhook.', async ({ soap, api, payReferenceAs, messages }) => {
      becomes('subscribeToWebhook', 'createWebhook', 'updateWebhook');
      const action = 'payment_confirmed';
      const [created, moved] = ['https://loja.example/new', 'https://loja.example/moved'];
      await soap.call('subscribeToWebhook', { action, url: formUrl });
      await api.post('/api/webhooks', { action, url: created });
      const { data } = await api.get<{ id: string; url: string }[]>('/api/webhooks');
      const old = data.find(({ url }) => url === formUrl);
      await api.put(`/api/webhooks/${old?.id}`, { url: moved });
      await payReferenceAs(api);
      const counts = [];
      for (const url of [created, moved, formUrl]) counts.push((await messages(url)).length);
      expect(counts).toEqual([1, 1, 0]);
    }),
  ],
});
