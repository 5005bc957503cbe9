import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import type { Customer, SavedMethod } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { recordedSteps } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../../claims.ts';
import { deletion, operations } from './index.rights.ts';
import {
  at,
  branchNif,
  branchOf,
  chargeAs,
  methodsOf,
  outcome,
  own,
  played,
  read,
  runs,
  seriesAs,
  share,
  shared,
  theirs,
  unshare,
} from './verbs.ts';

const life = 'customers/life';
const merchantNif = '999999990';
const savesAndPaysAgain = provedBy(
  'e2e/checkout/card.spec.ts',
  'a card that a payer lets be saved pays again through the API',
);

/** The life of the page's customer as it was recorded. */
async function wholeLife(world: World) {
  const steps = await played(world, life);
  const data = <T>(name: string) => steps[name]?.body.data as T;
  return { steps, data, inês: data<Customer>('create'), charged: data<Payment>('charge') };
}

/** The customer's life is as the page tells it. */
async function livesAsTold(world: World) {
  const { data, steps, inês, charged } = await wholeLife(world);
  expect(inês).toMatchObject({ firstName: 'Inês', lastName: 'Moura' });
  const checkout = recordedSteps(life).find(({ name }) => name === 'checkout')?.request.body;
  expect(JSON.parse(checkout ?? '{}').payment.paymentMethod.details).toEqual({
    allowRegistration: true,
  });
  const kept = data<Payment>('kept');
  expect(kept).toMatchObject({ amount: 2450, code: 'REF-0071', clientId: merchantNif });
  expect(charged).toMatchObject({ amount: 1500, code: 'REF-0072', clientId: branchNif });
  expect(charged.stateDetails.state).toBe('confirmed');
  expect(steps['charge-again']?.refusals).toEqual(['404 e00502']);
  expect(steps.gone?.refusals).toEqual(['404 e00502']);
}

/** What a page asks its payer about saving, and what it saved of a card with and without the box. */
async function saving(world: World, wish: string, save: boolean, card: string) {
  await world.api.post('/sandbox/reset');
  const before = (await methodsOf(world.api)).length;
  const paymentMethod = { code: 'CC', details: { [wish]: true } };
  const page = await world.open({ payment: { customer: { uuid: own }, paymentMethod } });
  const { methods } = (await world.payerOnPage(page.id).look()).data;
  await page.card(card, save ? { save } : {});
  return { asks: methods[0]?.save, saved: (await methodsOf(world.api)).length - before };
}

/** Where a page may ask, a card is saved if its payer ticks the box, and only then. */
async function savesOnlyTicked(world: World) {
  const { mastercard } = world.cards;
  expect(await saving(world, 'allowRegistration', true, mastercard)).toEqual({ asks: 'ask', saved: 1 });
  expect(await saving(world, 'allowRegistration', false, mastercard)).toEqual({ asks: 'ask', saved: 0 });
}

