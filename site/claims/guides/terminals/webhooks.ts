import { processedExample } from '@balcao/contract/resources/terminals/examples.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, source } from '../../claims.ts';
import { begin, failPin, refundWith, sent } from './terminalProofs.ts';

const everything = [
  'payment_authorized',
  'payment_confirmed',
  'payment_expired',
  'payment_cancelled',
  'payment_refunded',
  'payment_method_error',
];

/** What arrives, in its order, from something done to a payment at the first cloud terminal. */
async function heard(world: World, act: (world: World) => Promise<unknown>): Promise<string[]> {
  await world.api.post('/sandbox/reset');
  world.receiver.received = [];
  await world.subscribe(...everything);
  await act(world);
  // A day that closes settles a payment of the seed too.
  const told = (await world.notifications()).filter(({ payments: [{ id }] }) => Number(id) > 1100);
  return told.map(({ webhook }) => webhook.action);
}

/** In a fresh sandbox: a payment that the bank declined in time, and whose terminal told of it after the deadline. */
async function declinedLate(world: World) {
  await world.api.post('/sandbox/reset');
  const terminal = world.terminal();
  const { data } = await terminal.ask(1000, { validDate: { end: '2026-01-15T10:20:00+00:00' } });
  await terminal.setTerminalFault('silent');
  await terminal.charge(world.cards.declined);
  await world.pass(1500);
  await terminal.setTerminalFault('none');
  return world.get(data.id);
}

