import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import type { Entity } from '@balcao/contract/resources/entities/schema.ts';
import { paymentLifecycle } from '@balcao/contract/resources/payments/lifecycle.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/examples.ts';
import { expect } from 'vitest';
import { bringToState } from '../../sandbox/testing/reachStates.ts';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import {
  aDay,
  anHour,
  byPhone,
  noon,
  onPhone,
  payAtAtm,
  referenceOf,
  refusalsIn,
  slow,
  stateOf,
  states,
  tryAgain,
  walksEveryRow,
} from './verbs/payment-states.ts';

/** Each state of a checkout beside that of its payment, on its way to success. */
export async function followsItsPayment(world: World): Promise<void> {
  const page = await world.open();
  const both = async () => [await page.state(), (await page.payment()).stateDetails.state];
  expect(await both()).toEqual(['PaymentReady', 'pending']);
  await page.card(world.cards.declined);
  expect(await both()).toEqual(['PaymentError', 'pending']);
  await page.phone(slow);
  expect(await both()).toEqual(['PaymentPending', 'pending_confirmation']);
  await world.answerPhone(page.paymentId, 'refuse');
  expect(await both()).toEqual(['PaymentError', 'pending']);
  await page.reference();
  expect(await both()).toEqual(['PaymentPending', 'pending']);
  await payAtAtm(world, await page.payment());
  expect(await both()).toEqual(['PaymentSuccess', 'confirmed']);

  const held = await world.open({ payment: { type: 'authorization' } });
  await held.card(world.cards.visa);
  expect(await held.state()).toBe('PaymentAuthorized');
  await world.capture(held.paymentId, 1000);
  expect(await held.state()).toBe('PaymentSuccess');
}

/** Three checkouts that ended, and the one that a late payment brings to success. */
export async function endsUnpaid(world: World): Promise<void> {
  const [cancelled, expired, late] = [
    await world.open(),
    await world.open({ payment: noon }),
    await world.open({ payment: noon }),
  ];
  await late.reference();
  await world.cancel(cancelled.paymentId);
  await world.pass(2 * anHour);
  for (const page of [cancelled, expired, late]) {
    expect(await page.state()).toBe('PaymentCancelled');
    expect((await page.card(world.cards.visa)).status).toBe(409);
    expect((await page.phone(slow)).status).toBe(409);
    expect(await page.state()).toBe('PaymentCancelled');
  }
  await payAtAtm(world, await late.payment());
  const { data } = await world.api.get<Checkout>(`/api/checkouts/${late.id}`);
  expect(data.stateDetails.state).toBe('PaymentSuccess');
}

