import { multibancoReference } from '@balcao/contract/checkDigits/multibancoReference.ts';
import { operations } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { type SoapMethodName, soapMethods } from '@balcao/contract/soap/methods.ts';
import { entityMapping, soapToRest } from '@balcao/contract/soap/migration/soapToRest.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { type SoapTypeName, soapTypes } from '@balcao/contract/soap/types.ts';
import { element } from '@balcao/text/xml.ts';
import { expect } from 'vitest';
import { entityBlock, messageOf } from '../../sandbox/testing/soap.ts';
import { proofs } from './check/proofs.ts';
import { recordedSteps } from './check/recorded.ts';
import type { World } from './check/world.ts';
import { formOf, formUrl } from './verbs/soap.ts';

const references = '/api/payments/references';

/** A response of the service as it came, to a new reference. */
async function rawReference({ soap }: World, amount: number) {
  const parts = soap.written('entity', soap.block()) + soap.written('payment', { amount });
  return soap.post(messageOf(element('tns:createPaymentReference', {}, parts)));
}

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

export default proofs('soap-to-rest', {
  // ---- top
  // “Cada método dele tem uma operação na API REST, que dá também o que o SOAP nunca teve: MB WAY direto, reembolsos, capturas e terminais.”
  'top-1': async (world) => {
    const wsdl = await (await world.fetch(soapService.paths.testing + soapService.wsdl)).text();
    const [, portType = ''] = /<portType[^>]*>(.*?)<\/portType>/s.exec(wsdl) ?? [];
    const names = [...portType.matchAll(/<operation name="(\w+)"/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(Object.keys(soapMethods).sort());
    for (const name of names) {
      expect(name).not.toMatch(/refund|capture|terminal|mbw/i);
      const { operations: own } = soapToRest[name as keyof typeof soapToRest];
      for (const id of own) expect(operations).toHaveProperty(id);
    }
    const { data: push } = await world.create({
      paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } },
    });
    expect(push.stateDetails.state).toBe('pending_confirmation');
    const paid = await world.payReference();
    const held = await world.authorise();
    for (const { status } of [
      await world.refund(paid.id, 400),
      await world.capture(held.id, 400),
      await world.terminal().ask(1000),
    ])
      expect(status).toBe(201);
  },
  // ---- outcome
  // “As credenciais são as mesmas; o que muda é a forma.”
  'outcome-1': async ({ openPrivateSandbox, soap, api }) => {
    expect(await soap.call('checkIntegrationState')).toMatchObject({ state: '1', code: '02' });
    expect((await api.get('/api/availableMethods?amount=1000')).status).toBe(200);
    const { platformCode } = await openPrivateSandbox();
    const foreign = await soap.call('checkIntegrationState', undefined, { platformCode });
    expect(foreign).toMatchObject({ state: '0', code: '00' });
  },
  // ---- order
  // “Nada muda para os seus clientes, e fica a conhecer a API.”
  'order-1': async ({ api, seed }) => {
    const all = async () => JSON.stringify((await api.get('/api/payments')).data);
    const before = await all();
    await api.get(`/api/payments/${seed.payments.pendingReference}`);
    await api.get('/api/payments?stateDetails_state=pending');
    expect(await all()).toBe(before);
  },
  // “Durante uns dias recebe cada aviso duas vezes; confirme que os dois recetores chegam ao mesmo resultado.”
  'order-2': async (world) => {
    await world.subscribe('payment_confirmed');
    const { form } = await formOf(world, 'payment_confirmed', () => world.payReference());
    expect(await world.messages(formUrl)).toHaveLength(1);
    const told = await world.notifications();
    expect(told.map(({ payments: [{ id, amount }] }) => [String(id), String(amount)])).toEqual([
      [form.get('payments[0][paymentId]'), form.get('payments[0][paymentAmount]')],
    ]);
  },
  // “O que já existe continua a poder ser pago.”
  'order-3': async (world) => {
    const { soap, api, get, payerOnPage, cards } = world;
    const { paymentId, atmEntity, reference } = await soap.call('createPaymentReference', { amount: 1000 });
    const page = await soap.call('doWebPayment', { order: { amount: 1000 } });
    await api.post(references, { amount: 1000 });
    await api.post('/sandbox/atm', { entity: atmEntity, reference, amount: 1000 });
    await payerOnPage(page.token).card(cards.visa);
    for (const id of [paymentId, page.paymentId])
      expect((await get(id)).stateDetails.state).toBe('confirmed');
  },
  // “Envie também um customUniqueId por encomenda, que não tem lugar em SOAP: o productCode passa a code, e um code repetido cria outro pagamento.”
  // “Com ele, uma repetição é recusada, e a primeira encontra-se.”
  'order-4': async ({ soap, api, get }) => {
    const order = { amount: 1000, productCode: 'REF-0042' };
    const made = [
      await soap.call('createPaymentReference', order),
      await soap.call('createPaymentReference', order),
    ];
    expect(new Set(made.map(({ paymentId }) => paymentId)).size).toBe(2);
    for (const { paymentId } of made) {
      const payment = await get(paymentId);
      expect(payment.code).toBe('REF-0042');
      expect(payment).not.toHaveProperty('customUniqueId');
    }
    const same = { amount: 1000, code: 'REF-0042' };
    for (const _ of [1, 2]) expect((await api.post(references, same)).status).toBe(201);
    const keyed = { ...same, customUniqueId: 'REF-0042' };
    const { data } = await api.post<Payment>(references, keyed);
    expect((await api.post(references, keyed)).status).toBe(409);
    const found = await api.get<Payment[]>('/api/payments?customUniqueId=REF-0042');
    expect(found.data.map(({ id }) => id)).toEqual([data.id]);
  },
  // “Troque o cancelamento, e ganhe o reembolso: createRefund não tem igual em SOAP.”
  'order-5': async ({ soap, api, refund, get }) => {
    expect(Object.keys(soapMethods).filter((name) => /refund/i.test(name))).toEqual([]);
    const { paymentId, atmEntity, reference } = await soap.call('createPaymentReference', {
      amount: 1000,
    });
    await api.post('/sandbox/atm', { entity: atmEntity, reference, amount: 1000 });
    expect((await soap.call('cancelPayment', { paymentId })).requestState.state).toBe('0');
    expect((await refund(paymentId, 400)).status).toBe(201);
    expect((await get(paymentId)).refunds).toMatchObject([{ amount: 400 }]);
  },
  // “Quando o último pagamento criado por SOAP estiver pago ou fora de prazo, elimine as subscrições antigas com deleteWebhook.”
  'order-6': async (world) => {
    await formOf(world, 'payment_confirmed', () => world.payReference());
    const { data } = await world.api.get<{ id: string; url: string }[]>('/api/webhooks');
    const old = data.find(({ url }) => url === formUrl);
    expect((await world.api.delete(`/api/webhooks/${old?.id}`)).status).toBe(200);
    await world.payReference();
    expect(await world.messages(formUrl)).toHaveLength(1);
  },
  // ---- webhooks
  // “Uma subscrição feita por REST recebe JSON.”
  // “Na sandbox, com o handler paypay recebe o formulário, em vez dele, o que serve para mudar a criação antes do recetor.”
  'webhooks-1': async ({ api, payReferenceAs, messages }) => {
    const action = 'payment_confirmed';
    await api.post('/api/webhooks', { action, url: 'https://loja.example/json' });
    await api.post('/api/webhooks', { action, url: formUrl, handler: 'paypay' });
    const { id } = await payReferenceAs(api);
    const [json] = await messages('https://loja.example/json');
    expect(JSON.parse(json?.body ?? '').payments[0].id).toBe(id);
    const forms = await messages(formUrl);
    expect(forms.map(({ body }) => new URLSearchParams(body).get('payments[0][paymentId]'))).toEqual([id]);
  },
  // ---- both
  // “Um pagamento confirmado, contado primeiro pelo formulário e depois pela API:”
  'both-1': () => {
    const steps = recordedSteps('webhooks/payloads');
    const step = (wanted: string) => steps.find(({ name }) => name === wanted);
    const form = new URLSearchParams(step('form')?.request.body ?? '');
    const { data } = JSON.parse(step('paid')?.response.body ?? '') as { data: Payment };
    expect([form.get('hookAction'), data.stateDetails.state]).toEqual(['payment_confirmed', 'confirmed']);
    expect(form.get('payments[0][paymentId]')).toBe(data.id);
    expect(form.get('payments[0][paymentAmount]')).toBe(String(data.amount));
  },
  // ---- changes
  // “Quem chama | Um bloco entity em cada pedido, com um hash da chave e da hora | Autenticação Basic e o cabeçalho PayPay-ClientId”
  'changes-1': async ({ soap, api }) => {
    const wrong = { state: '0', code: '00' };
    for (const more of [{ hash: '0'.repeat(64) }, { date: '2026-01-15T10:00:01+00:00' }])
      expect(await soap.call('checkIntegrationState', undefined, more)).toMatchObject(wrong);
    const foreign = await soap.call('checkIntegrationState', undefined, { nif: '123456789' });
    expect(foreign).toMatchObject({ state: '0', code: '01' });
    const path = '/api/availableMethods?amount=1000';
    expect((await api.get(path, { authorization: undefined })).status).toBe(401);
    expect((await api.get(path, { 'paypay-clientid': undefined })).status).toBe(401);
    expect((await api.get(path)).status).toBe(200);
  },
  // “Relógio | O pedido caduca com o relógio | Não conta”
  'changes-2': async ({ soap, api, merchant, clock }) => {
    const block = entityBlock(merchant, '2026-01-15T10:00:00+00:00');
    const state = async () => (await soap.call('checkIntegrationState', undefined, block)).code;
    expect(await state()).toBe('02');
    clock.at += 91 * 60_000;
    expect(await state()).toBe('00');
    expect((await api.get('/api/availableMethods?amount=1000')).status).toBe(200);
  },
  // “Formato | XML, com tipos declarados | JSON”
  'changes-3': async (world) => {
    const old = await rawReference(world, 1000);
    expect(old.headers.get('content-type')).toContain('xml');
    expect(await old.text()).toMatch(/<amount xsi:type="xsd:\w+">1000</);
    const { headers } = await world.api.post(references, { amount: 1000 });
    expect(headers.get('content-type')).toContain('application/json');
  },
  // “Erro | Um código dentro de uma resposta com o estado HTTP 200 | Estado HTTP, e error com família e códigos”
  'changes-4': async (world) => {
    const old = await rawReference(world, 0);
    expect([old.status, await old.text()]).toEqual([200, expect.stringMatching(/<err_code [^>]*>0061</)]);
    const { status, body } = await world.api.post(references, { amount: 0 });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: 'e00200',
      errors: [{ code: expect.stringMatching(/^e002\d\d$/) }],
    });
  },
  // “Identificador | Número inteiro | O mesmo número, como texto”
  // “Montante | Cêntimos | Cêntimos”
  'changes-5': async (world) => {
    const text = await (await rawReference(world, 1999)).text();
    const [, id] = /<paymentId xsi:type="xsd:(?:int|integer)">(\d+)</.exec(text) ?? [];
    expect(text).toMatch(/<amount [^>]*>1999</);
    expect(await world.get(String(id))).toMatchObject({ id, amount: 1999 });
  },
  // “Datas | ISO 8601; em date e creationDate, também dia-mês-ano | ISO 8601”
  'changes-6': async ({ soap, api, merchant }) => {
    for (const date of ['2026-01-15T10:00:00+00:00', '15-01-2026 10:00:00'])
      expect((await soap.call('checkIntegrationState', undefined, entityBlock(merchant, date))).code).toBe(
        '02',
      );
    const saved = async (seven: string, creationDate: string) => {
      const reference = multibancoReference('12345', seven, 1000);
      const item = { referenceEntity: '12345', reference, amount: 1000, creationDate };
      return (await soap.call('saveEntityPayments', [item])).integrationState.state;
    };
    expect(await saved('0000451', '2026-01-15T10:00:00+00:00')).toBe('1');
    expect(await saved('0000452', '15-01-2026 10:00:00')).toBe('1');
    const end = (date: string) => api.post<Payment>(references, { amount: 1000, validDate: { end: date } });
    expect((await end('2026-01-20T10:00:00+00:00')).data.validDate.end).toBe('2026-01-20T10:00:00+00:00');
    expect((await end('20-01-2026 10:00:00')).refusals).toEqual(['422 e00226']);
  },
  // “Webhook | Formulário | JSON; na sandbox, o formulário ainda se pode pedir”
  'changes-7': async (world) => {
    const action = 'payment_confirmed';
    await world.subscribe(action);
    const url = 'https://loja.example/form';
    await world.api.post('/api/webhooks', { action, url, handler: 'paypay' });
    const { message } = await formOf(world, action, () => world.payReference());
    const [[json], [asked]] = [await world.messages(), await world.messages(url)];
    const types = [message, json, asked].map((each) => each?.headers['content-type']?.split(';')[0]);
    const form = 'application/x-www-form-urlencoded';
    expect(types).toEqual([form, 'application/json', form]);
  },
  // ---- authentication
  // “O bloco entity desaparece do corpo.”
  // “Quem chama e a língua vão em cabeçalhos, que podem ser os mesmos em todas as chamadas.”
  'authentication-1': async ({ api, seed }) => {
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
  // ---- methods
  // “Cada tabela diz onde fica em REST o valor de cada campo.”
  'methods-1': () => {
    for (const [name, { request, answer }] of Object.entries(soapToRest)) {
      const { parts, returns } = soapMethods[name as SoapMethodName];
      const told = (moves: typeof request) => moves.map(({ soap }) => soap.split(/[.[\]]+/).at(-1));
      const isTold = (moves: typeof request, leaf: string) =>
        told(moves).some((each) => each === leaf || each === '*');
      const sent = parts.flatMap(({ type }) => (type === 'RequestEntity' ? [] : leaves(type)));
      expect(sent.filter((leaf) => !isTold(request, leaf))).toEqual([]);
      expect(leaves(returns).filter((leaf) => !isTold(answer, leaf))).toEqual([]);
    }
  },
  // “Um traço quer dizer que em REST não há lugar para ele, e a frase diz porquê.”
  'methods-2': () => {
    const moves = Object.values(soapToRest).flatMap(({ request, answer }) => [...request, ...answer]);
    const without = [...entityMapping, ...moves].filter(({ rest }) => rest === null);
    expect(without.length).toBeGreaterThan(10);
    for (const { soap, words } of without)
      expect([soap, words?.pt]).toEqual([soap, expect.stringMatching(/\w+ \w+/)]);
  },
  // ---- validate-payment-reference
  // “Passa a ser listAvailableMethods.”
  // “Qualquer chamada que leve as credenciais já diz se servem; esta diz também que métodos a entidade tem para um montante.”
  'availability-says-credentials': async (world) => {
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
  // “Passa a ser listAvailableMethods.”
  'validate-payment-reference-1': async (world) => {
    becomes('validatePaymentReference', 'listAvailableMethods');
    await sameMethods(world);
  },
  // ---- save-entity-payments
  // “Passa a ser createReference.”
  'create-payment-reference-1': async ({ soap, api, get }) => {
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
  },
  // “Passa a ser createReference.”
  // “Uma lista numa chamada passa a ser uma chamada por referência.”
  // “A gama vem de listReferenceRanges.”
  'save-entity-payments-1': async ({ soap, api }) => {
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
  // ---- do-web-payment
  // “Passa a ser createCheckout.”
  // “Na sandbox, a página é a mesma.”
  // “O cliente paga nela por qualquer método da entidade, ou só pelos que enviar em availableMethods.”
  'do-web-payment-1': async ({ soap, api, get, open }) => {
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
  // ---- check-web-payment
  // “Passa a ser getCheckout ou getPayment.”
  // “Também o webhook responde a isto, sem que o cliente tenha de voltar.”
  'check-web-payment-1': async (world) => {
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
  // ---- cancel-payment
  // “Passa a ser cancelPayment.”
  'cancel-payment-1': async ({ soap, api, get, cancel }) => {
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
  },
  // ---- check-entity-payments
  // “Passa a ser listPayments ou getPayment.”
  'check-entity-payments-1': async ({ soap, api, get, payReference }) => {
    becomes('checkEntityPayments', 'listPayments', 'getPayment');
    const ids = [(await payReference()).id, (await payReference({ amount: 1000 })).id];
    const { payments } = await soap.call('checkEntityPayments', {
      payments: ids.map((paymentId) => ({ paymentId })),
    });
    const { data } = await api.get<Payment[]>(`/api/payments?id=${ids.join(',')}`);
    expect(payments.map((each: { paymentId: string }) => each.paymentId)).toEqual(ids);
    expect(data.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const id of ids) expect((await get(id)).stateDetails.state).toBe('confirmed');
  },
  // ---- get-entity-payments
  // “Passa a ser listPayments.”
  // “As respostas vêm em páginas, com meta e links, e trazem também o que ninguém pagou e os reembolsos: conte como pago só o que está confirmed e tem type payment ou capture.”
  'get-entity-payments-1': async ({ soap, api, payReference, pass }) => {
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
      ({ type, stateDetails }) => stateDetails.state === 'confirmed' && ['payment', 'capture'].includes(type),
    );
    expect(paid.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const { payments: again } = await soap.call('getEntityPayments', { startDate, endDate });
    expect(again.map((each: { paymentId: string }) => each.paymentId).sort()).toEqual([...ids].sort());
  },
  // ---- subscribe-to-webhook
  // “Passa a ser createWebhook ou updateWebhook.”
  'subscribe-to-webhook-1': async ({ soap, api, payReferenceAs, messages }) => {
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
  },
});
