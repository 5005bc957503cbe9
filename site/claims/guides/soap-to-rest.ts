import { operations } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapToRest } from '@balcao/contract/soap/migration/soapToRest.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { expect } from 'vitest';
import { recordedSteps } from '../../proofs/check/recorded.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { formOf, formUrl } from '../soap/verbs.ts';
import { changes } from './soap-to-rest/changes.ts';
import { methods } from './soap-to-rest/methods.ts';

const references = '/api/payments/references';

export default claims({
  'front matter': [
    advice(
      'Como passar do serviço SOAP para a API REST, por que ordem, e cada método campo a campo, com o lugar de cada valor.',
    ),
  ],
  top: [
    source('O serviço SOAP está obsoleto.', 'specified: guides 9'),
    claim(
      'Cada método dele tem uma operação na API REST, que dá também o que o SOAP nunca teve: MB WAY direto, reembolsos, capturas e terminais.',
      async (world) => {
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
    ),
  ],
  outcome: [
    advice('Uma loja que cria, recebe e consulta pagamentos por REST, sem perder um pagamento pelo caminho.'),
    claim(
      'As credenciais são as mesmas; o que muda é a forma.',
      async ({ openPrivateSandbox, soap, api }) => {
        expect(await soap.call('checkIntegrationState')).toMatchObject({ state: '1', code: '02' });
        expect((await api.get('/api/availableMethods?amount=1000')).status).toBe(200);
        const { platformCode } = await openPrivateSandbox();
        const foreign = await soap.call('checkIntegrationState', undefined, { platformCode });
        expect(foreign).toMatchObject({ state: '0', code: '00' });
      },
    ),
  ],
  changes,
  order: [
    advice('Comece por ler, com getPayment e listPayments.'),
    claim('Nada muda para os seus clientes, e fica a conhecer a API.', async ({ api, seed }) => {
      const all = async () => JSON.stringify((await api.get('/api/payments')).data);
      const before = await all();
      await api.get(`/api/payments/${seed.payments.pendingReference}`);
      await api.get('/api/payments?stateDetails_state=pending');
      expect(await all()).toBe(before);
    }),
    advice('Crie subscrições JSON com createWebhook, ao lado das antigas e para outro URL.'),
    claim(
      'Durante uns dias recebe cada aviso duas vezes; confirme que os dois recetores chegam ao mesmo resultado.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const { form } = await formOf(world, 'payment_confirmed', () => world.payReference());
        expect(await world.messages(formUrl)).toHaveLength(1);
        const told = await world.notifications();
        expect(told.map(({ payments: [{ id, amount }] }) => [String(id), String(amount)])).toEqual([
          [form.get('payments[0][paymentId]'), form.get('payments[0][paymentAmount]')],
        ]);
      },
    ),
    advice('Troque a criação: referências com createReference, páginas com createCheckout.'),
    claim('O que já existe continua a poder ser pago.', async (world) => {
      const { soap, api, get, payerOnPage, cards } = world;
      const { paymentId, atmEntity, reference } = await soap.call('createPaymentReference', { amount: 1000 });
      const page = await soap.call('doWebPayment', { order: { amount: 1000 } });
      await api.post(references, { amount: 1000 });
      await api.post('/sandbox/atm', { entity: atmEntity, reference, amount: 1000 });
      await payerOnPage(page.token).card(cards.visa);
      for (const id of [paymentId, page.paymentId])
        expect((await get(id)).stateDetails.state).toBe('confirmed');
    }),
    claim(
      [
        'Envie também um customUniqueId por encomenda, que não tem lugar em SOAP: o productCode passa a code, e um code repetido cria outro pagamento.',
        'Com ele, uma repetição é recusada, e a primeira encontra-se.',
      ],
      async ({ soap, api, get }) => {
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
    ),
    claim(
      'Troque o cancelamento, e ganhe o reembolso: createRefund não tem igual em SOAP.',
      async ({ soap, api, refund, get }) => {
        expect(Object.keys(soapMethods).filter((name) => /refund/i.test(name))).toEqual([]);
        const { paymentId, atmEntity, reference } = await soap.call('createPaymentReference', {
          amount: 1000,
        });
        await api.post('/sandbox/atm', { entity: atmEntity, reference, amount: 1000 });
        expect((await soap.call('cancelPayment', { paymentId })).requestState.state).toBe('0');
        expect((await refund(paymentId, 400)).status).toBe(201);
        expect((await get(paymentId)).refunds).toMatchObject([{ amount: 400 }]);
      },
    ),
    claim(
      'Quando o último pagamento criado por SOAP estiver pago ou fora de prazo, elimine as subscrições antigas com deleteWebhook.',
      async (world) => {
        await formOf(world, 'payment_confirmed', () => world.payReference());
        const { data } = await world.api.get<{ id: string; url: string }[]>('/api/webhooks');
        const old = data.find(({ url }) => url === formUrl);
        expect((await world.api.delete(`/api/webhooks/${old?.id}`)).status).toBe(200);
        await world.payReference();
        expect(await world.messages(formUrl)).toHaveLength(1);
      },
    ),
  ],
  ...methods,
  webhooks: [
    claim(
      [
        'Uma subscrição feita por REST recebe JSON.',
        'Na sandbox, com o handler paypay recebe o formulário, em vez dele, o que serve para mudar a criação antes do recetor.',
      ],
      async ({ api, payReferenceAs, messages }) => {
        const action = 'payment_confirmed';
        await api.post('/api/webhooks', { action, url: 'https://loja.example/json' });
        await api.post('/api/webhooks', { action, url: formUrl, handler: 'paypay' });
        const { id } = await payReferenceAs(api);
        const [json] = await messages('https://loja.example/json');
        expect(JSON.parse(json?.body ?? '').payments[0].id).toBe(id);
        const forms = await messages(formUrl);
        expect(forms.map(({ body }) => new URLSearchParams(body).get('payments[0][paymentId]'))).toEqual([
          id,
        ]);
      },
    ),
    source(
      'A documentação não diz o que esse handler envia: confirme-o com o suporte antes de contar com ele.',
      'specified: 4 names the two values of handler, not what they send',
    ),
  ],
  both: [
    claim('Um pagamento confirmado, contado primeiro pelo formulário e depois pela API:', () => {
      const steps = recordedSteps('webhooks/payloads');
      const step = (wanted: string) => steps.find(({ name }) => name === wanted);
      const form = new URLSearchParams(step('form')?.request.body ?? '');
      const { data } = JSON.parse(step('paid')?.response.body ?? '') as { data: Payment };
      expect([form.get('hookAction'), data.stateDetails.state]).toEqual(['payment_confirmed', 'confirmed']);
      expect(form.get('payments[0][paymentId]')).toBe(data.id);
      expect(form.get('payments[0][paymentAmount]')).toBe(String(data.amount));
    }),
  ],
  try: [
    claim(
      'Faz na sua sandbox o que createPaymentReference fazia, e mostra o aviso em JSON que a loja passa a receber.',
      provedBy('e2e/guides/run.spec.ts', ' run as recorded in a private sandbox, in '),
    ),
  ],
  next: [
    advice(
      'Pagamento com referência Multibanco: o que era createPaymentReference, do princípio ao fim.',
      'Receber webhooks: o que era subscribeToWebhook.',
      'Erros: os códigos que substituem os do SOAP.',
      'Serviço SOAP: os métodos antigos, com exemplos que correm e os seus erros.',
    ),
  ],
});