export default proofs('payment-states', {
  // ---- top
  // “A especificação dá os estados e não mostra as sequências: um asterisco marca cada passo que a sandbox escolheu.”
  'top-1': () => {
    const kinds = paymentLifecycle.map(({ origin }) => origin.kind);
    expect(kinds).toContain('chosen');
    expect(new Set(kinds).size).toBeGreaterThan(1);
  },
  // “Um pagamento tem cinco estados.”
  'top-2': async ({ api }) => {
    const { body } = await api.get('/api/payments?stateDetails_state=paid');
    const list = 'pending, pending_confirmation, confirmed, authorised, cancelled';
    expect(body.error?.errors[0]?.msg).toContain(list);
    const seen = new Set(
      (await api.get<Payment[]>('/api/payments')).data.map((each) => each.stateDetails.state),
    );
    expect([...seen].sort()).toEqual(list.split(', ').sort());
  },
  // “Aqui estão todos os caminhos, desenhados a partir da mesma tabela que a sandbox cumpre.”
  'top-3': walksEveryRow,
  // “O estado vem em stateDetails.state, com a hora a que chegou a ele em stateDetails.createdAt.”
  'top-4': async (world) => {
    const payment = await referenceOf(world);
    expect(payment.stateDetails).toEqual({ state: 'pending', createdAt: '2026-01-15T10:00:00+00:00' });
    await world.pass(anHour);
    await world.api.put(`/api/payments/${payment.id}`, { amount: 2000 });
    expect((await world.get(payment.id)).stateDetails).toEqual(payment.stateDetails);
    await payAtAtm(world, await world.get(payment.id));
    const paid = { state: 'confirmed', createdAt: '2026-01-15T11:00:00+00:00' };
    expect((await world.get(payment.id)).stateDetails).toEqual(paid);
  },
  // “Leia-o com getPayment, procure por ele com listPayments, ou espere pelo webhook: avisa quando fica confirmed, authorised ou cancelled, e quando uma tentativa falha.”
  'top-5': async (world) => {
    const { api, authorise, cancel, actions, answerPhone } = world;
    const events = ['payment_confirmed', 'payment_authorized', 'payment_cancelled', 'payment_method_error'];
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
  // ---- states
  // “Para saber se foi pago basta uma pergunta: o estado é confirmed?”
  // “Se foi reembolsado entretanto, dizem-no os refunds.”
  // “Depois de um reembolso de uma parte (na sandbox, mesmo no próprio dia), ou feito noutro dia, o pagamento continua confirmed.”
  // “O que voltou está em refunds; numa autorização, nos da captura.”
  'states-1': chosen(['payment-confirmed-void_part'], async (world) => {
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
  }),
  // “De uma autorização, na sandbox, só entrou o que foi capturado, e amount continua a ser o autorizado: some as capturas, com listPayments e o filtro initialPaymentId.”
  'states-2': chosen(['payment-authorised-capture'], async (world) => {
    const held = await world.authorise();
    for (const amount of [300, 200]) await world.capture(held.id, amount);
    const { amount, stateDetails } = await world.get(held.id);
    expect([amount, stateDetails.state]).toEqual([1000, 'confirmed']);
    const { data } = await world.api.get<Payment[]>(`/api/payments?initialPaymentId=${held.id}`);
    expect(data.map((each) => [each.type, each.amount]).sort()).toEqual([
      ['capture', 200],
      ['capture', 300],
    ]);
  }),
  // “Os estados têm sempre o mesmo nome, em qualquer língua.”
  'states-3': async ({ api, seed }) => {
    for (const language of ['PT', 'ES', 'EN']) {
      const answer = await api.get<Payment>(`/api/payments/${seed.payments.confirmedReference}`, {
        'accept-language': language,
      });
      expect(answer.data.stateDetails.state).toBe('confirmed');
    }
  },
  // “Na sandbox, um MB WAY recusado regressa a pending, e um pagamento confirmed passa a cancelled se o devolver todo no próprio dia.”
  'states-4': chosen(
    ['payment-pending_confirmation-refuse_push', 'payment-confirmed-void'],
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
  ),
  // “Porque foi cancelado está em cancellation.reason.”
  'states-5': async (world) => {
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
  },
  // “Na sandbox, um pagamento que o terminal recusou e avisou dentro do prazo não tem cancellation: a razão está em paymentMethod.result.”
  // “Se o prazo acabou antes, é ao contrário: cancellation.reason é date_expired, e não há result.”
  'states-6': chosen(['payment-pending_confirmation-decline_at_terminal'], async (world) => {
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
  }),
  // ---- entity
  // “Uma entidade registada fica pendente, em análise, e é aprovada ou recusada.”
  // “Aprovada ou recusada, pode voltar a análise.”
  'entity-1': async ({ api, seed }) => {
    for (const [decision, state, back] of [
      ['approve', 'approved', 'review'],
      ['decline', 'declined', 'reopen'],
    ]) {
      await api.post('/sandbox/reset');
      const clientId = '500000000';
      const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
      const made = await api.post<Entity>('/api/entities', { clientId, name: seed.entity.name, user });
      const review = async (action = '') =>
        (await api.post<Entity>(`/sandbox/entities/${clientId}/review`, { action })).data.stateDetails.state;
      expect(made.data.stateDetails.state).toBe('pending');
      expect([await review(decision), await review(back)]).toEqual([state, 'pending']);
    }
  },
  // ---- try
  // “Corre na sua sandbox: um pagamento MB WAY recusado volta a pendente, é tentado com outro telemóvel e acaba confirmado.”
  'try-1': async (world) => {
    const payment = await onPhone(world, { paymentMethod: byPhone('351#900000020') });
    await world.pass(3);
    expect(await stateOf(world, payment)).toBe('pending');
    await tryAgain(world, payment, '351#900000001');
    await world.pass(3);
    expect(await stateOf(world, payment)).toBe('confirmed');
  },
  // “Na sandbox, se uma chamada não é possível no estado em que o pagamento está, a resposta é e00600, ou e00601 quando o que pede precisa de uma autorização ou de um pagamento feito, e não o há: capturar, mudar o montante autorizado, reembolsar.”
  'try-2': chosen(['error-e00600', 'error-e00601'], async (world) => {
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
  }),
  // ---- checkout
  // “Um checkout tem um estado que acompanha o do pagamento e diz em que pé está a página.”
  // “Lê-se com getCheckout.”
  // “O checkout começa pronto.”
  // “Enquanto o cliente confirma no telemóvel ou vai pagar a referência, fica à espera.”
  // “Pago, tem sucesso; autorizado, espera captura.”
  // “Uma tentativa falhada deixa-o com erro, e o cliente pode tentar outra vez.”
  'checkout-1': chosen(
    ['checkout-PaymentPending-fail', 'checkout-PaymentError-try_again'],
    followsItsPayment,
  ),
  // “Cancelado ou fora de prazo, acaba; só uma referência paga fora de prazo ainda o leva a sucesso.”
  'checkout-2': chosen(['checkout-PaymentReady-expire'], endsUnpaid),
  // ---- mb
  // “Uma referência começa pendente e fica confirmada quando é paga.”
  'mb-1': async (world) => {
    const payment = await referenceOf(world);
    expect(payment.stateDetails.state).toBe('pending');
    await payAtAtm(world, payment);
    expect(await stateOf(world, payment)).toBe('confirmed');
  },
  // “Cancelada (uma NORMAL, só com ignoreUnsupported) ou fora de prazo, fica cancelada; se expirou e não bloqueia pagamentos tardios, ainda pode ser paga.”
  // “Uma referência fora de prazo pode ressuscitar: sem validDate.blockLatePayment, a caixa Multibanco da sandbox ainda a aceita, e o pagamento passa de cancelled a confirmed.”
  'mb-2': chosen(['payment-cancelled-pay_reference_late'], async (world) => {
    const normal = await referenceOf(world, { availableMethods: [{ code: 'MB', type: 'NORMAL' }] });
    expect((await world.cancel(normal.id)).refusals).toEqual(['400 e00402']);
    const forced = await referenceOf(world, { availableMethods: [{ code: 'MB', type: 'NORMAL' }] });
    await world.cancel(forced.id, { ignoreUnsupported: true });
    expect(await stateOf(world, forced)).toBe('cancelled');
    const cancelled = await referenceOf(world);
    await world.cancel(cancelled.id);
    const open = await referenceOf(world, noon);
    const blocking = await referenceOf(world, {
      validDate: { ...noon.validDate, blockLatePayment: true },
    });
    await world.pass(2 * anHour);
    const all = [normal, cancelled, open, blocking];
    expect(await states(world, all)).toEqual(['pending', 'cancelled', 'cancelled', 'cancelled']);
    for (const each of all) await payAtAtm(world, each);
    expect(await states(world, all)).toEqual(['confirmed', 'cancelled', 'confirmed', 'cancelled']);
  }),
  // “Confirmada, pode ser reembolsada: tudo no próprio dia cancela-a.”
  'mb-3': async (world) => {
    const [today, tomorrow] = [await world.payReference(), await world.payReference()];
    await world.refund(today.id, 1000);
    await world.pass(aDay);
    expect((await world.refund(tomorrow.id, 1000)).status).toBe(201);
    expect(await states(world, [today, tomorrow])).toEqual(['cancelled', 'confirmed']);
  },
  // ---- mw
  // “Um pedido MB WAY espera confirmação no telemóvel.”
  // “Aceite, fica confirmado.”
  'mw-1': async (world) => {
    const payment = await onPhone(world);
    expect(payment.stateDetails.state).toBe('pending_confirmation');
    await world.answerPhone(payment.id, 'accept');
    expect(await stateOf(world, payment)).toBe('confirmed');
  },
  // “Recusado, falhado ou expirado, volta a pendente, e pode tentar-se outra vez até terminar o prazo.”
  // “Entre os dois cabem novas tentativas, com updatePayment.”
  'mw-2': chosen(
    ['payment-pending_confirmation-refuse_push', 'payment-pending-retry_push'],
    async (world) => {
      const [refused, failed, ignored] = [
        await onPhone(world),
        await onPhone(world, { paymentMethod: byPhone('351#900000202') }),
        await onPhone(world),
      ];
      expect((await tryAgain(world, ignored)).refusals).toEqual(['400 e00600']);
      await world.answerPhone(refused.id, 'refuse');
      await world.pass(5 * 60);
      const all = [refused, failed, ignored];
      for (const round of [1, 2, 3]) {
        expect(await states(world, all), `round ${round}`).toEqual(['pending', 'pending', 'pending']);
        for (const each of all) expect((await tryAgain(world, each)).status).toBe(200);
        await world.pass(5 * 60);
      }
      await world.pass(10 * 60);
      expect(await states(world, all)).toEqual(['cancelled', 'cancelled', 'cancelled']);
      for (const each of all) expect((await tryAgain(world, each)).refusals).toEqual(['400 e00600']);
    },
  ),
  // “Pendente, pode ser cancelado ou expirar.”
  'mw-3': async (world) => {
    const [cancelled, expired] = [await onPhone(world), await onPhone(world)];
    for (const { id } of [cancelled, expired]) await world.answerPhone(id, 'refuse');
    expect((await world.cancel(cancelled.id)).status).toBe(200);
    await world.pass(30 * 60);
    const reasons = await Promise.all([cancelled, expired].map(({ id }) => world.get(id)));
    expect(reasons.map(({ cancellation }) => cancellation?.reason)).toEqual([
      'merchant_cancelled',
      'date_expired',
    ]);
  },
  // “Na sandbox, o pedido vive pushMinutes minutos no telemóvel; o pagamento que cria com createPayment e um número de telemóvel, mbWayValidityMinutes, e com um método guardado, defaultValidityMonths meses, se não lhe der outro prazo em validDate.end.”
  'mw-4': chosen(['limit-pushMinutes'], async (world) => {
    const customer = { uuid: world.seed.customers.own };
    const paymentMethod = { uuid: world.seed.savedMethods.phone };
    const { data: saved } = await world.create({ customer, paymentMethod });
    expect(saved.validDate.end).toBe('2026-07-15T23:59:59+01:00');
    const [usual, longer] = [await onPhone(world), await onPhone(world, noon)];
    await world.pass(5 * 60 - 1);
    expect(await states(world, [usual, longer])).toEqual(['pending_confirmation', 'pending_confirmation']);
    await world.pass(1);
    expect(await states(world, [usual, longer])).toEqual(['pending', 'pending']);
    await world.pass(25 * 60 - 1);
    expect(await states(world, [usual, longer])).toEqual(['pending', 'pending']);
    await world.pass(1);
    expect(await states(world, [usual, longer])).toEqual(['cancelled', 'pending']);
    await world.pass(90 * 60);
    expect(await stateOf(world, longer)).toBe('cancelled');
  }),
  // ---- cc
  // “Um checkout começa pendente; o cartão é cobrado e fica confirmado, ou só autorizado, conforme o tipo do pagamento.”
  // “Um cartão recusado deixa o pagamento pendente.”
  'cc-1': chosen(['payment-pending-decline_card'], async ({ open, cards }) => {
    for (const [type, state] of [
      ['payment', 'confirmed'],
      ['authorization', 'authorised'],
    ] as const) {
      const page = await open({ payment: { type } });
      expect((await page.payment()).stateDetails.state).toBe('pending');
      await page.card(cards.declined);
      expect((await page.payment()).stateDetails.state).toBe('pending');
      await page.card(cards.visa);
      expect((await page.payment()).stateDetails.state).toBe(state);
    }
  }),
  // “Um cartão guardado é cobrado ou autorizado logo.”
  'cc-2': async ({ charge, authorise }) => {
    const made = [await charge(), await authorise()];
    expect(made.map(({ stateDetails }) => stateDetails.state)).toEqual(['confirmed', 'authorised']);
  },
  // “Uma autorização reserva o montante sem o cobrar.”
  'cc-3': async (world) => {
    const [held, charged] = [await world.authorise(), await world.charge()];
    await world.pass(aDay);
    await world.settle();
    expect((await world.get(charged.id)).transferDetails).toBeDefined();
    const { stateDetails, amount, transferDetails, paymentFee } = await world.get(held.id);
    expect([stateDetails.state, amount, transferDetails, paymentFee]).toEqual([
      'authorised',
      1000,
      undefined,
      undefined,
    ]);
  },
  // “Uma autorização captura-se, cancela-se ou expira.”
  // “Captura-se com createCapture e muda-se com changeAmount; na sandbox, captura-se toda ou por partes, e se ninguém a captura termina com o prazo.”
  'cc-4': chosen(['payment-authorised-expire', 'payment-authorised-capture'], async (world) => {
    const [whole, parts, changed, cancelled, expired] = [
      await world.authorise(),
      await world.authorise(),
      await world.authorise(),
      await world.authorise(),
      await world.authorise(noon),
    ];
    await world.capture(whole.id, 1000);
    for (const amount of [400, 600]) expect((await world.capture(parts.id, amount)).status).toBe(201);
    expect((await world.capture(parts.id, 1)).refusals).toEqual(['400 e00301']);
    expect((await world.adjust(changed.id, 800)).data.amount).toBe(800);
    expect((await world.capture(changed.id, 801)).refusals).toEqual(['400 e00301']);
    await world.cancel(cancelled.id);
    await world.pass(2 * anHour);
    expect(await states(world, [whole, parts, changed, cancelled, expired])).toEqual([
      'confirmed',
      'confirmed',
      'authorised',
      'cancelled',
      'cancelled',
    ]);
    expect((await world.get(expired.id)).cancellation?.reason).toBe('date_expired');
  }),
  // ---- tpa
  // “O pedido é enviado ao terminal e espera.”
  // “Aprovado, fica autorizado até à liquidação, que o confirma.”
  // “Aprovado no terminal ainda não é pago: só a liquidação o confirma.”
  'tpa-1': async (world) => {
    const terminal = world.terminal();
    const { data: payment } = await terminal.ask(1000);
    expect(payment.stateDetails.state).toBe('pending_confirmation');
    await terminal.charge();
    expect(await stateOf(world, payment)).toBe('authorised');
    expect((await world.capture(payment.id, 1000)).refusals).toEqual(['400 e00402']);
    await world.pass(aDay - anHour);
    await terminal.settle();
    expect(await stateOf(world, payment)).toBe('confirmed');
  },
  // “Recusado, abandonado, sem cartão ou fora de prazo, fica cancelado.”
  'tpa-2': async (world) => {
    for (const kind of ['declined', 'given up', 'no card', 'too late']) {
      const terminal = world.terminal();
      const brief = kind === 'too late' ? { validDate: { end: '2026-01-15T10:30:00' } } : {};
      if (kind === 'too late') await terminal.setTerminalFault('silent');
      const { data } = await terminal.ask(1000, brief);
      if (kind === 'declined') await terminal.charge(world.cards.declined);
      if (kind === 'given up') await terminal.leave();
      if (kind === 'no card') await world.pass(60);
      if (kind === 'too late') {
        await terminal.charge();
        await world.pass(29 * 60);
      }
      expect([kind, await stateOf(world, data)]).toEqual([kind, 'cancelled']);
    }
  },
  // “Uma aprovação que chega tarde pode manter a autorização ou ser anulada.”
  'tpa-3': chosen(['limit-lateLimitMinutes'], async (world) => {
    const labels: unknown[] = [];
    for (const blockLatePayment of [false, true]) {
      await world.api.post('/sandbox/reset');
      const terminal = world.terminal();
      await terminal.ask(1000, { validDate: { end: '2026-01-15T10:20:00', blockLatePayment } });
      await terminal.setTerminalFault('silent');
      await terminal.charge();
      await world.api.post('/sandbox/clock', { to: '2026-01-15T10:25:00+00:00' });
      await terminal.setTerminalFault('none');
      labels.push((await terminal.transactions())[0]?.backOfficeLabel);
    }
    expect(labels).toEqual(['Authorized (Canceled)', 'Canceled']);
  }),
  // “Um pagamento que o terminal já fez, e que regista com createProcessedPayment, começa, na sandbox, no estado que lhe der: authorised ou confirmed.”
  'tpa-4': chosen(['payment-new-register_authorised'], async ({ api, terminals }) => {
    const register = (state: string, code: string) =>
      api.post<Payment>(`/api/terminals/${terminals.standalone}/processedPayments`, {
        ...processedExample,
        code,
        stateDetails: { state },
      });
    for (const [state, code] of [
      ['authorised', '000101'],
      ['confirmed', '000102'],
    ] as const) {
      expect((await register(state, code)).data.stateDetails.state).toBe(state);
    }
    for (const state of ['pending', 'pending_confirmation', 'cancelled']) {
      expect((await register(state, '000103')).refusals).toEqual(['400 e00600']);
    }
  }),
  // “O back-office usa outros nomes para os mesmos estados:”
  'tpa-5': async (world) => {
    const terminal = world.terminal();
    const { id } = await terminal.approved();
    const shown = async () => {
      const last = (await terminal.transactions()).find(({ payment }) => payment.id === id);
      return [(await world.get(id)).stateDetails.state, last?.backOfficeLabel];
    };
    expect(await shown()).toEqual(['authorised', 'Authorized']);
    await terminal.settle();
    expect(await shown()).toEqual(['confirmed', 'Confirmed']);
    await world.pass(aDay);
    await world.settle();
    expect(await shown()).toEqual(['confirmed', 'Settled']);
  },
  // “O terminal espera pelo cartão, pede o PIN se for preciso, pede autorização e mostra se foi aprovada.”
  // “Aprovada, pode ser liquidada ou anulada.”
  'tpa-6': async (world) => {
    const terminal = world.terminal();
    const state = async () => (await terminal.look()).transaction?.state;
    const { data } = await terminal.ask(1000);
    const seen = [await state()];
    await terminal.card('insert');
    seen.push(await state());
    await terminal.pin();
    seen.push(await state());
    await world.pass(5);
    seen.push(await state());
    await world.cancel(data.id);
    const { id } = await terminal.confirmed();
    const ends = (await terminal.transactions()).filter(({ payment }) => [id, data.id].includes(payment.id));
    expect(seen).toEqual(['waiting_for_card', 'waiting_for_pin', 'authorising', 'approved']);
    expect(ends.map((each) => each.state).sort()).toEqual(['settled', 'voided']);
    await terminal.ask(1000);
    await terminal.card('tap');
    expect(await state()).toBe('authorising');
  },
  // “Sem cartão durante um minuto, com o PIN errado três vezes, por recusa do banco ou por desistência, a transação acaba.”
  'tpa-7': async (world) => {
    const terminal = world.terminal();
    const state = async () => (await terminal.transactions())[0]?.state;
    await terminal.ask(1000);
    await world.pass(59);
    expect(await state()).toBe('waiting_for_card');
    await world.pass(1);
    expect(await state()).toBe('timed_out');
    await terminal.ask(1000);
    await terminal.card('insert');
    for (const _ of [1, 2]) await terminal.pin('0000');
    expect(await state()).toBe('waiting_for_pin');
    await terminal.pin('0000');
    expect(await state()).toBe('declined');
    await terminal.ask(1000);
    await terminal.charge(world.cards.declined);
    expect(await state()).toBe('declined');
    await terminal.ask(1000);
    await terminal.leave();
    expect(await state()).toBe('given_up');
  },
});
