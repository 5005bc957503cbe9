import type { Terminal } from '@balcao/contract/resources/terminals/schema.ts';
import { expect } from 'vitest';
import { advice, claim, claims } from '../../claims.ts';
import { counter } from './counter.ts';
import {
  bankTime,
  begin,
  cardWait,
  drawnStates,
  failPin,
  pinWait,
  toldLate,
  whoTypesPin,
} from './terminalProofs.ts';

export default claims({
  'front matter': [
    advice(
      'Os dois tipos de terminal, o que cada um faz, e como escolher o que serve à sua loja e ao seu software.',
    ),
  ],
  top: [
    advice(
      'Numa loja com balcão, o cliente paga com o cartão na mão.',
      'O seu software pode comandar o terminal, ou só ficar a saber o que lá se passou.',
    ),
  ],
  kinds: [
    claim(
      [
        'Quem escreve o montante | O operador, no terminal | O seu software, pela API',
        'Montante à mão no terminal | Sim | Não',
        'Pedidos da API ao terminal, de pagamento ou reembolso | Não | Sim',
        'allowRemoteTransactions | false | true',
      ],
      async (world) => {
        const { cloud, standalone } = world.terminals;
        const { settledTerminal } = world.seed.payments;
        const [shop, counter] = [world.terminal(standalone), world.terminal(cloud)];
        const remote = async (uuid: string) =>
          (await world.api.get<Terminal>(`/api/terminals/${uuid}`)).data.features.allowRemoteTransactions;
        expect([await remote(standalone), await remote(cloud)]).toEqual([false, true]);
        expect((await shop.type(1000)).status).toBe(200);
        await shop.leave();
        expect((await counter.type(1000)).refusals).toEqual(['409 c0704']);
        expect((await shop.ask(1000)).refusals).toEqual(['400 e00402']);
        expect((await shop.askBack(settledTerminal, 500)).refusals).toEqual(['400 e00402']);
        expect((await counter.ask(1000)).status).toBe(201);
        await counter.leave();
        expect((await counter.askBack(settledTerminal, 500)).status).toBe(201);
      },
    ),
    claim('Webhook | Opcional | Esperado: avisa do desfecho logo que a API o sabe', async (world) => {
      const unheard = await begin(world, world.terminals.standalone);
      await unheard.charge();
      expect((await world.get(unheard.id)).stateDetails.state).toBe('authorised');
      await world.subscribe('payment_authorized');
      const counter = await begin(world, world.terminals.cloud);
      await counter.charge();
      const [heard, ...more] = await world.notifications();
      expect(more).toEqual([]);
      expect(heard?.payments[0]).toMatchObject({
        id: counter.id,
        stateDetails: { state: 'authorised', createdAt: heard?.webhook.createdAt },
      });
    }),
    claim('Ligação ao seu software | Nenhuma: liga-se e funciona | Uma chamada por venda', async (world) => {
      const typed = await begin(world, world.terminals.standalone);
      await typed.charge();
      expect(await typed.state()).toBe('approved');
      const { id } = (await world.terminal().ask(1000)).data;
      await world.terminal().charge();
      expect((await world.get(id)).stateDetails.state).toBe('authorised');
    }),
    claim('Terminal cloud: só este tipo recebe pedidos da API.', async (world) => {
      const { cloud, standalone } = world.terminals;
      const { settledTerminal } = world.seed.payments;
      expect((await world.terminal(standalone).ask(7500)).refusals).toEqual(['400 e00402']);
      expect((await world.terminal(standalone).askBack(settledTerminal, 500)).refusals).toEqual([
        '400 e00402',
      ]);
      expect((await world.terminal(cloud).askBack(settledTerminal, 500)).status).toBe(201);
    }),
    claim('Terminal standalone, com webhooks: a caixa e o terminal vivem separados.', async (world) => {
      await world.subscribe('payment_authorized');
      const shop = await begin(world, world.terminals.standalone, 7500);
      await shop.charge();
      const [heard] = await world.notifications();
      expect(heard?.payments[0]).toMatchObject({ id: shop.id, amount: 7500 });
    }),
    claim('Terminal standalone: liga-se e cobra, sem integração.', async (world) => {
      const shop = await begin(world, world.terminals.standalone, 7500);
      await shop.charge();
      expect(await shop.state()).toBe('approved');
    }),
    claim(
      'Terminal cloud: acabam os enganos de digitação e cada pagamento fica ligado à sua venda.',
      async (world) => {
        await world.subscribe('payment_authorized');
        const terminal = world.terminal();
        const { data } = await terminal.ask(1234, { code: 'REF-0042' });
        expect((await terminal.look()).transaction?.payment.amount).toBe(1234);
        await terminal.charge();
        const [heard] = await world.notifications();
        expect(heard?.payments[0]).toMatchObject({ id: data.id, amount: 1234, code: 'REF-0042' });
      },
    ),
  ],
  flow: [
    claim(
      [
        'É igual nos dois tipos, a partir do momento em que o montante está no ecrã:',
        'O cliente aproxima, insere ou passa o cartão.',
        'Com o chip ou a banda, ou acima do limite por aproximação, o terminal pede o PIN.',
      ],
      async (world) => {
        for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
          await whoTypesPin(world, uuid);
          await drawnStates(world, uuid);
        }
      },
      { chosen: ['limit-terminal-contactlessCents'] },
    ),
    claim('O terminal espera terminal.cardWaitMinutes minuto; depois desiste.', async (world) => {
      for (const uuid of [world.terminals.standalone, world.terminals.cloud]) await cardWait(world, uuid);
    }),
    claim(
      'Há terminal.pinAttempts tentativas; na sandbox, cada uma tem um minuto.',
      async (world) => {
        for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
          await begin(world, uuid);
          await failPin(world, uuid);
          await pinWait(world, uuid);
        }
      },
      { chosen: ['terminal-waiting_for_pin-wait_too_long'] },
    ),
    claim(
      [
        'O banco do cliente aceita ou recusa, em poucos segundos.',
        'O terminal mostra o resultado e imprime o talão.',
      ],
      async (world) => {
        for (const uuid of [world.terminals.standalone, world.terminals.cloud]) await bankTime(world, uuid);
      },
    ),
    claim(
      'Um pagamento aprovado dentro do prazo fica authorised, e passa a confirmed quando a liquidação do terminal chega com sucesso.',
      async (world) => {
        for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
          const terminal = await begin(world, uuid);
          await terminal.charge();
          await world.settle();
          expect((await world.get(terminal.id)).stateDetails.state).toBe('authorised');
          await terminal.settle();
          expect((await world.get(terminal.id)).stateDetails.state).toBe('confirmed');
          const refused = await begin(world, uuid);
          await refused.charge(world.cards.declined);
          expect((await world.get(refused.id)).stateDetails.state).toBe('cancelled');
        }
        expect((await toldLate(world, -1, false)).told.state).toBe('authorised');
        expect((await toldLate(world, 1, false)).told.state).toBe('cancelled');
      },
    ),
  ],
  counter,
  try: [
    claim('A sandbox tem terminais virtuais, cloud e standalone.', async ({ api }) => {
      const { data } = await api.get<{ terminal: Terminal }[]>('/sandbox/terminals');
      const kinds = data.map(({ terminal }) => terminal.features.allowRemoteTransactions);
      expect(new Set(kinds)).toEqual(new Set([true, false]));
    }),
    advice(
      'Este está em cima da sua secretária:',
      'Envie um montante, apresente um cartão, escreva o PIN e veja sair o talão.',
    ),
  ],
  next: [
    advice(
      'Listar terminais e consultar um: quais tem, e de que tipo são.',
      'Terminais standalone: arquitetura, fluxo e avarias.',
      'Terminais cloud: enviar pagamentos e reembolsos.',
      'Webhooks de terminais e perguntas frequentes.',
    ),
  ],
});