export default claims({
  'front matter': [
    claim(
      'Que avisos envia um pagamento ou um reembolso feito num terminal, por que ordem chegam na sandbox, e o que cada um quer dizer.',
      async (world) => {
        const terminal = world.terminal();
        const over = ['payment_expired', 'payment_cancelled'];
        const paid = ['payment_authorized', 'payment_confirmed'];
        const giveBack = (daysLater: number) => async () => {
          const { id } = await terminal.confirmed();
          await world.pass(daysLater * 86_400);
          await terminal.askBack(id, 400);
          await terminal.charge();
        };
        expect(await heard(world, () => terminal.confirmed())).toEqual(paid);
        expect(await heard(world, () => sent(world, 999_002))).toEqual([
          'payment_method_error',
          'payment_cancelled',
        ]);
        expect(await heard(world, () => sent(world, 999_004))).toEqual(over);
        expect(await heard(world, () => sent(world, 999_008))).toEqual(['payment_cancelled']);
        const brief = { validDate: { end: '2026-01-15T10:00:30' } };
        expect(await heard(world, () => sent(world, 1000, brief))).toEqual(over);
        expect(await heard(world, giveBack(1))).toEqual([...paid, 'payment_refunded']);
        expect(await heard(world, giveBack(0))).toEqual([...paid, 'payment_refunded', 'payment_cancelled']);
        expect(
          await heard(world, () => sent(world, 999_007, { validDate: { end: '2026-01-15T10:20:00' } })),
        ).toEqual([...over, 'payment_cancelled']);
        const called = async () => world.cancel((await terminal.approved()).id);
        expect(await heard(world, called)).toEqual(['payment_authorized', 'payment_cancelled']);
        const registered = (more: object) => () =>
          world.api.post(`/api/terminals/${world.terminals.standalone}/processedPayments`, {
            ...processedExample,
            ...more,
          });
        expect(await heard(world, registered({}))).toEqual(['payment_confirmed']);
      },
    ),
  ],
  top: [
    claim(
      [
        'A resposta à sua chamada só diz que o pedido seguiu para o terminal.',
        'O que lá aconteceu chega por webhook; na sandbox, menos uma aprovação tardia que fica guardada, que se lê em cancellation.authorisationKept.',
      ],
      async (world) => {
        await world.subscribe('payment_authorized', 'payment_method_error');
        const terminal = world.terminal();
        for (const [number, action] of [
          [world.cards.visa, 'payment_authorized'],
          [world.cards.declined, 'payment_method_error'],
        ] as const) {
          const { status, data } = await terminal.ask(1000);
          expect([status, data.stateDetails.state]).toEqual([201, 'pending_confirmation']);
          expect(data.paymentMethod).toEqual({ uuid: null, code: 'CC', type: 'TPA' });
          await terminal.charge(number);
          const last = (await world.notifications()).at(-1);
          expect(last?.webhook.action).toBe(action);
          expect(last?.payments[0].id).toBe(data.id);
        }
        const heard = (await world.notifications()).length;
        const { data: late } = await terminal.ask(999_006, { validDate: { end: '2026-01-15T10:02:00' } });
        await world.pass(900);
        expect((await world.get(late.id)).cancellation).toMatchObject({ authorisationKept: true });
        expect(await world.notifications()).toHaveLength(heard);
      },
    ),
  ],
  before: [
    claim('Subscreva as ações de que precisa com createWebhook, uma vez por ação.', async (world) => {
      const url = world.webhookUrl;
      const both = ['payment_authorized', 'payment_confirmed'];
      expect((await world.api.post('/api/webhooks', { action: both, url })).status).toBe(422);
      await world.subscribe('payment_authorized');
      await world.terminal().confirmed();
      expect(await world.actions()).toEqual(['payment_authorized']);
    }),
    advice(
      'Para um terminal, comece por payment_authorized, payment_confirmed, payment_cancelled e payment_method_error.',
    ),
  ],
  events: [
    advice('São dois momentos, e não se confundem.'),
    claim(
      [
        'Aprovado no terminal, e avisado dentro do prazo, o pagamento fica authorised: pode entregar.',
        'Só quando a liquidação do terminal chega com sucesso passa a confirmed.',
      ],
      async (world) => {
        const terminal = world.terminal();
        const { id } = await terminal.approved();
        await world.pass(13 * 3600);
        await world.settle();
        expect((await world.get(id)).stateDetails.state).toBe('authorised');
        await terminal.settle();
        expect((await world.get(id)).stateDetails.state).toBe('confirmed');
      },
    ),
  ],
  declined: [
    claim(
      'Na sandbox, o motivo de uma recusa avisada dentro do prazo vem em paymentMethod.result, e não há cancellation.',
      async (world) => {
        await world.subscribe('payment_method_error', 'payment_cancelled');
        const { payment } = await sent(world, 999_002);
        expect(payment.paymentMethod?.result?.code).toBe('e02433');
        const told = await world.notifications();
        expect(told).toHaveLength(2);
        for (const { payments } of told) {
          expect(payments[0].paymentMethod?.result?.code).toBe('e02433');
          expect(payments[0].cancellation).toBeUndefined();
        }
        const wrongPin = await begin(world, world.terminals.cloud);
        await failPin(world);
        const refused = await world.get(wrongPin.id);
        expect(refused.paymentMethod?.result?.code).toEqual(expect.any(String));
        expect(refused.cancellation).toBeUndefined();
      },
      { chosen: ['payment-pending_confirmation-decline_at_terminal'] },
    ),
    claim(
      'Se o cliente desistiu, ninguém apresentou um cartão ou o prazo acabou antes do aviso, a sandbox dá o motivo em cancellation.reason; uma recusa avisada depois do prazo não deixa result.',
      async (world) => {
        await world.subscribe('payment_cancelled');
        await sent(world, 999_008);
        await sent(world, 999_004);
        const reasons = (await world.notifications()).map(
          ({ payments: [each] }) => each.cancellation?.reason,
        );
        expect(reasons).toEqual(['customer_cancelled', 'date_expired']);
        const late = await declinedLate(world);
        expect(late.cancellation?.reason).toBe('date_expired');
        expect(late.paymentMethod?.result).toBeUndefined();
      },
      {
        chosen: [
          'payment-pending_confirmation-give_up_at_terminal',
          'payment-pending_confirmation-leave_terminal',
          'payment-pending_confirmation-decline_at_terminal',
        ],
      },
    ),
    source(
      'Um cartão recusado, um cartão que ninguém apresenta e um cliente que desiste, na sua sandbox.',
      'product: examples/terminals/payment.ts, terminals/paymentDeclined',
    ),
  ],
  'other-card': [
    claim(
      [
        'Na sandbox, o reembolso recusado chega como payment_cancelled, com type refund e o id do reembolso.',
        'Quem foi cancelado é o reembolso: o pagamento, que vem em initialPaymentId, continua confirmed.',
      ],
      async (world) => {
        const { id } = await world.terminal().confirmed();
        await world.subscribe('payment_cancelled');
        const refund = await refundWith(world, id, world.cards.mastercard);
        expect(await world.notifications()).toMatchObject([
          {
            webhook: { action: 'payment_cancelled' },
            payments: [
              {
                id: refund.id,
                type: 'refund',
                initialPaymentId: id,
                stateDetails: { state: 'cancelled' },
              },
            ],
          },
        ]);
        expect((await world.get(id)).stateDetails.state).toBe('confirmed');
      },
      { chosen: ['payment-pending_confirmation-decline_at_terminal'] },
    ),
    advice('Olhe ao type antes de anular uma encomenda:'),
  ],
  handle: [
    advice('Confira a assinatura, guarde o aviso, responda logo e só depois trabalhe.'),
    claim(
      'O mesmo aviso pode chegar duas vezes, e um aviso atrasado pode chegar depois de outro mais recente: decida pelo id e pelo estado.',
      async (world) => {
        await world.subscribe('payment_authorized');
        world.respondWith(500);
        const late = await begin(world, world.terminals.cloud);
        await late.charge();
        await world.messages();
        world.respondWith(204);
        const newer = await begin(world, world.terminals.cloud);
        await newer.charge();
        await world.messages();
        await world.pass(600);
        const messages = await world.messages();
        const [first, , again] = messages;
        expect(again?.body).toBe(first?.body);
        const told = (await world.notifications()).map(({ payments: [{ id, stateDetails }] }) => [
          id,
          stateDetails.state,
        ]);
        expect(told).toEqual([
          [late.id, 'authorised'],
          [newer.id, 'authorised'],
          [late.id, 'authorised'],
        ]);
      },
    ),
    advice(
      'Os guias Autenticação dos pedidos e Tratamento da resposta obtida têm o código.',
      'Se o aviso não chegar, não repita o pagamento.',
    ),
    claim('Consulte-o primeiro com getPayment.', async (world) => {
      const { id } = await world.terminal().approved();
      expect(await world.messages()).toEqual([]);
      expect((await world.get(id)).stateDetails.state).toBe('authorised');
    }),
  ],
  next: [
    advice(
      'Perguntas frequentes: o que acontece quando o terminal avisa tarde.',
      'Enviar pedido de pagamento.',
    ),
  ],
});
