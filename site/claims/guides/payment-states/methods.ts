import { expect } from 'vitest';
import { claim, claims } from '../../claims.ts';
import {
  aDay,
  anHour,
  byPhone,
  noon,
  onPhone,
  payAtAtm,
  referenceOf,
  stateOf,
  states,
  tryAgain,
} from './verbs.ts';

/** Rows on Multibanco, MB WAY and cards. */
export const methods = claims({
  mb: [
    claim('Uma referência começa pendente e fica confirmada quando é paga.', async (world) => {
      const payment = await referenceOf(world);
      expect(payment.stateDetails.state).toBe('pending');
      await payAtAtm(world, payment);
      expect(await stateOf(world, payment)).toBe('confirmed');
    }),
    claim(
      [
        'Cancelada (uma NORMAL, só com ignoreUnsupported) ou fora de prazo, fica cancelada; se expirou e não bloqueia pagamentos tardios, ainda pode ser paga.',
        'Uma referência fora de prazo pode ressuscitar: sem validDate.blockLatePayment, a caixa Multibanco da sandbox ainda a aceita, e o pagamento passa de cancelled a confirmed.',
      ],
      async (world) => {
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
      },
      { chosen: ['payment-cancelled-pay_reference_late'] },
    ),
    claim('Confirmada, pode ser reembolsada: tudo no próprio dia cancela-a.', async (world) => {
      const [today, tomorrow] = [await world.payReference(), await world.payReference()];
      await world.refund(today.id, 1000);
      await world.pass(aDay);
      expect((await world.refund(tomorrow.id, 1000)).status).toBe(201);
      expect(await states(world, [today, tomorrow])).toEqual(['cancelled', 'confirmed']);
    }),
  ],
  mw: [
    claim(
      ['Um pedido MB WAY espera confirmação no telemóvel.', 'Aceite, fica confirmado.'],
      async (world) => {
        const payment = await onPhone(world);
        expect(payment.stateDetails.state).toBe('pending_confirmation');
        await world.answerPhone(payment.id, 'accept');
        expect(await stateOf(world, payment)).toBe('confirmed');
      },
    ),
    claim(
      [
        'Recusado, falhado ou expirado, volta a pendente, e pode tentar-se outra vez até terminar o prazo.',
        'Entre os dois cabem novas tentativas, com updatePayment.',
      ],
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
      { chosen: ['payment-pending_confirmation-refuse_push', 'payment-pending-retry_push'] },
    ),
    claim('Pendente, pode ser cancelado ou expirar.', async (world) => {
      const [cancelled, expired] = [await onPhone(world), await onPhone(world)];
      for (const { id } of [cancelled, expired]) await world.answerPhone(id, 'refuse');
      expect((await world.cancel(cancelled.id)).status).toBe(200);
      await world.pass(30 * 60);
      const reasons = await Promise.all([cancelled, expired].map(({ id }) => world.get(id)));
      expect(reasons.map(({ cancellation }) => cancellation?.reason)).toEqual([
        'merchant_cancelled',
        'date_expired',
      ]);
    }),
    claim(
      'Na sandbox, o pedido vive pushMinutes minutos no telemóvel; o pagamento que cria com createPayment e um número de telemóvel, mbWayValidityMinutes, e com um método guardado, defaultValidityMonths meses, se não lhe der outro prazo em validDate.end.',
      async (world) => {
        const customer = { uuid: world.seed.customers.own };
        const paymentMethod = { uuid: world.seed.savedMethods.phone };
        const { data: saved } = await world.create({ customer, paymentMethod });
        expect(saved.validDate.end).toBe('2026-07-15T23:59:59+01:00');
        const [usual, longer] = [await onPhone(world), await onPhone(world, noon)];
        await world.pass(5 * 60 - 1);
        expect(await states(world, [usual, longer])).toEqual([
          'pending_confirmation',
          'pending_confirmation',
        ]);
        await world.pass(1);
        expect(await states(world, [usual, longer])).toEqual(['pending', 'pending']);
        await world.pass(25 * 60 - 1);
        expect(await states(world, [usual, longer])).toEqual(['pending', 'pending']);
        await world.pass(1);
        expect(await states(world, [usual, longer])).toEqual(['cancelled', 'pending']);
        await world.pass(90 * 60);
        expect(await stateOf(world, longer)).toBe('cancelled');
      },
      { chosen: ['limit-pushMinutes'] },
    ),
  ],
  cc: [
    claim(
      [
        'Um checkout começa pendente; o cartão é cobrado e fica confirmado, ou só autorizado, conforme o tipo do pagamento.',
        'Um cartão recusado deixa o pagamento pendente.',
      ],
      async ({ open, cards }) => {
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
      },
      { chosen: ['payment-pending-decline_card'] },
    ),
    claim('Um cartão guardado é cobrado ou autorizado logo.', async ({ charge, authorise }) => {
      const made = [await charge(), await authorise()];
      expect(made.map(({ stateDetails }) => stateDetails.state)).toEqual(['confirmed', 'authorised']);
    }),
    claim('Uma autorização reserva o montante sem o cobrar.', async (world) => {
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
    }),
    claim(
      [
        'Uma autorização captura-se, cancela-se ou expira.',
        'Captura-se com createCapture e muda-se com changeAmount; na sandbox, captura-se toda ou por partes, e se ninguém a captura termina com o prazo.',
      ],
      async (world) => {
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
      },
      { chosen: ['payment-authorised-expire', 'payment-authorised-capture'] },
    ),
  ],
});
