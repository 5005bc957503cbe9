import { createHash } from 'node:crypto';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../../claims.ts';
import { cancelled, refunded } from './payload-example.undone.ts';

const recorded = provedBy('examples/record.ts', 'compareRecordings');

const byPhone = { paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } } };

/** The last webhook that arrived, as it reads. */
async function last(world: World): Promise<{ webhook: { action: string }; payments: [Payment] }> {
  return JSON.parse((await world.messages()).at(-1)?.body ?? '{}');
}

/** A subscription with the old handler, and what it was told of a paid reference. */
async function formOf(world: World) {
  await world.subscribe('payment_confirmed');
  const form = { action: 'payment_confirmed', url: `${world.webhookUrl}/form`, handler: 'paypay' };
  await world.api.post('/api/webhooks', form);
  const payment = await world.payReference({ code: 'REF-0042' });
  const [message] = await world.messages(form.url);
  if (!message) throw new Error('Nothing arrived.');
  return { payment, message, fields: new URLSearchParams(message.body) };
}

export default claims({
  'front matter': [
    claim(
      'O que chega ao seu URL nos eventos mais comuns, gravado na sandbox byte por byte, em JSON e no formulário antigo.',
      recorded,
    ),
  ],
  top: [
    claim('Estes avisos saíram de uma sandbox e foram gravados: cabeçalhos, assinatura e corpo.', recorded),
    advice('Escreva o seu recetor a olhar para eles.'),
    claim(
      [
        'Todos são um POST e todos trazem PayPay-Signature.',
        'Na sandbox, os de pagamentos, em JSON, trazem o pagamento inteiro, como se o tivesse pedido em português com getPayment quando o evento aconteceu.',
        'Aqui o JSON aparece em linhas, para se ler; pela rede vem, na sandbox, numa só, e é essa que conta para a assinatura.',
      ],
      async (world) => {
        await world.subscribe(
          'payment_confirmed',
          'payment_refunded',
          'payment_method_error',
          'entity_approved',
        );
        const { data } = await world.create({ ...byPhone, summary: 'Uma linha' });
        await world.answerPhone(data.id, 'refuse');
        expect((await last(world)).payments).toEqual([await world.get(data.id)]);
        const english = await world.api.get(`/api/payments/${data.id}`, { 'accept-language': 'EN' });
        expect((await last(world)).payments).not.toEqual([english.data]);
        const { id } = await world.payReference();
        const before = await world.get(id);
        expect((await last(world)).payments).toEqual([before]);
        await world.refund(id, 100);
        expect((await last(world)).payments).toEqual([await world.get(id)]);
        const { clientId } = world.seed.entities.pending;
        await world.api.post(`/sandbox/entities/${clientId}/review`, { action: 'approve' });
        const messages = await world.messages();
        expect(messages).toHaveLength(4);
        expect(new Set(messages.map(({ method }) => method))).toEqual(new Set(['POST']));
        expect(messages.every((message) => world.isSigned(message))).toBe(true);
        expect(messages.some(({ body }) => body.includes('\n'))).toBe(false);
        world.respondWith(500);
        await world.refund(id, 200);
        const asked = await world.get(id);
        await world.sandbox.settle();
        world.respondWith(204);
        await world.refund(id, 300);
        await world.pass(60);
        const retried = (await world.messages())[5];
        expect(JSON.parse(retried?.body ?? '{}').payments).toEqual([asked]);
      },
      { chosen: ['behaviour-webhookPayload'] },
    ),
    claim(
      'Não seguem o Accept-Language de nenhum pedido: na sandbox, o que se escreve para pessoas, como o name de um método, vem sempre em português.',
      async (world) => {
        await world.subscribe('payment_method_error');
        const card = { amount: 1000, availableMethods: [{ code: 'CC' }, { code: 'MW' }], ...byPhone };
        for (const language of ['EN', 'ES']) {
          const english = { 'accept-language': language };
          const { data } = await world.api.post<Payment>('/api/payments', card, english);
          expect(data.availableMethods[0]?.name).not.toBe('Cartão de crédito/débito');
          await world.api.post(`/sandbox/payments/${data.id}/phone`, { answer: 'refuse' }, english);
          const [told] = (await last(world)).payments;
          expect(told.id).toBe(data.id);
          expect(told.availableMethods[0]?.name).toBe('Cartão de crédito/débito');
        }
      },
      { chosen: ['behaviour-webhookPayload'] },
    ),
    advice('Decida pelo code.'),
  ],
  confirmed: [
    claim(
      'payment_confirmed: o dinheiro entrou; de uma autorização, na sandbox, só o que foi capturado.',
      async (world) => {
        const heard = await world.listen('payment_confirmed');
        const { data } = await world.api.post<Payment>('/api/payments/references', { amount: 1000 });
        await world.authorise();
        await world.terminal().approved();
        expect(await heard()).toEqual([]);
        await world.api.post('/sandbox/atm', { ...data.referenceDetails, amount: 1000 });
        await world.charge();
        await world.terminal().settle();
        const states = (await heard()).map(({ payment }) => payment.stateDetails.state);
        expect(states).toEqual(['confirmed', 'confirmed', 'confirmed']);
        const held = await world.authorise();
        await world.capture(held.id, 300);
        const { payment } = (await heard())[3] ?? {};
        expect([payment?.id, payment?.amount]).toEqual([held.id, 1000]);
        const { data: captures } = await world.api.get<Payment[]>(
          `/api/payments?initialPaymentId=${held.id}`,
        );
        expect(captures.map(({ amount }) => amount)).toEqual([300]);
      },
      { chosen: ['payment-authorised-capture'] },
    ),
    claim(
      'É o aviso que manda entregar a encomenda. code é o que enviou ao criar o pagamento, e diz-lhe de que encomenda se trata; na sandbox, uma cobrança repetida de uma série traz o da primeira: distinga-as pelo id.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        await world.payReference({ code: 'REF-0042' });
        expect((await last(world)).payments[0].code).toBe('REF-0042');
        const recurring = { type: 'INITIAL', amountQualifier: 'ESTM' };
        const first = await world.charge({ code: 'REC-1', recurring });
        const { data: repeated } = await world.repeat(first.id, 1200);
        await world.sandbox.settle();
        expect(await last(world)).toMatchObject({ payments: [{ id: repeated.id, code: 'REC-1' }] });
      },
    ),
  ],
  cancelled,
  refunded,
  'method-error': [
    claim(
      [
        'payment_method_error: uma tentativa falhou.',
        'Na sandbox, o cliente recusou no telemóvel ou deixou passar o tempo, o serviço falhou ou o cartão não foi aceite.',
        'Em qualquer caso, paymentMethod.result diz porquê, com um código do catálogo de erros.',
        'Na sandbox, o pagamento volta a pending; só num terminal fica cancelled.',
      ],
      async (world) => {
        const heard = await world.listen('payment_method_error');
        const { data: refused } = await world.create(byPhone);
        await world.answerPhone(refused.id, 'refuse');
        await world.sandbox.settle();
        const failing = { code: 'MW', details: { phoneNumber: '351#900000100' } };
        await world.create({ paymentMethod: failing });
        await world.pass(1);
        await world.create(byPhone);
        await world.pass(300);
        await (await world.open()).card(world.cards.declined);
        await world.sandbox.settle();
        await world.terminal().ask(1000);
        await world.terminal().card('tap', world.cards.declined);
        await world.pass(5);
        const results = (await heard()).map(({ payment: { stateDetails, paymentMethod } }) => [
          stateDetails.state,
          paymentMethod?.result?.code,
        ]);
        expect(results).toEqual([
          ['pending', 'e04020'],
          ['pending', 'e04100'],
          ['pending', 'e04201'],
          ['pending', 'e02433'],
          ['cancelled', 'e02433'],
        ]);
        for (const [, code] of results) expect((await world.api.get(`/api/errors/${code}`)).status).toBe(200);
      },
      {
        chosen: [
          'payment-pending_confirmation-refuse_push',
          'payment-pending_confirmation-fail_push',
          'payment-pending_confirmation-expire_push',
          'payment-pending-decline_card',
        ],
      },
    ),
    claim('Enquanto está pending, pode tentar outra vez com updatePayment.', async (world) => {
      const { data: refused } = await world.create(byPhone);
      await world.answerPhone(refused.id, 'refuse');
      const page = await world.open();
      await page.card(world.cards.declined);
      for (const id of [refused.id, page.paymentId]) {
        expect((await world.get(id)).stateDetails.state).toBe('pending');
        const again = await world.api.put<Payment>(`/api/payments/${id}`, byPhone);
        expect(again.data.stateDetails.state).toBe('pending_confirmation');
        await world.answerPhone(id, 'accept');
        expect((await world.get(id)).stateDetails.state).toBe('confirmed');
      }
    }),
  ],
  entity: [
    claim(
      'entity_approved: na sandbox, em vez de payments, o corpo traz entities; a documentação não mostra o destes eventos.',
      async (world) => {
        await world.subscribe('entity_approved');
        const { clientId } = world.seed.entities.pending;
        await world.api.post(`/sandbox/entities/${clientId}/review`, { action: 'approve' });
        const { webhook, ...rest } = await last(world);
        expect(webhook.action).toBe('entity_approved');
        expect(rest).toMatchObject({ entities: [{ clientId }] });
        expect(Object.keys(rest)).toEqual(['entities']);
      },
    ),
  ],
  form: [
    claim(
      'Na sandbox, uma subscrição com o handler paypay recebe o mesmo aviso no formato do serviço SOAP: um formulário, com nomes entre parênteses retos.',
      async (world) => {
        const { payment, message, fields } = await formOf(world);
        const told = await last(world);
        expect(message.headers['content-type']).toBe('application/x-www-form-urlencoded');
        expect(fields.get('hookAction')).toBe(told.webhook.action);
        expect(fields.get('payments[0][paymentId]')).toBe(told.payments[0].id);
        expect(fields.get('payments[0][productCode]')).toBe('REF-0042');
        expect(fields.get('payments[0][paymentAmount]')).toBe(String(payment.amount));
      },
    ),
    source(
      'Aqui está um campo por linha e descodificado.',
      'product: site/plugins/recording.ts writes a form as one decoded field a line',
    ),
    claim(
      [
        'O formulário traz duas provas.',
        'PayPay-Signature é a mesma de sempre, sobre o corpo do formulário.',
        'hookHash é mais antiga e mais fraca: não cobre os pagamentos.',
      ],
      async (world) => {
        const { message, fields } = await formOf(world);
        const signed = (body: string) => world.isSigned(message, body);
        const { privateKey } = world.merchant;
        const hookHash = (of: URLSearchParams) =>
          createHash('sha256')
            .update(`${privateKey}${of.get('hookAction')}${of.get('hookDate')}`)
            .digest('hex');
        expect(signed(message.body)).toBe(true);
        expect(fields.get('hookHash')).toBe(hookHash(fields));
        const forged = new URLSearchParams(message.body);
        forged.set('payments[0][paymentAmount]', '1');
        expect(signed(forged.toString())).toBe(false);
        expect(forged.get('hookHash')).toBe(hookHash(forged));
        // Another payment of the same second has the same hash.
        const { fields: other } = await formOf(world);
        expect(other.get('hookHash')).toBe(fields.get('hookHash'));
      },
    ),
    advice('Confira a primeira.', 'O lugar de cada campo no JSON está em De SOAP para REST.'),
  ],
  next: [
    advice(
      'Receba estes avisos na sua sandbox e veja-os por dentro: Receber webhooks.',
      'Um recetor completo que os trata: Tratamento da resposta.',
    ),
  ],
});
