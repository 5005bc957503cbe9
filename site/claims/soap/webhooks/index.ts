import { retryGapsMinutes } from '@balcao/contract/resources/webhooks/retrySchedule.ts';
import { expect } from 'vitest';
import { advice, claim, claims, provedBy } from '../../claims.ts';

const url = 'https://loja.example/soap';
const receiverTests = 'examples/receivers/notification.test.ts';
const oldShop = provedBy(
  receiverTests,
  'an old shop receives a form it verifies for its paid reference, and REST has the same payment',
);

export default claims({
  'front matter': [
    claim(
      'Como uma loja em SOAP sabe que foi paga, com quatro eventos, um formulário assinado de duas maneiras e a resposta que se espera.',
      async ({ soap }) => {
        for (const [action, state] of [
          ['payment_confirmed', '1'],
          ['payment_expired', '1'],
          ['payment_cancelled', '1'],
          ['payment_refunded', '1'],
          ['payment_authorized', '0'],
          ['entity_approved', '0'],
        ])
          expect(
            (await soap.call('subscribeToWebhook', { action, url })).integrationState.state,
            action,
          ).toBe(state);
      },
    ),
  ],
  top: [
    advice('Em vez de perguntar de hora a hora, diga uma vez para onde quer ser avisado.'),
    claim('A loja recebe um formulário quando um pagamento muda.', oldShop),
    claim('As subscrições novas fazem-se em REST e trazem JSON: veja Receber webhooks.', async (world) => {
      await world.subscribe('payment_confirmed');
      await world.payReference();
      const [message] = await world.messages();
      expect(message?.headers['content-type']).toBe('application/json');
    }),
  ],
  flow: [
    claim(
      [
        'A loja subscreve um evento.',
        'O cliente paga.',
        'O serviço envia um formulário com duas provas, a loja confere uma delas, confirma com uma consulta e responde com sucesso.',
      ],
      oldShop,
    ),
  ],
  answer: [
    advice('Responda webhook assim que guardar o aviso.'),
    claim(
      [
        'Qualquer outro código, redirecionamentos incluídos, é uma falha, e o aviso repete-se: há … tentativas, com intervalos de … minutos.',
        'Conte por isso com o mesmo aviso duas vezes.',
      ],
      async (world) => {
        await world.soap.call('subscribeToWebhook', { action: 'payment_confirmed', url });
        for (const status of [206, 302, 404, 500]) {
          world.respondWith(status);
          await world.payReference();
          expect((await world.deliveries(url)).at(-1)?.state, String(status)).toBe('waiting');
        }
        await world.pass(7200);
        const [delivery] = await world.deliveries(url);
        expect(delivery?.state).toBe('failed');
        const times = (delivery?.attempts ?? []).map(({ at }) => Date.parse(at) / 60_000);
        expect(times.slice(1).map((time, place) => time - (times[place] ?? 0))).toEqual(retryGapsMinutes);
        expect(new Set((await world.messages(url)).slice(0, 1).map(({ body }) => body)).size).toBe(1);
      },
      { chosen: ['limit-retryGapsMinutes'] },
    ),
    advice(
      'Um pagamento seu | 200',
      'Um pagamento já tratado | 200, sem fazer nada',
      'Um pagamento que não conhece | 400',
      'Uma prova que não bate certo | 403, ou 401 como em REST',
    ),
  ],
  next: [advice('Subscrever.', 'Os campos do formulário.', 'Conferir a origem.')],
});
