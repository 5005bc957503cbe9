import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import type { Customer, SavedMethod } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { proofs } from './check/proofs.ts';
import { recordedSteps } from './check/recorded.ts';
import type { World } from './check/world.ts';
import {
  at,
  branchNif,
  branchOf,
  chargeAs,
  entitiesOf,
  isCreatorsOnly,
  methodsOf,
  outcome,
  own,
  played,
  read,
  seriesAs,
  share,
  shared,
  theirs,
  unshare,
} from './verbs/customers.ts';

const life = 'customers/life';

const merchantNif = '999999990';

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

const _users = 'Quem o criou ou lhe está associado';

const names = async (api: Parameters<typeof read>[0]) =>
  (await api.get<Customer[]>('/api/customers')).data.map(({ uuid }) => uuid);

export default proofs('customers', {
  // ---- outcome
  // “Uma cliente, a Inês Moura, do princípio ao fim: compra por 24,50 € na sua loja e guarda o cartão (REF-0071), compra por 15,00 € na sua outra loja sem o escrever (REF-0072), e pede para ser esquecida.”
  'outcome-1': livesAsTold,
  // ---- why
  // “Só um cliente pode ter métodos guardados.”
  'why-1': async (world) => {
    const paymentMethod = { code: 'CC', details: { createRegistration: true } };
    for (const customer of [undefined, { customerId: 'C-7' }, { email: 'a@b.example' }]) {
      const payment = { amount: 1000, customer, paymentMethod };
      expect((await world.api.post('/api/checkouts', { payment })).refusals).toEqual(['422 e05001']);
    }
  },
  // “Com o uuid dele e o do método, cobra com uma chamada.”
  'why-2': async (world) => {
    expect((await chargeAs(world.api)).data).toMatchObject({ stateDetails: { state: 'confirmed' } });
  },
  // “Um pagamento com cliente leva-o consigo, e procura-se por ele.”
  'why-3': async (world) => {
    const { id, customer } = (await chargeAs(world.api, { code: 'PROCURA' })).data;
    expect(customer).toMatchObject({ uuid: own, firstName: 'Maria' });
    for (const query of [`customer[uuid]=${own}`, 'customer[id]=C-0001']) {
      const found = (await world.api.get<Payment[]>(`/api/payments?${query}`)).data;
      expect(found.map((payment) => payment.id)).toContain(id);
      for (const payment of found) expect(payment.customer?.uuid).toBe(own);
    }
  },
  // “Um cliente criado por uma entidade pode ser usado por outra, se quem o criou deixar.”
  'why-4': async (world) => {
    const branch = branchOf(world);
    expect((await chargeAs(branch)).refusals).toEqual(['404 e00502']);
    await share(world);
    expect((await chargeAs(branch)).status).toBe(201);
  },
  // “O que escreve | Tudo outra vez | Nada | Nada”
  // “O que faz | Paga na página | Nada: não tem de estar presente | Confirma na aplicação, com o PIN”
  // “O estado na resposta | pending | confirmed | pending_confirmation”
  'why-5': async (world) => {
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
  // ---- life
  // “A loja cria a Inês na API e depois um checkout que propõe guardar o cartão.”
  // “A loja associa a filial, que cobra 15,00 € com o cartão guardado.”
  // “Mais tarde a loja deixa de a partilhar.”
  // “Quando a Inês pede para ser esquecida, a loja elimina-a.”
  'life-1': livesAsTold,
  // “A Inês paga 24,50 € e marca a caixa; a API avisa a loja.”
  'life-2': async (world) => {
    await world.subscribe('payment_confirmed');
    await played(world, life, 'pay');
    const [told] = await world.notifications();
    expect(told?.payments).toMatchObject([{ amount: 2450, code: 'REF-0071' }]);
  },
  // “Um cliente nasce de createCustomer.”
  'life-3': async (world) => {
    const { create } = await played(world, life, 'create');
    expect(create?.status).toBe(201);
  },
  // “Na sandbox, um pagamento ou um checkout não o cria: leva os dados de quem paga, mas só guarda um método para um cliente que já existe.”
  'life-4': async (world) => {
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
  // “Sem o uuid dele, a resposta é e05001.”
  'life-5': async (world) => {
    for (const wish of ['allowRegistration', 'createRegistration']) {
      const payment = { amount: 1000, paymentMethod: { code: 'CC', details: { [wish]: true } } };
      const page = { language: 'PT', layout: 'basic' };
      expect((await world.api.post('/api/checkouts', { payment, page })).refusals).toEqual(['422 e05001']);
    }
  },
  // ---- ids
  // “uuid é nosso: vem na resposta e é com ele que se chama a API.”
  // “customerId é seu: o número que o cliente já tem na sua loja.”
  'ids-1': async (world) => {
    const { uuid, customerId } = (await wholeLife(world)).inês;
    expect([uuid.length, customerId]).toEqual([36, 'C-0044']);
    expect((await read(world.api, own)).customerId).toBe('C-0001');
    expect((await world.api.get(at('C-0001'))).refusals).toEqual(['422 e00229']);
  },
  // “É opcional, mas é ele que impede que a mesma pessoa fique criada duas vezes.”
  'ids-2': async ({ api }) => {
    const create = async (body: object) => (await api.post<Customer>('/api/customers', body)).data.uuid;
    const rui = { firstName: 'Rui', email: 'rui@cliente.example' };
    expect(await create(rui)).not.toBe(await create(rui));
    expect(await create({ ...rui, customerId: 'C-7' })).toBe(await create({ ...rui, customerId: 'C-7' }));
  },
  // ---- methods
  // “Um método só se guarda com um pagamento que foi aceite: é o que prova que é de quem paga.”
  'methods-1': async (world) => {
    for (const wish of ['allowRegistration', 'createRegistration']) {
      expect((await saving(world, wish, wish === 'allowRegistration', world.cards.declined)).saved).toBe(0);
      expect((await saving(world, wish, wish === 'allowRegistration', world.cards.mastercard)).saved).toBe(1);
    }
  },
  // “Um cartão | Num checkout | O cliente, numa caixa da página, ou a sua loja em nome dele”
  // “Um MB WAY | Num checkout, ou num pagamento | O mesmo; num pagamento, a sua loja”
  'methods-2': async (world) => {
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
  // “O que volta chega para o cliente reconhecer o cartão, e nunca para o copiar:”
  'methods-3': async (world) => {
    const { methods } = await played(world, life, 'methods');
    expect(methods?.body.data).toMatchObject([
      { code: 'CC', details: { brand: 'VISA', last4Digits: '4242', holder: 'Inês Moura' } },
    ]);
    expect(JSON.stringify(methods?.body)).not.toMatch(/4242.?4242|cvc/i);
  },
  // ---- sharing
  // “Enquanto não a associar, a Inês não existe para ela.”
  // “Recebe a resposta de um cliente que não existe.”
  'sharing-1': async (world) => {
    const nobody = '00000000-0000-0000-0000-000000000000';
    for (const name of ['get', 'getPaymentMethods', 'update', 'delete'] as const) {
      expect(await outcome(branchOf(world), name, own)).toBe('404 e00502');
      expect(await outcome(branchOf(world), name, nobody)).toBe('404 e00502');
      expect(await outcome(world.api, name, theirs)).toBe('404 e00502');
    }
    expect((await branchOf(world).get<Customer[]>('/api/customers')).data).toEqual([]);
  },
  // “Lê, cobra, muda, elimina, apaga métodos e decide com quem a partilha.”
  'sharing-2': async (world) => {
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
  },
  // “Encontra-a, lê-a e cobra-lhe com o cartão guardado.”
  // “Mais nada.”
  'sharing-3': async (world) => {
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
  },
  // “A filial cobra com o NIF dela no cabeçalho, e o pagamento é dela:”
  'sharing-4': async (world) => {
    const { id, clientId } = (await wholeLife(world)).charged;
    const sent = recordedSteps(life).find(({ name }) => name === 'charge')?.request.headers;
    expect([sent?.['PayPay-ClientId'], clientId]).toEqual([branchNif, branchNif]);
    expect((await branchOf(world).get(`/api/payments/${id}`)).status).toBe(200);
    expect((await world.api.get(`/api/payments/${id}`)).status).toBe(404);
  },
  // “Na sandbox, desfeita a associação, a mesma chamada é recusada, e as séries que a filial tenha começado param:”
  'sharing-5': async (world) => {
    await share(world);
    const again = await seriesAs(branchOf(world));
    expect((await again()).status).toBe(201);
    await unshare(world);
    expect((await again()).refusals).toEqual(['400 e00402']);
    expect((await chargeAs(branchOf(world))).refusals).toEqual(['404 e00502']);
  },
  // ---- consent
  // “Com allowRegistration, é ela que marca a caixa na página; se não a marcar, nada fica guardado.”
  'consent-1': savesOnlyTicked,
  // “Com createRegistration, a página não pergunta: pergunte antes, na sua loja, e guarde a data e o texto que ela aceitou.”
  'consent-2': async (world) => {
    const saved = await saving(world, 'createRegistration', false, world.cards.mastercard);
    expect(saved).toEqual({ asks: 'always', saved: 1 });
  },
  // “A API não o pergunta a ninguém.”
  'consent-3': async (world) => {
    await world.subscribe('payment_confirmed', 'payment_cancelled', 'entity_pending');
    expect((await share(world)).status).toBe(200);
    expect(await world.notifications()).toEqual([]);
    expect((await chargeAs(branchOf(world))).status).toBe(201);
  },
  // ---- deletion
  // “O pagamento da Inês, depois de ela ser eliminada:”
  'deletion-1': async (world) => {
    const { data, inês } = await wholeLife(world);
    expect(data<Payment>('kept').customer).toMatchObject({ uuid: inês.uuid, firstName: 'Inês' });
    expect(data<Checkout>('checkout').paymentId).toBe(data<Payment>('kept').id);
  },
  // “Um método | O método, e as séries cobradas nele | O cliente, os outros métodos, os pagamentos”
  'deletion-2': async (world) => {
    const { card, phone } = world.seed.savedMethods;
    const again = await seriesAs(world.api);
    const paid = (await chargeAs(world.api)).data;
    const before = await read(world.api);
    await world.api.delete(at(own, `/paymentMethods/${card}`));
    expect((await chargeAs(world.api)).refusals).toEqual(['422 e00218']);
    expect((await again()).refusals).toEqual(['400 e00402']);
    expect(await read(world.api)).toEqual(before);
    expect((await methodsOf(world.api)).map(({ uuid }) => uuid)).toEqual([phone]);
    expect(await world.get(paid.id)).toEqual(paid);
  },
  // “Uma associação | O acesso dessa entidade, e as séries que ela começou | O cliente, os métodos, os pagamentos que ela fez”
  'deletion-3': async (world) => {
    await share(world);
    const branch = branchOf(world);
    const again = await seriesAs(branch);
    const paid = (await chargeAs(branch)).data;
    const before = [await read(world.api), await methodsOf(world.api)];
    await unshare(world);
    expect(await outcome(branch, 'get', own)).toBe('404 e00502');
    expect((await chargeAs(branch)).refusals).toEqual(['404 e00502']);
    expect((await again()).refusals).toEqual(['400 e00402']);
    expect([await read(world.api), await methodsOf(world.api)]).toEqual(before);
    expect((await branch.get<Payment>(`/api/payments/${paid.id}`)).data).toEqual(paid);
  },
  // “O cliente | A ficha, os métodos, as associações, as séries | Os pagamentos, com a cópia dos dados do cliente”
  'deletion-4': async (world) => {
    const again = await seriesAs(world.api);
    const paid = (await chargeAs(world.api)).data;
    await world.api.delete(at(own));
    for (const tail of ['', '/paymentMethods', '/entities'])
      expect((await world.api.get(at(own, tail))).refusals).toEqual(['404 e00502']);
    expect(await outcome(world.other, 'get', own)).toBe('404 e00502');
    expect((await again()).refusals).toEqual(['400 e00402']);
    expect(await world.get(paid.id)).toEqual(paid);
    expect(paid.customer).toMatchObject({ firstName: 'Maria', email: 'maria.silva@cliente.example' });
  },
  // “Os pagamentos ficam porque são registos contabilísticos: servem para reembolsar e para responder a uma reclamação.”
  'deletion-5': async (world) => {
    const { id } = (await chargeAs(world.api)).data;
    await world.api.delete(at(own));
    expect((await world.refund(id, 1500)).status).toBe(201);
  },
  // ---- operations
  // “Os guias das operações usam uma cliente que a sandbox já traz, a Maria Silva: as chamadas copiadas respondem como estão escritas.”
  'operations-1': async (world) => {
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
  // “Criá-lo | Criar cliente | Qualquer entidade”
  'operations-2': async (world) => {
    for (const api of [world.api, world.other, branchOf(world)])
      expect((await api.post('/api/customers', {})).status).toBe(201);
  },
  // “Mudar os dados | Atualizar cliente | Só quem o criou”
  'operations-3': (world) => isCreatorsOnly(world, 'update'),
  // “Eliminá-lo | Eliminar cliente | Só quem o criou”
  'operations-4': (world) => isCreatorsOnly(world, 'delete'),
  // “Partilhá-lo com outra entidade | Associar, listar e eliminar associações | Só quem o criou”
  'operations-5': async (world) => {
    for (const name of ['postEntities', 'getEntities', 'deleteEntities'] as const)
      await isCreatorsOnly(world, name);
    expect(await entitiesOf(world.api)).toHaveLength(1);
  },
  // “Esquecer um método | Eliminar um método guardado | Só quem o criou”
  'operations-6': (world) => isCreatorsOnly(world, 'deletePaymentMethods'),
  'operations-7': async (world) => {
    expect(await names(world.api)).toEqual([shared, own]);
    expect(await names(world.other)).toEqual([theirs, shared, own]);
    expect(await names(branchOf(world))).toEqual([]);
  },
  'operations-8': async (world) => {
    for (const [uuid, met] of [
      [own, '200'],
      [shared, '200'],
      [theirs, '404 e00502'],
    ] as const)
      expect(await outcome(world.api, 'get', uuid)).toBe(met);
  },
  'operations-9': async (world) => {
    for (const [uuid, met] of [
      [own, '200'],
      [shared, '200'],
      [theirs, '404 e00502'],
    ] as const)
      expect(await outcome(world.api, 'getPaymentMethods', uuid)).toBe(met);
  },
});
