import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { claim, claims } from '../../claims.ts';
import { anHour, noon, payAtAtm, slow } from './verbs.ts';

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

/** Rows on checkouts. */
export const checkouts = claims({
  checkout: [
    claim(
      [
        'Um checkout tem um estado que acompanha o do pagamento e diz em que pé está a página.',
        'Lê-se com getCheckout.',
        'O checkout começa pronto.',
        'Enquanto o cliente confirma no telemóvel ou vai pagar a referência, fica à espera.',
        'Pago, tem sucesso; autorizado, espera captura.',
        'Uma tentativa falhada deixa-o com erro, e o cliente pode tentar outra vez.',
      ],
      followsItsPayment,
      { chosen: ['checkout-PaymentPending-fail', 'checkout-PaymentError-try_again'] },
    ),
    claim(
      'Cancelado ou fora de prazo, acaba; só uma referência paga fora de prazo ainda o leva a sucesso.',
      endsUnpaid,
      { chosen: ['checkout-PaymentReady-expire'] },
    ),
  ],
});
