import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { stateOf } from '../payment-states/verbs.ts';

/** The order of the guide: authorised for 10.00, adjusted to 8.00, captured. */
async function adjustAndCapture(world: World) {
  await world.subscribe('payment_authorized', 'payment_confirmed');
  const held = await world.authorise({ code: 'REF-0047' });
  const adjusted = (await world.adjust(held.id, 800)).data;
  await world.capture(held.id, 800);
  return { held, adjusted };
}

export default claims({
  'front matter': [advice('Autorize um montante num cartão guardado…')],
  top: [
    advice(
      'Reserve hoje o dinheiro de uma encomenda cujo valor final só conhece amanhã.',
      'Ajuste a reserva quando o souber e cobre só então.',
    ),
  ],
  outcome: [
    claim('Uma autorização de 10,00 €, ajustada para 8,00 €, capturada e confirmada.', async (world) => {
      const { held } = await adjustAndCapture(world);
      expect(held.amount).toBe(1000);
      expect(await world.get(held.id)).toMatchObject({ amount: 800, stateDetails: { state: 'confirmed' } });
    }),
    advice(
      'Demora cinco minutos.',
      'Precisa da sandbox a correr, destas credenciais e de um cartão guardado…',
    ),
  ],
  flow: [
    claim(
      [
        'Uma autorização reserva o montante, e uma captura cobra-o.',
        'Entre as duas, o montante pode mudar.',
        'A loja pede uma autorização sobre um cartão guardado e a API responde que está autorizada.',
        'Mais tarde a loja ajusta o montante.',
        'Quando envia a encomenda, a loja captura.',
        'A API confirma a captura e avisa a loja com um webhook.',
      ],
      async (world) => {
        const { held, adjusted } = await adjustAndCapture(world);
        expect(held.stateDetails.state).toBe('authorised');
        expect(adjusted.amount).toBe(800);
        expect(await stateOf(world, held)).toBe('confirmed');
        expect(await world.actions()).toEqual(['payment_authorized', 'payment_confirmed']);
      },
    ),
  ],
  authorise: [
    claim(
      ['Faça um pagamento com type authorization.', 'A resposta traz o estado authorised:'],
      async (world) => {
        expect((await world.authorise()).stateDetails.state).toBe('authorised');
      },
    ),
    claim('Também se autoriza numa página de pagamento.', async (world) => {
      const page = await world.open({ payment: { type: 'authorization' } });
      await page.card(world.cards.visa);
      expect((await page.payment()).stateDetails.state).toBe('authorised');
      expect((await world.adjust(page.paymentId, 800)).data.amount).toBe(800);
    }),
  ],
  adjust: [
    advice('Um artigo esgotou e a encomenda ficou mais barata.', 'Chame changeAmount com o novo montante:'),
    claim('O id é o mesmo e o estado também.', async (world) => {
      const { held, adjusted } = await adjustAndCapture(world);
      expect(adjusted).toMatchObject({ id: held.id, stateDetails: held.stateDetails });
    }),
    claim(
      'Pode baixar ou subir o montante, dentro dos limites do cartão, e mais do que uma vez, enquanto nada tiver sido capturado.',
      async (world) => {
        const { id } = await world.authorise();
        for (const amount of [800, 2500, 1200])
          expect((await world.adjust(id, amount)).data.amount).toBe(amount);
        for (const amount of [49, 1_000_001])
          expect((await world.adjust(id, amount)).refusals).toEqual(['400 e00301']);
        await world.capture(id, 100);
        expect((await world.adjust(id, 800)).refusals).toEqual(['400 e00600']);
      },
    ),
    claim('Nenhum evento o anuncia: conte com a resposta.', async (world) => {
      const { id } = await world.authorise();
      await world.subscribe(
        'payment_authorized',
        'payment_confirmed',
        'payment_cancelled',
        'payment_expired',
        'payment_refunded',
        'payment_method_error',
      );
      expect((await world.adjust(id, 800)).data.amount).toBe(800);
      expect(await world.actions()).toEqual([]);
    }),
  ],
  capture: [
    advice('Quando a encomenda sair, cobre:'),
    claim('A autorização passa a confirmed, e o aviso traz o montante ajustado:', async (world) => {
      const { held } = await adjustAndCapture(world);
      const notices = await world.notifications();
      expect(notices.at(-1)?.payments).toMatchObject([
        { id: held.id, amount: 800, stateDetails: { state: 'confirmed' } },
      ]);
    }),
    claim(
      'Corre os passos desta página e compara cada resposta com a que aqui vê.',
      provedBy('e2e/guides/run.spec.ts', 'run as recorded in a private sandbox'),
    ),
  ],
  parts: [
    claim(
      'Uma encomenda que sai em duas caixas cobra-se em duas capturas: veja Capturar em partes.',
      async (world) => {
        const { id } = await world.authorise();
        for (const amount of [600, 400]) expect((await world.capture(id, amount)).status).toBe(201);
      },
    ),
  ],
  cancel: [
    claim('O que não vai cobrar, liberte: veja Desistir de uma autorização.', async (world) => {
      const held = await world.authorise();
      await world.cancel(held.id);
      expect(await stateOf(world, held)).toBe('cancelled');
    }),
  ],
  states: [advice('Os estados de uma autorização e o que leva de um a outro estão desenhados em…')],
  next: [advice('Cobre um cartão guardado sem reserva…', 'Devolva o que capturou…')],
});
