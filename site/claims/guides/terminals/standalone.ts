import { expect } from 'vitest';
import { advice, claim, claims, provedBy, source } from '../../claims.ts';
import { register } from './standaloneRegister.ts';
import { troubleshooting } from './standaloneTroubleshooting.ts';
import { bankTime, begin, cardWait, drawnStates, whoTypesPin } from './terminalProofs.ts';

export default claims({
  'front matter': [
    advice(
      'Como funciona um terminal em que o operador escreve o montante, o que acontece em cada pagamento, e o que fazer quando algo falha.',
    ),
  ],
  top: [
    source(
      'Um terminal standalone liga-se à corrente e à rede e cobra.',
      'published: standalone terminals are plug and play',
    ),
    claim(
      'Não precisa de integração; se quiser, os pagamentos aparecem também no seu software.',
      async (world) => {
        const shop = await begin(world, world.terminals.standalone);
        await shop.charge();
        expect(await shop.state()).toBe('approved');
        const { data } = await world.api.get<{ id: string }[]>('/api/payments?paymentMethod_type=TPA');
        expect(data.map(({ id }) => id)).toContain(shop.id);
      },
    ),
  ],
  architecture: [
    source(
      'O pedido de autorização tem um só caminho: do terminal para o fornecedor, e deste para o banco do cliente.',
      'published: architecture of standalone terminals',
    ),
    claim(
      [
        'O seu servidor não está nesse caminho.',
        'Pode ficar à escuta, por webhook, ou perguntar depois pela API.',
        'O operador escreve o montante no terminal.',
        'O cliente apresenta o cartão e, se for preciso, escreve o PIN.',
        'O terminal pede a autorização, recebe a resposta e imprime o talão.',
        'Se houver uma subscrição, a API avisa o servidor da loja com um webhook.',
      ],
      async (world) => {
        world.respondWith(new Error('the server of the shop is down'));
        const pay = async () => {
          const shop = await begin(world, world.terminals.standalone);
          await shop.card('insert');
          await shop.pin();
          expect(await shop.state()).toBe('authorising');
          await world.pass(5);
          expect((await shop.look()).transaction).toMatchObject({ state: 'approved', slip: 'printed' });
          expect((await world.get(shop.id)).stateDetails.state).toBe('authorised');
          return shop.id;
        };
        await pay();
        expect(await world.messages()).toEqual([]);
        await world.subscribe('payment_authorized');
        const id = await pay();
        world.respondWith(204);
        await world.pass(3600);
        expect((await world.notifications()).at(-1)?.payments[0].id).toBe(id);
      },
    ),
  ],
  flow: [
    claim(
      'O terminal mostra-o e espera pelo cartão durante terminal.cardWaitMinutes minuto.',
      async (world) => {
        const shop = await begin(world, world.terminals.standalone, 1234);
        expect((await shop.look()).transaction).toMatchObject({
          payment: { amount: 1234 },
          state: 'waiting_for_card',
        });
        await shop.leave();
        await cardWait(world, world.terminals.standalone);
      },
    ),
    claim(
      [
        'Por aproximação, com o chip ou com a banda magnética.',
        'Um montante pequeno por aproximação não pede nada, a não ser que o banco do cartão o exija; na sandbox, é pequeno até este limite.',
        'Os outros pedem o PIN, com terminal.pinAttempts tentativas.',
      ],
      async (world) => {
        await whoTypesPin(world, world.terminals.standalone);
        const shop = await begin(world, world.terminals.standalone);
        expect((await shop.look()).transaction?.pinAttemptsLeft).toBe(3);
      },
      { chosen: ['limit-terminal-contactlessCents'] },
    ),
    source('Raramente, o terminal pede uma assinatura.', 'published: authentication at standalone terminals'),
    claim(['Em poucos segundos, aprova ou recusa.', 'Mostra o resultado e imprime o talão.'], (world) =>
      bankTime(world, world.terminals.standalone),
    ),
    claim(
      'O terminal virtual imprime um para a loja e outro para o cliente.',
      provedBy(
        'e2e/workbench/terminal.spec.ts',
        'a small payment is tapped, approved and printed, and paid once the day of the terminal closes',
      ),
    ),
    claim('Os estados por que passa um pagamento são os mesmos que num terminal cloud.', async (world) => {
      for (const uuid of [world.terminals.standalone, world.terminals.cloud]) await drawnStates(world, uuid);
    }),
  ],
  register,
  troubleshooting,
  next: [advice('Quer que o software mande no terminal?', 'Terminais cloud.', 'Perguntas frequentes.')],
});
