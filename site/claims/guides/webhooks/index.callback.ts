import { acceptedStatuses } from '@balcao/contract/resources/webhooks/acceptedStatuses.ts';
import { disableAfterFailures } from '@balcao/contract/resources/webhooks/disableAfterFailures.ts';
import { expect } from 'vitest';
import { claim, provedBy, type Row } from '../../claims.ts';

const callbackUrl = 'https://loja.example/callback';

/** Rows of the comparison of webhook and callback. */
export const callback: readonly Row[] = [
  claim(
    [
      'Há outra maneira de ser avisado: enviar callbackUrl ao criar uma referência, um pagamento ou um checkout (neste, dentro de payment).',
      'Os pedidos a um terminal não o têm.',
      'Diz-se | Uma vez, para todos os pagamentos | Em cada pedido, só para esse pagamento',
    ],
    async (world) => {
      world.respondWith(200);
      await world.subscribe('payment_confirmed');
      const { id } = await world.payReference({ callbackUrl });
      const charged = await world.charge({ callbackUrl });
      const checkout = await world.open({ payment: { callbackUrl } });
      const atRoot = { payment: {}, callbackUrl };
      await world.open(atRoot);
      const sent = await world.terminal().ask(1000, { callbackUrl });
      expect(sent.status).toBe(201);
      const without = await world.payReference();
      const told = (await world.messages(callbackUrl)).map(({ body }) => JSON.parse(body).id);
      expect(told.sort()).toEqual([id, id, charged.id, checkout.paymentId]);
      const heard = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
      expect(heard.sort()).toEqual([id, charged.id, without.id]);
    },
  ),
  claim(
    'Para saber que foi pago, conte com o webhook; na sandbox, o recetor completo trata ambos.',
    provedBy(
      'examples/receivers/receiver.test.ts',
      'keeps an order that only a callback reports',
      'keeps a paid order once, however often the message arrives',
    ),
    { chosen: ['behaviour-callbackMoments', 'behaviour-callbackSignature'] },
  ),
  claim(
    'Avisa | Do evento subscrito | Da criação; na sandbox, também de cada mudança seguinte que tem evento',
    async (world) => {
      world.respondWith(200);
      await world.subscribe('payment_refunded');
      const { id } = await world.authorise({ callbackUrl });
      await world.adjust(id, 900);
      await world.capture(id, 500);
      await world.capture(id, 300);
      const charged = await world.charge({ callbackUrl });
      await world.refund(charged.id, 1000);
      const told = (await world.messages(callbackUrl)).map(({ body }) => JSON.parse(body));
      const statesOf = (of: string) =>
        told.filter((payment) => payment.id === of).map(({ stateDetails }) => stateDetails.state);
      // The changed amount and the second capture have no event; the refund of all has two.
      expect(statesOf(id)).toEqual(['authorised', 'confirmed']);
      expect(statesOf(charged.id)).toEqual(['confirmed', 'cancelled']);
      expect(told).toHaveLength(4);
      expect(await world.actions()).toEqual(['payment_refunded']);
    },
    { chosen: ['behaviour-callbackMoments'] },
  ),
  claim(
    [
      'Corpo | webhook e a lista payments | O próprio pagamento',
      'Assinatura | PayPay-Signature | Igual na sandbox; a documentação não diz se é assinado',
    ],
    async (world) => {
      world.respondWith(200);
      await world.subscribe('payment_confirmed');
      const payment = await world.payReference({ callbackUrl });
      const [webhook] = await world.messages();
      const callback = (await world.messages(callbackUrl)).at(-1);
      expect(Object.keys(JSON.parse(webhook?.body ?? '{}'))).toEqual(['webhook', 'payments']);
      expect(JSON.parse(callback?.body ?? '{}')).toEqual(payment);
      expect([webhook, callback].map((message) => message && world.isSigned(message))).toEqual([true, true]);
    },
    { chosen: ['behaviour-callbackSignature'] },
  ),
  claim('Conta como recebido | webhook | callback', async (world) => {
    for (const status of [200, 201, 202, 203, 204, 206, 301, 404, 500]) {
      world.respondWith(status);
      await world.subscribe('payment_confirmed');
      await world.payReference({ callbackUrl });
      const state = async (url?: string) => (await world.deliveries(url)).at(-1)?.state;
      const accepted = (of: readonly number[]) => (of.includes(status) ? 'delivered' : 'waiting');
      expect(await state()).toBe(accepted(acceptedStatuses.webhook));
      expect(await state(callbackUrl)).toBe(accepted(acceptedStatuses.callback));
      await world.api.post('/sandbox/reset');
    }
  }),
  claim(
    'Pode ser desativado | Na sandbox, sim, ao fim de disableAfterFailures entregas falhadas seguidas | Não',
    async (world) => {
      world.respondWith(500);
      await world.subscribe('payment_confirmed');
      for (let n = 1; n < disableAfterFailures; n += 1) await world.payReference({ callbackUrl });
      await world.pass(7200);
      await world.payReference({ callbackUrl });
      await world.pass(7200);
      expect(await world.deliveries()).toHaveLength(disableAfterFailures);
      const called = (await world.deliveries(callbackUrl)).length;
      await world.payReference({ callbackUrl });
      expect(await world.deliveries()).toHaveLength(disableAfterFailures);
      expect((await world.deliveries(callbackUrl)).length).toBe(called + 2);
    },
    { chosen: ['limit-disableAfterFailures'] },
  ),
];
