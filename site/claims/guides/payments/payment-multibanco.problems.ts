import { readFileSync } from 'node:fs';
import { methodLimits } from '@balcao/contract/resources/payments/amountLimits.ts';
import { channelLifecycle } from '@balcao/contract/resources/payments/paymentChannels.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { at } from '../../../../tools/run/paths.mjs';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { anHour, noon, payAtAtm, realtime, stateOf } from '../payment-states/verbs.ts';
import { normalReference, references } from './payment-multibanco.verbs.ts';

const runsAsRecorded = provedBy('e2e/guides/run.spec.ts', ' run as recorded in a private sandbox, in ');
const blocked = { validDate: { ...noon.validDate, blockLatePayment: true } };

/** Rows on what the cash machine and the calls refuse. */
export const problems = claims({
  problems: [
    advice('Na caixa Multibanco da sandbox:', 'Nas suas chamadas:'),
    claim(
      'Montante errado | Recusa, quase sempre pelos dígitos de controlo | Continua pending | Mostre sempre os três números juntos',
      async (world) => {
        const made = await normalReference(world);
        for (const amount of [999, 1001, 100, 10_000])
          expect((await payAtAtm(world, { ...made, amount })).refusals).toEqual(['409 c0102']);
        expect((await payAtAtm(world, { ...made, amount: 1097 })).refusals).toEqual(['409 c0107']);
        expect(await stateOf(world, made)).toBe('pending');
      },
    ),
    claim('Paga segunda vez | c0103 | Continua confirmed | Nada: só há um pagamento', async (world) => {
      await world.subscribe('payment_confirmed');
      const paid = await world.payReference();
      expect((await payAtAtm(world, paid)).refusals).toEqual(['409 c0103']);
      expect(await world.get(paid.id)).toEqual(paid);
      expect(await world.actions()).toEqual(['payment_confirmed']);
    }),
    claim(
      'Depois do prazo | Aceita | De cancelled a confirmed, com payment_confirmed | Entregue, ou reembolse',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const made = await normalReference(world, noon);
        await world.pass(2 * anHour);
        expect([await stateOf(world, made), await world.actions()]).toEqual(['cancelled', []]);
        expect((await payAtAtm(world, made)).status).toBe(200);
        expect(await stateOf(world, made)).toBe('confirmed');
        expect(await world.actions()).toEqual(['payment_confirmed']);
        expect((await world.refund(made.id, 1000)).status).toBe(201);
      },
      { chosen: ['payment-cancelled-pay_reference_late'] },
    ),
    claim(
      'Depois do prazo, com blockLatePayment | c0104 | Continua cancelled | Crie outra referência',
      async (world) => {
        const made = await normalReference(world, blocked);
        await world.pass(2 * anHour);
        expect((await payAtAtm(world, made)).refusals).toEqual(['409 c0104']);
        expect(await stateOf(world, made)).toBe('cancelled');
      },
    ),
    claim('Referência cancelada | c0105 | Continua cancelled | Crie outra referência', async (world) => {
      const made = await normalReference(world, { availableMethods: realtime });
      await world.cancel(made.id);
      expect((await payAtAtm(world, made)).refusals).toEqual(['409 c0105']);
      expect(await stateOf(world, made)).toBe('cancelled');
    }),
    claim(
      'Cria uma referência com prazo, deixa-o passar, paga-a na caixa e mostra os dois webhooks que chegam.',
      async (world) => {
        const { data } = await sendRecorded<Payment>(world, 'payments/multibanco-late', 'create');
        await sendRecorded(world, 'payments/multibanco-late', 'wait');
        expect(await stateOf(world, data)).toBe('cancelled');
        await sendRecorded(world, 'payments/multibanco-late', 'pay');
        await world.messages();
        const told = world.receiver.received.map(({ body }) => JSON.parse(body));
        const own = told.filter(({ payments: [payment] }) => payment.id === data.id);
        expect(own.map(({ webhook }) => webhook.action)).toEqual(['payment_cancelled', 'payment_confirmed']);
      },
    ),
    claim(
      'Como adianta o relógio até 2100, corra-o numa sandbox privada: o painel abre-lhe uma.',
      runsAsRecorded,
    ),
    claim(
      ['Montante fora dos limites.', 'O Multibanco aceita de … a ….', 'Fora disso a resposta é e00301.'],
      async (world) => {
        const { minCents, maxCents } = methodLimits.MB;
        const ask = (amount: number) => world.api.post(references, { amount });
        for (const amount of [minCents, maxCents]) expect((await ask(amount)).status).toBe(201);
        for (const amount of [minCents - 1, maxCents + 1])
          expect((await ask(amount)).refusals).toEqual(['400 e00301']);
      },
      { chosen: ['limit-methodLimits', 'error-e00301'] },
    ),
    claim(
      [
        'Cancelar uma referência normal.',
        'Uma referência do tipo NORMAL não se cancela: a resposta é e00402.',
        'Crie-a com o tipo REALTIME, ou envie ignoreUnsupported ao cancelar: na sandbox, a caixa recusa então a referência; com dinheiro verdadeiro, não conte com isso.',
      ],
      async (world) => {
        const normal = await normalReference(world);
        expect(normal.availableMethods.map(({ type }) => type)).toEqual(['NORMAL']);
        expect((await world.cancel(normal.id)).refusals).toEqual(['400 e00402']);
        expect(await stateOf(world, normal)).toBe('pending');
        const other = await normalReference(world, { availableMethods: realtime });
        await world.cancel(other.id);
        await world.cancel(normal.id, { ignoreUnsupported: true });
        expect((await payAtAtm(world, normal)).refusals).toEqual(['409 c0105']);
        expect([await stateOf(world, other), await stateOf(world, normal)]).toEqual([
          'cancelled',
          'cancelled',
        ]);
      },
      { chosen: ['error-e00402'] },
    ),
    claim(
      [
        'Repetir um pedido por engano.',
        'Envie customUniqueId: o segundo pedido com o mesmo valor é recusado com e00600 e não cria nada.',
      ],
      async (world) => {
        const body = { amount: 1000, customUniqueId: 'ENCOMENDA-42' };
        const { data } = await world.api.post<Payment>(references, body);
        expect((await world.api.post(references, body)).refusals).toEqual(['409 e00600']);
        const all = (await world.api.get<Payment[]>('/api/payments?limit=100')).data;
        expect(all.filter(({ customUniqueId }) => customUniqueId).map(({ id }) => id)).toContain(data.id);
        const found = await world.api.get<Payment[]>('/api/payments?customUniqueId=ENCOMENDA-42');
        expect(found.data.map(({ id }) => id)).toEqual([data.id]);
      },
      { chosen: ['error-e00600'] },
    ),
    advice('Como recuperar a resposta perdida está em Repetir sem fazer duas vezes.'),
    claim('Os caminhos de uma referência na sandbox, até ser paga ou cancelada:', () => {
      const page = readFileSync(at('site/docs/guides/payments/payment-multibanco.mdx'), 'utf8');
      const [, listed = ''] = /<Lifecycle[\s\S]*?rows=\{\[([\s\S]*?)\]\}/.exec(page) ?? [];
      const drawn = [...listed.matchAll(/'([^']+)'/g)].map(([, row]) => row);
      // A checkout and a refund are other beginnings; the rest starts from a paid reference.
      const known = channelLifecycle('MB').filter(
        ({ from, action }) => from !== 'confirmed' && !['create_checkout', 'create_refund'].includes(action),
      );
      expect(drawn.sort()).toEqual(known.map(({ from, action }) => `${from} ${action}`).sort());
    }),
  ],
});
