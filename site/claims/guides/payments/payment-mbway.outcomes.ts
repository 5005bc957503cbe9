import { readFileSync } from 'node:fs';
import { methodLimits } from '@balcao/contract/resources/payments/amountLimits.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { expect } from 'vitest';
import { at } from '../../../../tools/run/paths.mjs';
import type { World } from '../../../proofs/check/world.ts';
import { claim, claims, provedBy } from '../../claims.ts';
import { byPhone, noon, onPhone, slow, stateOf, states, tryAgain } from '../payment-states/verbs.ts';
import { waiting } from './verbs.ts';

/** Asks for a payment on a magic phone and lets the minutes of its request pass. */
async function ended(world: World, phone: string): Promise<Payment> {
  const { id } = await onPhone(world, { paymentMethod: byPhone(phone) });
  await world.pass(5 * 60);
  return world.get(id);
}

/** A row of the table: the phone that ends in the code, and the code that a payment on it ends with. */
const endsWith = (code: string) => async (world: World) => {
  const phone = phoneScenarios.find((scenario) => scenario.code === code)?.phone ?? '';
  const { stateDetails, paymentMethod } = await ended(world, phone);
  expect([stateDetails.state, paymentMethod?.result?.code]).toEqual(['pending', code]);
};

/** Rows on what becomes of a request, and on every state. */
export const outcomes = claims({
  refused: [
    claim(
      [
        'Na sandbox, um pedido recusado, expirado ou enviado para um número sem MB WAY não mata o pagamento.',
        'O estado volta a pending, paymentMethod.result diz porquê, e o aviso é payment_method_error:',
      ],
      async (world) => {
        await world.subscribe('payment_method_error', 'payment_cancelled', 'payment_expired');
        const phones = { '351#900000020': 'e04020', '351#900000201': 'e04201', '351#900000202': 'e04202' };
        for (const [phone, code] of Object.entries(phones)) {
          const payment = await ended(world, phone);
          expect([payment.stateDetails.state, payment.cancellation]).toEqual(['pending', undefined]);
          expect(payment.paymentMethod?.result).toMatchObject({ code, message: expect.any(String) });
          const last = (await world.notifications()).at(-1);
          expect([last?.webhook.action, last?.payments]).toEqual(['payment_method_error', [payment]]);
        }
        expect(await world.actions()).toHaveLength(3);
      },
      {
        chosen: [
          'payment-pending_confirmation-refuse_push',
          'payment-pending_confirmation-expire_push',
          'payment-pending_confirmation-fail_push',
        ],
      },
    ),
    claim(
      [
        'Na sandbox, o cliente pode tentar outra vez, com o mesmo ou com outro número, enquanto validDate.end não passar.',
        'Chame updatePayment sobre o mesmo pagamento:',
      ],
      async (world) => {
        const payment = await onPhone(world, noon);
        for (const phone of [slow, slow, '351#961234567', slow]) {
          await world.answerPhone(payment.id, 'refuse');
          const again = await tryAgain(world, payment, phone);
          expect([again.data.id, again.data.stateDetails.state]).toEqual([payment.id, waiting]);
        }
        await world.answerPhone(payment.id, 'refuse');
        await world.pass(2 * 3600 - 1);
        expect((await tryAgain(world, payment)).status).toBe(200);
        await world.pass(1);
        expect((await tryAgain(world, payment)).refusals).toEqual(['400 e00600']);
        expect(await stateOf(world, payment)).toBe('cancelled');
      },
      { chosen: ['payment-pending-retry_push'] },
    ),
    claim(
      'Corre na sua sandbox o pedido recusado, a nova tentativa com outro número e a confirmação, e mostra cada resposta.',
      provedBy('e2e/guides/run.spec.ts', ' run as recorded in a private sandbox, in '),
    ),
  ],
  problems: [
    claim(
      'Recusou na aplicação | e04020 | Que o pedido foi recusado | Ofereça nova tentativa, ou outro método',
      async (world) => {
        const { id } = await onPhone(world);
        await world.answerPhone(id, 'refuse');
        expect((await world.get(id)).paymentMethod?.result?.code).toBe('e04020');
        await endsWith('e04020')(world);
      },
    ),
    claim('Não respondeu a tempo | e04201 | Que o pedido expirou | Ofereça enviar outro', async (world) => {
      const { paymentMethod } = await ended(world, slow);
      expect(paymentMethod?.result?.code).toBe('e04201');
      await endsWith('e04201')(world);
    }),
    claim('O número não tem MB WAY | e04202 | Que confira o número | Peça outro número', endsWith('e04202')),
    claim('O banco recusou | e04125 | Que o banco não autorizou | Sugira outro método', endsWith('e04125')),
    claim(
      'Cada linha tem um número que a provoca na sandbox:',
      async (world) => {
        const page = readFileSync(at('site/docs/guides/payments/payment-mbway.mdx'), 'utf8');
        const rows = [...page.matchAll(/^\| [^|]+ \| <ErrorCode is="(\w+)" \/>/gm)].map(([, code]) => code);
        expect(rows).toHaveLength(4);
        for (const code of rows) await endsWith(code ?? '')(world);
      },
      { chosen: ['scenario-phones'] },
    ),
    claim(
      'Na própria chamada, o montante tem de estar entre … e …; fora disso a resposta é e00301.',
      async (world) => {
        const { minCents, maxCents } = methodLimits.MW;
        const ask = (amount: number) => world.create({ amount, paymentMethod: byPhone(slow) });
        for (const amount of [minCents, maxCents]) expect((await ask(amount)).status).toBe(201);
        for (const amount of [minCents - 1, maxCents + 1])
          expect((await ask(amount)).refusals).toEqual(['400 e00301']);
      },
      { chosen: ['limit-methodLimits', 'error-e00301'] },
    ),
    claim(
      'Um número mal escrito é recusado logo, com o nome do campo, e nada é criado.',
      async (world) => {
        const payments = async () => (await world.api.get('/api/payments?limit=100')).body.data;
        const before = await payments();
        for (const phone of ['912345678', '351#', '351#91234567a', '']) {
          const { status, body } = await world.create({ paymentMethod: byPhone(phone) });
          const [problem] = body.error?.errors ?? [];
          expect([phone, status, problem?.source]).toEqual([
            phone,
            422,
            { pointer: '/paymentMethod/details/phoneNumber' },
          ]);
          expect(problem?.msg).toContain('phoneNumber');
        }
        expect(await payments()).toEqual(before);
      },
      { chosen: ['field-pattern-phone-phoneNumber'] },
    ),
  ],
  states: [
    claim(
      [
        'O pagamento começa à espera de confirmação.',
        'Aceite na aplicação, fica confirmado.',
        'Recusado, falhado ou expirado, volta a pendente, de onde pode ser tentado outra vez.',
        'Um pagamento pendente pode ser cancelado, e termina sozinho no fim do prazo.',
      ],
      async (world) => {
        const accepted = await onPhone(world);
        expect(accepted.stateDetails.state).toBe(waiting);
        expect((await world.cancel(accepted.id)).refusals).toEqual(['400 e00600']);
        await world.answerPhone(accepted.id, 'accept');
        expect(await stateOf(world, accepted)).toBe('confirmed');
        for (const phone of ['351#900000020', '351#900000202', '351#900000201']) {
          const [cancelled, left] = [await ended(world, phone), await ended(world, phone)];
          expect(await states(world, [cancelled, left])).toEqual(['pending', 'pending']);
          expect((await tryAgain(world, cancelled)).data.stateDetails.state).toBe(waiting);
          await world.answerPhone(cancelled.id, 'refuse');
          expect((await world.cancel(cancelled.id)).status).toBe(200);
          await world.pass(30 * 60);
          expect(await states(world, [cancelled, left])).toEqual(['cancelled', 'cancelled']);
        }
      },
      { chosen: ['payment-pending-retry_push'] },
    ),
    claim(
      'Um pagamento que ninguém pagou, e a que não deu outro prazo em validDate.end, fica cancelado mbWayValidityMinutes minutos depois de criado.',
      async (world) => {
        const [left, tried, longer] = [
          await onPhone(world),
          await onPhone(world),
          await onPhone(world, noon),
        ];
        await world.pass(28 * 60);
        await tryAgain(world, tried);
        await world.pass(2 * 60 - 1);
        expect(await states(world, [left, tried, longer])).toEqual(['pending', waiting, 'pending']);
        await world.pass(1);
        expect(await states(world, [left, tried, longer])).toEqual(['cancelled', 'cancelled', 'pending']);
      },
    ),
  ],
});
