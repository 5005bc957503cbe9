import type { Entity } from '@balcao/contract/resources/entities/schema.ts';
import { paymentLifecycle } from '@balcao/contract/resources/payments/lifecycle.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { bringToState } from '../../../sandbox/testing/reachStates.ts';
import { advice, claim, claims } from '../claims.ts';
import { checkouts } from './payment-states/checkouts.ts';
import { methods } from './payment-states/methods.ts';
import { terminals } from './payment-states/terminals.ts';
import {
  aDay,
  anHour,
  byPhone,
  noon,
  onPhone,
  payAtAtm,
  referenceOf,
  refusalsIn,
  stateOf,
  states,
  tryAgain,
  walksEveryRow,
} from './payment-states/verbs.ts';

export default claims({
  'front matter': [
    advice(
      'Os estados de um pagamento, de um checkout, de uma entidade, de uma transação em terminal e de uma entrega, e tudo o que leva de um a outro, método a método.',
    ),
  ],
  top: [
    claim(
      'A especificação dá os estados e não mostra as sequências: um asterisco marca cada passo que a sandbox escolheu.',
      () => {
        const kinds = paymentLifecycle.map(({ origin }) => origin.kind);
        expect(kinds).toContain('chosen');
        expect(new Set(kinds).size).toBeGreaterThan(1);
      },
    ),
    claim('Um pagamento tem cinco estados.', async ({ api }) => {
      const { body } = await api.get('/api/payments?stateDetails_state=paid');
      const list = 'pending, pending_confirmation, confirmed, authorised, cancelled';
      expect(body.error?.errors[0]?.msg).toContain(list);
      const seen = new Set(
        (await api.get<Payment[]>('/api/payments')).data.map((each) => each.stateDetails.state),
      );
      expect([...seen].sort()).toEqual(list.split(', ').sort());
    }),
    advice('O que muda de método para método é o caminho entre eles.'),
    claim(
      'Aqui estão todos os caminhos, desenhados a partir da mesma tabela que a sandbox cumpre.',
      walksEveryRow,
    ),
    claim(
      'O estado vem em stateDetails.state, com a hora a que chegou a ele em stateDetails.createdAt.',
      async (world) => {
        const payment = await referenceOf(world);
        expect(payment.stateDetails).toEqual({ state: 'pending', createdAt: '2026-01-15T10:00:00+00:00' });
        await world.pass(anHour);
        await world.api.put(`/api/payments/${payment.id}`, { amount: 2000 });
        expect((await world.get(payment.id)).stateDetails).toEqual(payment.stateDetails);
        await payAtAtm(world, await world.get(payment.id));
        const paid = { state: 'confirmed', createdAt: '2026-01-15T11:00:00+00:00' };
        expect((await world.get(payment.id)).stateDetails).toEqual(paid);
      },
    ),
    claim(
      'Leia-o com getPayment, procure por ele com listPayments, ou espere pelo webhook: avisa quando fica confirmed, authorised ou cancelled, e quando uma tentativa falha.',
      async (world) => {
        const { api, authorise, cancel, actions, answerPhone } = world;
        const events = [
          'payment_confirmed',
          'payment_authorized',
          'payment_cancelled',
          'payment_method_error',
        ];
        await world.subscribe(...events);
        const paid = await world.payReference();
        const { id } = await authorise();
        await cancel(id);
        await answerPhone((await onPhone(world)).id, 'refuse');
        expect((await actions()).sort()).toEqual(events.sort());
        const found = await api.get<Payment[]>('/api/payments?stateDetails_state=confirmed');
        expect(found.data.map((each) => each.id)).toContain(paid.id);
        expect(new Set(found.data.map((each) => each.stateDetails.state))).toEqual(new Set(['confirmed']));
      },
    ),
  ],
  states: [
    claim(
      [
        'Para saber se foi pago basta uma pergunta: o estado é confirmed?',
        'Se foi reembolsado entretanto, dizem-no os refunds.',
        'Depois de um reembolso de uma parte (na sandbox, mesmo no próprio dia), ou feito noutro dia, o pagamento continua confirmed.',
        'O que voltou está em refunds; numa autorização, nos da captura.',
      ],
      async (world) => {
        const [part, whole, unpaid] = [
          await world.payReference(),
          await world.charge(),
          await referenceOf(world),
        ];
        await world.refund(part.id, 400);
        expect(await stateOf(world, part)).toBe('confirmed');
        await world.pass(aDay);
        await world.refund(whole.id, 1000);
        expect(await states(world, [part, whole, unpaid])).toEqual(['confirmed', 'confirmed', 'pending']);
        const back = async (id: string) => (await world.get(id)).refunds?.map(({ amount }) => amount);
        expect(await Promise.all([part, whole].map(({ id }) => back(id)))).toEqual([[400], [1000]]);
        const held = await world.authorise();
        const { data: capture } = await world.capture(held.id, 1000);
        await world.pass(aDay);
        expect((await world.refund(held.id, 1000)).refusals).toEqual(['400 e00600']);
        await world.refund(capture.id, 1000);
        expect(await states(world, [held, capture])).toEqual(['confirmed', 'confirmed']);
        expect([await back(held.id), await back(capture.id)]).toEqual([undefined, [1000]]);
      },
      { chosen: ['payment-confirmed-void_part'] },
    ),
    claim(
      'De uma autorização, na sandbox, só entrou o que foi capturado, e amount continua a ser o autorizado: some as capturas, com listPayments e o filtro initialPaymentId.',
      async (world) => {
        const held = await world.authorise();
        for (const amount of [300, 200]) await world.capture(held.id, amount);
        const { amount, stateDetails } = await world.get(held.id);
        expect([amount, stateDetails.state]).toEqual([1000, 'confirmed']);
        const { data } = await world.api.get<Payment[]>(`/api/payments?initialPaymentId=${held.id}`);
        expect(data.map((each) => [each.type, each.amount]).sort()).toEqual([
          ['capture', 200],
          ['capture', 300],
        ]);
      },
      { chosen: ['payment-authorised-capture'] },
    ),
    advice('O resto decide o que mostra ao cliente enquanto espera.'),
    claim('Os estados têm sempre o mesmo nome, em qualquer língua.', async ({ api, seed }) => {
      for (const language of ['PT', 'ES', 'EN']) {
        const answer = await api.get<Payment>(`/api/payments/${seed.payments.confirmedReference}`, {
          'accept-language': language,
        });
        expect(answer.data.stateDetails.state).toBe('confirmed');
      }
    }),
    advice('Compare o texto da API, não o que se vê no back-office.'),
    advice('Um pagamento pode voltar a um estado anterior.', 'Reembolsado nem sempre é cancelado.'),
    claim(
      'Na sandbox, um MB WAY recusado regressa a pending, e um pagamento confirmed passa a cancelled se o devolver todo no próprio dia.',
      async (world) => {
        const refused = await onPhone(world);
        await world.answerPhone(refused.id, 'refuse');
        expect(await stateOf(world, refused)).toBe('pending');
        for (const kind of ['reference', 'phone', 'card', 'terminal'] as const) {
          const payment = await bringToState(world, 'confirmed', kind);
          await world.refund(payment.id, 400);
          expect(await stateOf(world, payment)).toBe('confirmed');
          await world.refund(payment.id, 600);
          expect(await stateOf(world, payment)).toBe('cancelled');
        }
      },
      { chosen: ['payment-pending_confirmation-refuse_push', 'payment-confirmed-void'] },
    ),
    claim('Porque foi cancelado está em cancellation.reason.', async (world) => {
      const [plain, asked] = [await referenceOf(world), await referenceOf(world)];
      await world.cancel(plain.id);
      await world.cancel(asked.id, { reason: 'customer_cancelled' });
      const late = await referenceOf(world, noon);
      const { data: left } = await world.terminal().ask(1000);
      await world.terminal().leave();
      await world.pass(2 * anHour);
      const reason = async ({ id }: Payment) => (await world.get(id)).cancellation?.reason;
      expect(await Promise.all([plain, asked, late, left].map(reason))).toEqual([
        'merchant_cancelled',
        'customer_cancelled',
        'date_expired',
        'customer_cancelled',
      ]);
    }),
    claim(
      [
        'Na sandbox, um pagamento que o terminal recusou e avisou dentro do prazo não tem cancellation: a razão está em paymentMethod.result.',
        'Se o prazo acabou antes, é ao contrário: cancellation.reason é date_expired, e não há result.',
      ],
      async (world) => {
        const terminal = world.terminal();
        const byBank = (await terminal.ask(1000)).data;
        await terminal.charge(world.cards.declined);
        const byPin = (await terminal.ask(1000)).data;
        await terminal.card('insert');
        for (const _ of [1, 2, 3]) await terminal.pin('0000');
        for (const { id } of [byBank, byPin]) {
          const { stateDetails, cancellation, paymentMethod } = await world.get(id);
          expect([stateDetails.state, cancellation]).toEqual(['cancelled', undefined]);
          expect(paymentMethod?.result?.code).toBe('e02433');
        }
        const { data } = await world.api.get<Payment[]>('/api/payments?stateDetails_state=cancelled');
        const without = data.filter((each) => !each.cancellation);
        expect(without.map(({ paymentMethod }) => paymentMethod?.type)).toEqual(['TPA', 'TPA']);
        const late = (await terminal.ask(1000, { validDate: { end: '2026-01-15T10:20:00' } })).data;
        await terminal.setTerminalFault('silent');
        await terminal.charge(world.cards.declined);
        await world.api.post('/sandbox/clock', { to: '2026-01-15T10:25:00+00:00' });
        await terminal.setTerminalFault('none');
        const { cancellation, paymentMethod } = await world.get(late.id);
        expect([cancellation?.reason, paymentMethod?.result]).toEqual(['date_expired', undefined]);
      },
      { chosen: ['payment-pending_confirmation-decline_at_terminal'] },
    ),
  ],
  ...methods,
  ...terminals,
  ...checkouts,
  entity: [
    claim(
      [
        'Uma entidade registada fica pendente, em análise, e é aprovada ou recusada.',
        'Aprovada ou recusada, pode voltar a análise.',
      ],
      async ({ api, seed }) => {
        for (const [decision, state, back] of [
          ['approve', 'approved', 'review'],
          ['decline', 'declined', 'reopen'],
        ]) {
          await api.post('/sandbox/reset');
          const clientId = '500000000';
          const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
          const made = await api.post<Entity>('/api/entities', { clientId, name: seed.entity.name, user });
          const review = async (action = '') =>
            (await api.post<Entity>(`/sandbox/entities/${clientId}/review`, { action })).data.stateDetails
              .state;
          expect(made.data.stateDetails.state).toBe('pending');
          expect([await review(decision), await review(back)]).toEqual([state, 'pending']);
        }
      },
    ),
  ],
  delivery: [advice('O percurso está desenhado em Tratamento da resposta.')],
  try: [
    claim(
      'Corre na sua sandbox: um pagamento MB WAY recusado volta a pendente, é tentado com outro telemóvel e acaba confirmado.',
      async (world) => {
        const payment = await onPhone(world, { paymentMethod: byPhone('351#900000020') });
        await world.pass(3);
        expect(await stateOf(world, payment)).toBe('pending');
        await tryAgain(world, payment, '351#900000001');
        await world.pass(3);
        expect(await stateOf(world, payment)).toBe('confirmed');
      },
    ),
    claim(
      'Na sandbox, se uma chamada não é possível no estado em que o pagamento está, a resposta é e00600, ou e00601 quando o que pede precisa de uma autorização ou de um pagamento feito, e não o há: capturar, mudar o montante autorizado, reembolsar.',
      async (world) => {
        const none = { capture: '400 e00601', adjust: '400 e00601', refund: '400 e00601' };
        const moved = { cancel: '400 e00600', update: '400 e00600' };
        expect(await refusalsIn(world, 'pending', 'reference')).toMatchObject(none);
        expect(await refusalsIn(world, 'pending_confirmation', 'phone')).toEqual({ ...none, ...moved });
        const paid = await refusalsIn(world, 'confirmed', 'card');
        expect(paid).toEqual({ ...none, refund: '400 e00301', ...moved });
        expect(await refusalsIn(world, 'cancelled', 'card')).toMatchObject({
          refund: '400 e00600',
          ...moved,
        });
      },
      { chosen: ['error-e00600', 'error-e00601'] },
    ),
  ],
  next: [
    advice('Tipos de eventos: que mudanças avisam, e como.'),
    advice('Testar uma integração: os valores que levam a cada desfecho.'),
    advice('Conciliar as contas: o que cada tipo e cada estado contam no fim do dia.'),
  ],
});
