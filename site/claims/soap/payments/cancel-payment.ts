import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims } from '../../claims.ts';

/** Makes a reference of one type. */
const reference = ({ soap }: World, type: string) =>
  soap.call('createPaymentReference', { amount: 1000, paymentOptions: [{ code: 'MB', type }] });
const stateOf = async ({ get }: World, id: string) => (await get(id)).stateDetails.state;

export default claims({
  'front matter': [advice('Cancele com cancelPayment um pagamento por pagar…')],
  top: [
    advice('A encomenda foi anulada e ninguém pagou.'),
    claim('Feche o pagamento, para que ninguém o pague amanhã.', async (world) => {
      const { paymentId, reference: number, atmEntity: entity } = await reference(world, 'REALTIME');
      await world.soap.call('cancelPayment', { paymentId });
      const paid = await world.api.post('/sandbox/atm', { entity, reference: number, amount: 1000 });
      expect(paid.status).toBeGreaterThanOrEqual(400);
      expect(await stateOf(world, paymentId)).toBe('cancelled');
    }),
  ],
  cancel: [
    claim('Pelo paymentId, ou pelo hash que veio com a referência:', async (world) => {
      for (const name of ['paymentId', 'hash'] as const) {
        const made = await reference(world, 'REALTIME');
        const { requestState } = await world.soap.call('cancelPayment', { [name]: made[name] });
        expect(requestState.state).toBe('1');
        expect(await stateOf(world, made.paymentId)).toBe('cancelled');
      }
    }),
  ],
  allowed: [
    claim(
      [
        'Referência Multibanco REALTIME | Sim',
        'Outra referência Multibanco | Só com ignoreUnsupported a verdadeiro; sem ele, 0072',
        'Na sandbox, com ignoreUnsupported, o pagamento fica cancelado, o Multibanco vem no resultado com status 0, e a caixa recusa então a referência; com dinheiro verdadeiro, não conte com isso.',
      ],
      async (world) => {
        for (const type of ['REALTIME', 'NORMAL', 'DEFAULT']) {
          const made = await reference(world, type);
          const { paymentId } = made;
          const { requestState } = await world.soap.call('cancelPayment', { paymentId });
          if (type !== 'REALTIME') expect(requestState).toMatchObject({ state: '0', code: '0072' });
          expect(await stateOf(world, paymentId)).toBe(type === 'REALTIME' ? 'cancelled' : 'pending');
          if (type === 'REALTIME') continue;
          const done = await world.soap.call('cancelPayment', { paymentId, ignoreUnsupported: 'true' });
          expect(done.paymentOptionsResult).toMatchObject([{ code: 'MB', status: '0' }]);
          expect(await stateOf(world, paymentId)).toBe('cancelled');
          const body = { entity: made.atmEntity, reference: made.reference, amount: 1000 };
          expect((await world.api.post('/sandbox/atm', body)).status).toBe(409);
        }
      },
      { chosen: ['behaviour-soapSkippedMethod'] },
    ),
    claim(
      'Página em que ainda ninguém pediu uma referência nem pagou | Na sandbox, sim',
      async (world) => {
        for (const method of ['CC', 'MW', 'MB', 'CC,MW,MB']) {
          const { paymentId } = await world.soap.call('doWebPayment', { order: { amount: 1000 }, method });
          expect((await world.soap.call('cancelPayment', { paymentId })).requestState.state).toBe('1');
          expect(await stateOf(world, paymentId)).toBe('cancelled');
        }
        const paid = await world.soap.call('doWebPayment', { order: { amount: 1000 } });
        await world.payerOnPage(paid.token).card(world.cards.visa);
        const { requestState } = await world.soap.call('cancelPayment', { paymentId: paid.paymentId });
        expect(requestState.code).toBe('0071');
        const asked = await world.soap.call('doWebPayment', { order: { amount: 1000 }, method: 'MB' });
        await world.payerOnPage(asked.token).reference();
        const refused = await world.soap.call('cancelPayment', { paymentId: asked.paymentId });
        expect(refused.requestState.code).toBe('0072');
      },
      { chosen: ['behaviour-soapUntouchedPage'] },
    ),
    claim(
      'Página com um pedido MB WAY à espera no telemóvel | Na sandbox, não: 0071',
      async (world) => {
        const request = { order: { amount: 1000 }, method: 'MW' };
        const { token, paymentId } = await world.soap.call('doWebPayment', request);
        await world.payerOnPage(token).phone('351#911111111');
        expect(await stateOf(world, paymentId)).toBe('pending_confirmation');
        const { requestState } = await world.soap.call('cancelPayment', { paymentId });
        expect(requestState).toMatchObject({ state: '0', code: '0071' });
        expect(await stateOf(world, paymentId)).toBe('pending_confirmation');
      },
      { chosen: ['behaviour-soapWaitingPhone'] },
    ),
    claim('Já pago | Não: 0071 Em REST pode reembolsá-lo', async ({ soap, payReference, refund }) => {
      const { id } = await payReference();
      const { requestState } = await soap.call('cancelPayment', { paymentId: id });
      expect(requestState).toMatchObject({ state: '0', code: '0071' });
      expect((await refund(id, 1000)).status).toBe(201);
    }),
  ],
  request: [
    claim(
      'O hash é o do pagamento, de 40 algarismos hexadecimais, e não o do bloco entity.',
      async (world) => {
        const { hash } = await reference(world, 'REALTIME');
        expect(hash).toMatch(/^[0-9a-f]{40}$/);
        const { hash: other } = world.soap.block() as { hash: string };
        expect((await world.soap.call('cancelPayment', { hash: other })).requestState.state).toBe('0');
      },
    ),
    claim(
      ['A especificação chama-lhe paymentHash; nas mensagens é hash.', 'A sandbox lê os dois nomes.'],
      async (world) => {
        for (const name of ['hash', 'paymentHash']) {
          const { hash } = await reference(world, 'REALTIME');
          const { requestState } = await world.soap.call('cancelPayment', { [name]: hash });
          expect(requestState.state, name).toBe('1');
        }
      },
      { chosen: ['behaviour-soapOtherNames'] },
    ),
  ],
  answer: [
    claim('Um resultado por método do pagamento:', async ({ soap }) => {
      for (const method of ['CC', 'CC,MW']) {
        const { paymentId } = await soap.call('doWebPayment', { order: { amount: 1000 }, method });
        const { paymentOptionsResult } = await soap.call('cancelPayment', { paymentId });
        expect(paymentOptionsResult.map(({ code }: { code: string }) => code).join(',')).toBe(method);
      }
    }),
  ],
  errors: [
    claim('Cancelar outra vez o que já está cancelado não muda nada, e diz-se:', async (world) => {
      const { paymentId } = await reference(world, 'REALTIME');
      await world.soap.call('cancelPayment', { paymentId });
      const before = await world.get(paymentId);
      const again = await world.soap.call('cancelPayment', { paymentId });
      expect(again.requestState.code).toBe('0070');
      expect(await world.get(paymentId)).toEqual(before);
    }),
  ],
  next: [advice('Consultar pagamentos.', 'Estados de um pagamento, em REST.')],
});
