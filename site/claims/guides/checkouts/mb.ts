import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { expect } from 'vitest';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { endsInSixMonths } from '../choose-a-method/verbs.ts';
import { aDay, anHour, noon, referenceOf } from '../payment-states/verbs.ts';
import { checkoutState, keepsToLimits, ordered, payAtMachine, runs } from './verbs.ts';

const changesByItself = provedBy(
  'e2e/checkout/multibanco.spec.ts',
  'the page shows a reference and changes by itself once it is paid',
);

export default claims({
  'front matter': [
    claim(
      'Mostre uma referência Multibanco numa página pronta, que se atualiza sozinha quando o cliente paga.',
      changesByItself,
    ),
  ],
  top: [
    claim(
      'A página mostra entidade, referência e montante, deixa copiá-los, e muda sozinha quando o pagamento chega.',
      changesByItself,
    ),
  ],
  outcome: [
    claim(
      'Uma referência mostrada na nossa página, paga numa caixa Multibanco virtual, e o checkout pago.',
      async (world) => {
        const { id, paymentId, payer } = await ordered(world, 'multibanco');
        const { data } = await payer.reference();
        const { entity, reference } = (await world.get(paymentId)).referenceDetails;
        expect(data.reference).toMatchObject({ entity, reference });
        expect((await payAtMachine(world, paymentId)).status).toBe(200);
        expect(await checkoutState(world, id)).toBe('PaymentSuccess');
      },
    ),
    advice(
      'Demora cinco minutos.',
      'Precisa da sandbox a correr e destas credenciais:',
      'Quer mostrar a referência na sua própria página?',
    ),
    claim('Então não precisa de checkout: siga Pagamento com referência Multibanco.', async (world) => {
      const { referenceDetails } = await referenceOf(world);
      expect(referenceDetails).toMatchObject({
        entity: expect.stringMatching(/^\d{5}$/),
        reference: expect.stringMatching(/^\d{9}$/),
      });
      expect((await world.api.post('/sandbox/atm', { ...referenceDetails, amount: 1000 })).status).toBe(200);
    }),
  ],
  create: [
    claim(
      'A referência aparece logo na página.',
      provedBy(
        'e2e/checkout/multibanco.spec.ts',
        'a page that takes Multibanco alone shows its reference at once',
      ),
    ),
    claim(
      [
        'O cliente não tem de voltar: pode pagar hoje, ou daqui a uma semana.',
        'Por isso pode dispensar os redirecionamentos, mas não o webhook.',
      ],
      async (world) => {
        await world.subscribe('payment_confirmed');
        const orders = [await ordered(world, 'multibanco'), await ordered(world, 'multibanco')];
        for (const { payer } of orders) {
          const { data } = await payer.reference();
          expect(data).toMatchObject({ redirectUrl: null, backUrl: null });
        }
        const [today, nextWeek] = orders.map(({ paymentId }) => paymentId);
        await payAtMachine(world, String(today));
        await world.pass(7 * aDay);
        expect((await payAtMachine(world, String(nextWeek))).status).toBe(200);
        const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
        expect(told).toEqual(expect.arrayContaining([today, nextWeek]));
      },
    ),
  ],
  page: [
    claim('A referência, em grupos de três, com o que é preciso para pagar.', async (world) => {
      const { id, paymentId, payer } = await ordered(world, 'multibanco');
      await payer.reference();
      const { entity, reference } = (await world.get(paymentId)).referenceDetails;
      const text = await world.readPage(id);
      const groups = reference.match(/\d{3}/g) ?? [];
      for (const part of [`Entidade ${entity}`, `Referência ${groups.join(' ')}`, 'Montante 10,00 €'])
        expect(text.replace(/\u00a0/g, ' ')).toContain(part);
      expect(text).toContain('Pode pagar-se até 15 de julho de 2026, 23:59');
    }),
    claim(
      'Mostrada a referência, o estado do checkout é PaymentPending até ela ser paga, ou o checkout cancelado:',
      async (world) => {
        const [paid, cancelled] = [await ordered(world, 'multibanco'), await ordered(world, 'multibanco')];
        expect(await checkoutState(world, paid.id)).toBe('PaymentReady');
        for (const { id, payer } of [paid, cancelled]) {
          await payer.reference();
          await world.pass(aDay);
          await payer.look();
          expect(await checkoutState(world, id)).toBe('PaymentPending');
        }
        await payAtMachine(world, paid.paymentId);
        await cancelled.payer.leave();
        expect(await checkoutState(world, paid.id)).toBe('PaymentSuccess');
        expect(await checkoutState(world, cancelled.id)).toBe('PaymentCancelled');
      },
    ),
  ],
  pay: [
    claim('Na sandbox, pague na caixa Multibanco virtual:', async (world) => {
      const { paymentId, payer } = await ordered(world, 'multibanco');
      await payer.reference();
      const { referenceDetails } = await world.get(paymentId);
      const pay = (amount: number) => world.api.post('/sandbox/atm', { ...referenceDetails, amount });
      expect((await pay(999)).status).toBe(409);
      expect((await pay(1000)).status).toBe(200);
      expect((await world.get(paymentId)).stateDetails.state).toBe('confirmed');
    }),
    claim(
      ['Escreva a referência do seu checkout e veja a página mudar.', 'A mesma página, segundos depois.'],
      changesByItself,
    ),
    claim('O aviso chega, e o estado também:', async (world) => {
      await world.subscribe('payment_confirmed');
      const { id, paymentId, payer } = await ordered(world, 'multibanco');
      await payer.reference();
      await payAtMachine(world, paymentId);
      const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
      expect(told).toEqual([paymentId]);
      expect(await checkoutState(world, id)).toBe('PaymentSuccess');
    }),
    claim('Cria o checkout, escolhe Multibanco, paga a referência e confirma, na sua sandbox.', runs),
  ],
  problems: [
    advice('Montante fora dos limites.', 'Ninguém paga.', 'Pago depois do prazo.'),
    claim(
      'O Multibanco aceita de … a …; fora disso a resposta é e00301.',
      (world) => keepsToLimits(world, 'MB'),
      { chosen: ['limit-methodLimits', 'error-e00301'] },
    ),
    claim(
      'Na sandbox, o checkout acaba com o prazo do pagamento, validDate.end, e fica PaymentCancelled.',
      async (world) => {
        const pages = [await world.open({ payment: noon }), await world.open({ payment: noon })];
        await pages[1]?.reference();
        await world.pass(2 * anHour - 1);
        const states = () => Promise.all(pages.map((page) => page.state()));
        expect(await states()).toEqual(['PaymentReady', 'PaymentPending']);
        await world.pass(2);
        expect(await states()).toEqual(['PaymentCancelled', 'PaymentCancelled']);
      },
      { chosen: ['checkout-PaymentReady-expire', 'checkout-PaymentPending-expire'] },
    ),
    claim(
      'Sem esse campo, a referência pode ser paga durante defaultValidityMonths meses, até às 23:59:59 de Lisboa.',
      async (world) => {
        const { paymentId, payer } = await ordered(world, 'multibanco');
        await payer.reference();
        await endsInSixMonths(world, await world.get(paymentId));
      },
    ),
    claim(
      'Na sandbox, acontece se não enviou validDate.blockLatePayment a true: o checkout passa de PaymentCancelled a PaymentSuccess.',
      async (world) => {
        for (const [blockLatePayment, status, end] of [
          [undefined, 200, 'PaymentSuccess'],
          [false, 200, 'PaymentSuccess'],
          [true, 409, 'PaymentCancelled'],
        ] as const) {
          await world.api.post('/sandbox/reset');
          const validDate = { ...noon.validDate, blockLatePayment };
          const payment = { amount: 1000, paymentMethod: { code: 'MB' }, validDate };
          const { data } = await world.api.post<Checkout>('/api/checkouts', { payment });
          await world.payerOnPage(data.id).reference();
          await world.pass(2 * anHour + 1);
          expect(await checkoutState(world, data.id)).toBe('PaymentCancelled');
          expect((await payAtMachine(world, data.paymentId)).status).toBe(status);
          expect([blockLatePayment, await checkoutState(world, data.id)]).toEqual([blockLatePayment, end]);
        }
      },
      { chosen: ['payment-cancelled-pay_reference_late', 'checkout-PaymentCancelled-pay'] },
    ),
  ],
  next: [advice('Ofereça também cartão e MB WAY: Checkout através da página.', 'Trate o aviso: Webhooks.')],
});