export default claims({
  'front matter': [
    advice(
      'Para que serve um cliente guardado, como nasce, ganha métodos de pagamento, se partilha entre entidades e se elimina, e o que fica depois.',
    ),
  ],
  top: [
    advice('Quem já comprou na sua loja não devia ter de escrever tudo outra vez.'),
    claim(
      'Os cartões e telemóveis que o cliente autorizou ficam guardados do nosso lado, e a sua loja guarda só um identificador.',
      savesAndPaysAgain,
    ),
  ],
  outcome: [
    claim(
      'Uma cliente, a Inês Moura, do princípio ao fim: compra por 24,50 € na sua loja e guarda o cartão (REF-0071), compra por 15,00 € na sua outra loja sem o escrever (REF-0072), e pede para ser esquecida.',
      livesAsTold,
    ),
    advice('Demora cinco minutos.', 'Todos os guias de clientes usam a sandbox e estas credenciais:'),
  ],
  why: [
    advice('Pagar sem voltar a escrever nada.', 'Não misturar pessoas.', 'Partilhar entre lojas.'),
    claim('Só um cliente pode ter métodos guardados.', async (world) => {
      const paymentMethod = { code: 'CC', details: { createRegistration: true } };
      for (const customer of [undefined, { customerId: 'C-7' }, { email: 'a@b.example' }]) {
        const payment = { amount: 1000, customer, paymentMethod };
        expect((await world.api.post('/api/checkouts', { payment })).refusals).toEqual(['422 e05001']);
      }
    }),
    claim('Com o uuid dele e o do método, cobra com uma chamada.', async (world) => {
      expect((await chargeAs(world.api)).data).toMatchObject({ stateDetails: { state: 'confirmed' } });
    }),
    claim('Um pagamento com cliente leva-o consigo, e procura-se por ele.', async (world) => {
      const { id, customer } = (await chargeAs(world.api, { code: 'PROCURA' })).data;
      expect(customer).toMatchObject({ uuid: own, firstName: 'Maria' });
      for (const query of [`customer[uuid]=${own}`, 'customer[id]=C-0001']) {
        const found = (await world.api.get<Payment[]>(`/api/payments?${query}`)).data;
        expect(found.map((payment) => payment.id)).toContain(id);
        for (const payment of found) expect(payment.customer?.uuid).toBe(own);
      }
    }),
    claim(
      'Um cliente criado por uma entidade pode ser usado por outra, se quem o criou deixar.',
      async (world) => {
        const branch = branchOf(world);
        expect((await chargeAs(branch)).refusals).toEqual(['404 e00502']);
        await share(world);
        expect((await chargeAs(branch)).status).toBe(201);
      },
    ),
    claim(
      [
        'O que escreve | Tudo outra vez | Nada | Nada',
        'O que faz | Paga na página | Nada: não tem de estar presente | Confirma na aplicação, com o PIN',
        'O estado na resposta | pending | confirmed | pending_confirmation',
      ],
      async (world) => {
        const page = await world.open({ payment: { paymentMethod: { code: 'CC' } } });
        expect((await page.payment()).stateDetails.state).toBe('pending');
        await page.card(world.cards.visa);
        expect((await page.payment()).stateDetails.state).toBe('confirmed');
        expect((await chargeAs(world.api)).data.stateDetails.state).toBe('confirmed');
        const byPhone = await chargeAs(world.api, {
          paymentMethod: { uuid: world.seed.savedMethods.phone },
        });
        expect(byPhone.data.stateDetails.state).toBe('pending_confirmation');
        const { id } = byPhone.data;
        expect((await world.answerPhone(id, 'accept', '0000')).refusals).toEqual(['409 c0202']);
        await world.answerPhone(id, 'accept', '1234');
        expect((await world.get(id)).stateDetails.state).toBe('confirmed');
      },
    ),
  ],
  life: [
    claim(
      [
        'A loja cria a Inês na API e depois um checkout que propõe guardar o cartão.',
        'A loja associa a filial, que cobra 15,00 € com o cartão guardado.',
        'Mais tarde a loja deixa de a partilhar.',
        'Quando a Inês pede para ser esquecida, a loja elimina-a.',
      ],
      livesAsTold,
    ),
    claim('A Inês paga 24,50 € e marca a caixa; a API avisa a loja.', async (world) => {
      await world.subscribe('payment_confirmed');
      await played(world, life, 'pay');
      const [told] = await world.notifications();
      expect(told?.payments).toMatchObject([{ amount: 2450, code: 'REF-0071' }]);
    }),
    claim('Um cliente nasce de createCustomer.', async (world) => {
      const { create } = await played(world, life, 'create');
      expect(create?.status).toBe(201);
    }),
    claim(
      'Na sandbox, um pagamento ou um checkout não o cria: leva os dados de quem paga, mas só guarda um método para um cliente que já existe.',
      async (world) => {
        const count = async () => (await world.api.get('/api/customers')).body.meta?.totalCount;
        const before = await count();
        const customer = { customerId: 'C-77', firstName: 'Rui', email: 'rui@cliente.example' };
        const made = await world.api.post<Payment>('/api/payments/references', { amount: 1000, customer });
        expect(made.data.customer).toMatchObject(customer);
        const page = await world.open({ payment: { customer } });
        await page.card(world.cards.visa);
        expect((await page.payment()).customer).toMatchObject(customer);
        expect(await count()).toBe(before);
        const uuid = '00000000-0000-0000-0000-000000000000';
        const paymentMethod = { code: 'CC', details: { createRegistration: true } };
        const payment = { amount: 1000, customer: { uuid }, paymentMethod };
        expect((await world.api.post('/api/checkouts', { payment })).refusals).toEqual(['422 e05001']);
      },
    ),
    claim('Sem o uuid dele, a resposta é e05001.', async (world) => {
      for (const wish of ['allowRegistration', 'createRegistration']) {
        const payment = { amount: 1000, paymentMethod: { code: 'CC', details: { [wish]: true } } };
        const page = { language: 'PT', layout: 'basic' };
        expect((await world.api.post('/api/checkouts', { payment, page })).refusals).toEqual(['422 e05001']);
      }
    }),
    claim(
      'Cria-a, guarda-lhe um cartão numa compra, cobra-lhe noutra loja, deixa de a partilhar, elimina-a e mostra o que ficou no pagamento.',
      runs,
    ),
  ],
  ids: [
    claim(
      [
        'uuid é nosso: vem na resposta e é com ele que se chama a API.',
        'customerId é seu: o número que o cliente já tem na sua loja.',
      ],
      async (world) => {
        const { uuid, customerId } = (await wholeLife(world)).inês;
        expect([uuid.length, customerId]).toEqual([36, 'C-0044']);
        expect((await read(world.api, own)).customerId).toBe('C-0001');
        expect((await world.api.get(at('C-0001'))).refusals).toEqual(['422 e00229']);
      },
    ),
    advice('Envie-o sempre.'),
    claim('É opcional, mas é ele que impede que a mesma pessoa fique criada duas vezes.', async ({ api }) => {
      const create = async (body: object) => (await api.post<Customer>('/api/customers', body)).data.uuid;
      const rui = { firstName: 'Rui', email: 'rui@cliente.example' };
      expect(await create(rui)).not.toBe(await create(rui));
      expect(await create({ ...rui, customerId: 'C-7' })).toBe(await create({ ...rui, customerId: 'C-7' }));
    }),
  ],
  methods: [
    claim(
      'Um método só se guarda com um pagamento que foi aceite: é o que prova que é de quem paga.',
      async (world) => {
        for (const wish of ['allowRegistration', 'createRegistration']) {
          expect((await saving(world, wish, wish === 'allowRegistration', world.cards.declined)).saved).toBe(
            0,
          );
          expect(
            (await saving(world, wish, wish === 'allowRegistration', world.cards.mastercard)).saved,
          ).toBe(1);
        }
      },
    ),
    claim(
      [
        'Um cartão | Num checkout | O cliente, numa caixa da página, ou a sua loja em nome dele',
        'Um MB WAY | Num checkout, ou num pagamento | O mesmo; num pagamento, a sua loja',
      ],
      async (world) => {
        await savesOnlyTicked(world);
        const always = await saving(world, 'createRegistration', false, world.cards.mastercard);
        expect(always).toEqual({ asks: 'always', saved: 1 });
        for (const wish of ['allowRegistration', 'createRegistration']) {
          const payment = {
            customer: { uuid: own },
            paymentMethod: { code: 'MW', details: { [wish]: true } },
          };
          const page = await world.open({ payment });
          expect((await world.payerOnPage(page.id).look()).data.methods).toEqual([
            { code: 'MW', save: wish === 'allowRegistration' ? 'ask' : 'always' },
          ]);
        }
        const details = { phoneNumber: '351#961234567', createRegistration: true };
        const made = await world.create({ customer: { uuid: own }, paymentMethod: { code: 'MW', details } });
        await world.answerPhone(made.data.id, 'accept');
        const [newest] = await methodsOf(world.api);
        expect(newest?.details).toEqual({ countryCode: '351', last3Digits: '567' });
      },
    ),
    claim('O que volta chega para o cliente reconhecer o cartão, e nunca para o copiar:', async (world) => {
      const { methods } = await played(world, life, 'methods');
      expect(methods?.body.data).toMatchObject([
        { code: 'CC', details: { brand: 'VISA', last4Digits: '4242', holder: 'Inês Moura' } },
      ]);
      expect(JSON.stringify(methods?.body)).not.toMatch(/4242.?4242|cvc/i);
    }),
  ],
  sharing: [
    advice('A sua segunda loja tem outro NIF: para a API, é outra entidade.'),
    claim(
      [
        'Enquanto não a associar, a Inês não existe para ela.',
        'Recebe a resposta de um cliente que não existe.',
      ],
      async (world) => {
        const nobody = '00000000-0000-0000-0000-000000000000';
        for (const name of ['get', 'getPaymentMethods', 'update', 'delete'] as const) {
          expect(await outcome(branchOf(world), name, own)).toBe('404 e00502');
          expect(await outcome(branchOf(world), name, nobody)).toBe('404 e00502');
          expect(await outcome(world.api, name, theirs)).toBe('404 e00502');
        }
        expect((await branchOf(world).get<Customer[]>('/api/customers')).data).toEqual([]);
      },
    ),
    claim('Lê, cobra, muda, elimina, apaga métodos e decide com quem a partilha.', async (world) => {
      expect((await chargeAs(world.api)).status).toBe(201);
      for (const name of [
        'get',
        'update',
        'postEntities',
        'getEntities',
        'deleteEntities',
        'deletePaymentMethods',
        'delete',
      ] as const)
        expect([name, await outcome(world.api, name, own)]).toEqual([name, '200']);
    }),
    claim(['Encontra-a, lê-a e cobra-lhe com o cartão guardado.', 'Mais nada.'], async (world) => {
      await share(world);
      const branch = branchOf(world);
      const found = (await branch.get<Customer[]>('/api/customers?customerId=C-0001')).data;
      expect(found.map(({ uuid }) => uuid)).toEqual([own]);
      expect(await outcome(branch, 'get', own)).toBe('200');
      const [, saved] = (await branch.get<SavedMethod[]>(at(own, '/paymentMethods'))).data;
      expect((await chargeAs(branch, { paymentMethod: { uuid: saved?.uuid } })).status).toBe(201);
      for (const name of [
        'update',
        'getEntities',
        'postEntities',
        'deleteEntities',
        'deletePaymentMethods',
        'delete',
      ] as const)
        expect([name, await outcome(world.api, name, shared)]).toEqual([name, '401 e00100']);
    }),
    claim('A filial cobra com o NIF dela no cabeçalho, e o pagamento é dela:', async (world) => {
      const { id, clientId } = (await wholeLife(world)).charged;
      const sent = recordedSteps(life).find(({ name }) => name === 'charge')?.request.headers;
      expect([sent?.['PayPay-ClientId'], clientId]).toEqual([branchNif, branchNif]);
      expect((await branchOf(world).get(`/api/payments/${id}`)).status).toBe(200);
      expect((await world.api.get(`/api/payments/${id}`)).status).toBe(404);
    }),
    claim(
      'Na sandbox, desfeita a associação, a mesma chamada é recusada, e as séries que a filial tenha começado param:',
      async (world) => {
        await share(world);
        const again = await seriesAs(branchOf(world));
        expect((await again()).status).toBe(201);
        await unshare(world);
        expect((await again()).refusals).toEqual(['400 e00402']);
        expect((await chargeAs(branchOf(world))).refusals).toEqual(['404 e00502']);
      },
    ),
  ],
  consent: [
    advice(
      'Guardar o cartão de alguém precisa do acordo dessa pessoa.',
      'Diga-lhe com que lojas a partilha.',
      'Ponha na conta dela um botão para esquecer um método e outro para eliminar a conta.',
    ),
    claim(
      'Com allowRegistration, é ela que marca a caixa na página; se não a marcar, nada fica guardado.',
      savesOnlyTicked,
    ),
    claim(
      'Com createRegistration, a página não pergunta: pergunte antes, na sua loja, e guarde a data e o texto que ela aceitou.',
      async (world) => {
        const saved = await saving(world, 'createRegistration', false, world.cards.mastercard);
        expect(saved).toEqual({ asks: 'always', saved: 1 });
      },
    ),
    claim('A API não o pergunta a ninguém.', async (world) => {
      await world.subscribe('payment_confirmed', 'payment_cancelled', 'entity_pending');
      expect((await share(world)).status).toBe(200);
      expect(await world.notifications()).toEqual([]);
      expect((await chargeAs(branchOf(world))).status).toBe(201);
    }),
  ],
  deletion: [
    ...deletion,
    source(
      'A especificação não diz o que o fornecedor apaga; a tabela é a escolha da sandbox.',
      'product: docs/decisions/customer-rights.md, Deletion',
    ),
    claim('O pagamento da Inês, depois de ela ser eliminada:', async (world) => {
      const { data, inês } = await wholeLife(world);
      expect(data<Payment>('kept').customer).toMatchObject({ uuid: inês.uuid, firstName: 'Inês' });
      expect(data<Checkout>('checkout').paymentId).toBe(data<Payment>('kept').id);
    }),
  ],
  operations: [
    ...operations,
    claim(
      'Os guias das operações usam uma cliente que a sandbox já traz, a Maria Silva: as chamadas copiadas respondem como estão escritas.',
      async (world) => {
        for (const { name, request, response } of recordedSteps('customers/manage')) {
          if (!request.path.includes(own) || response.status >= 400) continue;
          await world.api.post('/sandbox/reset');
          expect([name, (await played(world, 'customers/manage', name))[name]?.status]).toEqual([
            name,
            response.status,
          ]);
        }
        await world.api.post('/sandbox/reset');
        expect(await read(world.api)).toMatchObject({ firstName: 'Maria', lastName: 'Silva' });
      },
    ),
  ],
  next: [advice('Criar cliente.', 'Guardar um método de pagamento na primeira compra.')],
});
