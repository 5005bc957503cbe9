import type { Terminal } from '@balcao/contract/resources/terminals/schema.ts';
import { terminalViews } from '@balcao/contract/resources/terminals/views.ts';
import { expect } from 'vitest';
import { advice, claim, claims, source } from '../../claims.ts';
import { afterApproval, doubts, viewWords } from './faqDoubts.ts';
import { late } from './faqLate.ts';
import { pictures } from './faqPictures.ts';
import { shownViews } from './shownViews.ts';
import {
  begin,
  cutOffAtTheBank,
  failPin,
  faultyTerminal,
  outcomeOf,
  refundWith,
  sent,
  toldLate,
} from './terminalProofs.ts';

export default claims({
  'front matter': [
    advice(
      'O que significam os estados do back-office, o que acontece quando um terminal avisa tarde e quando se pode reembolsar.',
    ),
  ],
  top: [
    advice('Perguntas de quem vende com um terminal, com respostas baseadas no que a API faz.'),
    advice('Experimente cada resposta na sandbox.'),
  ],
  labels: [
    ...viewWords,
    source(
      'O back-office e o terminal usam designações diferentes.',
      'specified: guides 4 (payment states named in the terminal FAQ)',
    ),
    claim('Em cada momento de um pagamento, na sandbox, vê-se isto:', async (world) => {
      const seen = await shownViews(world);
      const told = terminalViews.map(({ terminal, state, backOffice }) => [terminal, state, backOffice]);
      expect(seen).toEqual(told);
      const terminal = world.terminal();
      const { id } = await terminal.approved();
      expect(await outcomeOf(world, id)).toMatchObject({ state: 'authorised', label: 'Authorized' });
      await terminal.settle();
      expect(await outcomeOf(world, id)).toMatchObject({ state: 'confirmed', label: 'Confirmed' });
      await world.settle();
      expect(await outcomeOf(world, id)).toMatchObject({ state: 'confirmed', label: 'Settled' });
      expect(await world.get(id)).toHaveProperty('transferDetails');
      const declined = await sent(world, 999_002);
      expect(declined).toMatchObject({ state: 'cancelled', label: 'Canceled' });
      for (const [seconds, label] of [
        [60, 'Authorized (Canceled)'],
        [3600, 'Canceled'],
      ] as const)
        expect((await toldLate(world, seconds, false)).told).toMatchObject({ state: 'cancelled', label });
    }),
  ],
  ...doubts,
  authorised: [
    claim(
      [
        'Porque o cartão foi aceite, mas a liquidação do terminal ainda não chegou.',
        'Um pagamento num terminal Verifone só passa a confirmed quando o ficheiro de liquidação é recebido com sucesso.',
        'Até lá está authorised, e pode entregar a mercadoria.',
      ],
      async (world) => {
        const terminal = world.terminal();
        const { data } = await world.api.get<Terminal>(`/api/terminals/${terminal.uuid}`);
        expect(data.supplier).toBe('Verifone');
        const { id, paymentMethod } = await terminal.approved();
        expect(paymentMethod?.details?.last4Digits).toBe('4242');
        await world.pass(13 * 3600);
        await world.settle();
        expect((await world.get(id)).stateDetails.state).toBe('authorised');
        expect((await terminal.settle()).data.settled).toBe(1);
        expect((await world.get(id)).stateDetails.state).toBe('confirmed');
      },
    ),
  ],
  late: [...late, ...pictures.late],
  'standalone-refund': pictures.standaloneRefund,
  busy: pictures.busy,
  refund: [
    claim('Quando o pagamento está confirmed.', async (world) => {
      const terminal = world.terminal();
      const { id } = await terminal.confirmed();
      const { waitingTerminal } = world.seed.payments;
      expect((await terminal.askBack(waitingTerminal, 500)).refusals).toEqual(['400 e00601']);
      expect((await refundWith(world, id, world.cards.visa)).stateDetails.state).toBe('confirmed');
    }),
    claim('Pode devolver tudo ou uma parte, uma vez ou várias, até ao total.', async (world) => {
      const terminal = world.terminal();
      const giveBack = async (id: string, amount: number) => {
        const { data } = await terminal.askBack(id, amount);
        await terminal.charge();
        return (await world.get(data.id)).stateDetails.state;
      };
      const whole = await terminal.confirmed();
      expect(await giveBack(whole.id, 1000)).toBe('confirmed');
      const { id } = await terminal.confirmed();
      expect([await giveBack(id, 400), await giveBack(id, 500)]).toEqual(['confirmed', 'confirmed']);
      expect((await terminal.askBack(id, 101)).refusals).toEqual(['400 e00301']);
      expect(await giveBack(id, 100)).toBe('confirmed');
      expect((await world.get(id)).refunds?.map(({ amount }) => amount)).toEqual([400, 500, 100]);
    }),
    claim(
      'Um pagamento já liquidado e transferido («Liquidado» no back-office) reembolsa-se sem limite de tempo.',
      async (world) => {
        const { settledTerminal } = world.seed.payments;
        await world.pass(10 * 365 * 86_400);
        expect((await refundWith(world, settledTerminal, world.cards.visa)).stateDetails.state).toBe(
          'confirmed',
        );
        expect(await world.get(settledTerminal)).toHaveProperty('transferDetails');
      },
    ),
    claim('Enquanto está só authorised, não se reembolsa: cancela-se, com cancelPayment.', async (world) => {
      const terminal = world.terminal();
      const { id } = await terminal.approved();
      expect((await terminal.askBack(id, 1000)).refusals).toEqual(['400 e00601']);
      expect((await world.cancel(id)).data.stateDetails.state).toBe('cancelled');
      expect((await terminal.settle()).data.settled).toBe(0);
    }),
    ...afterApproval,
  ],
  'refund-declined': [
    ...pictures.refundDeclined,
    source(
      'A documentação não diz se se pode devolver em dinheiro: chame o responsável antes de o fazer.',
      'specified: guides 4 (refunds go back to the card; cash is not described)',
    ),
    claim(
      'Um cartão que não é o do pagamento é recusado, na sandbox com e04122 em paymentMethod.result: tem de ser o mesmo.',
      async (world) => {
        const { id } = await world.terminal().confirmed();
        for (const other of [world.cards.mastercard, '4111111111111111', world.cards.declined]) {
          const refund = await refundWith(world, id, other);
          expect(refund.paymentMethod?.result?.code).toBe('e04122');
          expect(refund.stateDetails.state).toBe('cancelled');
        }
        expect(await world.get(id)).not.toHaveProperty('refunds');
        expect((await refundWith(world, id, world.cards.visa)).stateDetails.state).toBe('confirmed');
      },
      { chosen: ['error-e04122', 'payment-pending_confirmation-decline_at_terminal'] },
    ),
    claim(
      'Na sandbox, o mesmo código diz também que o dinheiro já foi devolvido por outra via; consulte refunds no pagamento.',
      async (world) => {
        const { settledTerminal } = world.seed.payments;
        const [one, two] = [world.terminal(), world.terminal(world.terminals.second)];
        await two.leave();
        const [first, second] = [
          await one.askBack(settledTerminal, 600_000),
          await two.askBack(settledTerminal, 600_000),
        ];
        await one.charge();
        await two.charge();
        expect((await world.get(second.data.id)).paymentMethod?.result?.code).toBe('e04122');
        const { refunds } = await world.get(settledTerminal);
        expect(refunds?.map(({ paymentId }) => paymentId)).toEqual([first.data.id]);
      },
      { chosen: ['error-e04122'] },
    ),
    advice('Veja Enviar pedido de reembolso.'),
  ],
  pin: [
    ...pictures.pin,
    claim(
      [
        'terminal.pinAttempts vezes.',
        'Depois da última, o terminal recusa o pagamento; comece outro, com outro cartão.',
      ],
      async (world) => {
        const terminal = world.terminal();
        const { data } = await terminal.ask(1000);
        expect((await terminal.look()).transaction?.pinAttemptsLeft).toBe(3);
        await failPin(world);
        expect((await world.get(data.id)).stateDetails.state).toBe('cancelled');
        const { id } = (await terminal.ask(1000)).data;
        await terminal.charge(world.cards.mastercard);
        expect((await world.get(id)).stateDetails.state).toBe('authorised');
      },
    ),
  ],
  offline: [
    ...pictures.offline,
    claim(
      [
        'Na sandbox, o pedido é aceite na mesma, porque a API não sabe ainda que o terminal está sem rede.',
        'O que se segue depende do momento em que a rede cai:',
        'Antes do cartão ou do PIN: ao fim de terminal.cardWaitMinutes minuto sem cartão ou sem PIN, a sandbox cancela o pagamento.',
      ],
      async (world) => {
        const pinless = await begin(world, world.terminals.cloud);
        await pinless.card('insert');
        await pinless.setTerminalFault('offline');
        await world.pass(60);
        expect(await outcomeOf(world, pinless.id)).toMatchObject({ state: 'cancelled', label: 'Canceled' });
        await pinless.setTerminalFault('none');

        const terminal = world.terminal();
        await terminal.setTerminalFault('offline');
        const { status, data } = await terminal.ask(1000);
        expect([status, data.stateDetails.state]).toEqual([201, 'pending_confirmation']);
        expect((await terminal.card()).refusals).toEqual(['409 c0703']);
        await world.pass(59);
        expect((await world.get(data.id)).stateDetails.state).toBe('pending_confirmation');
        await world.pass(1);
        expect((await world.get(data.id)).stateDetails.state).toBe('cancelled');
      },
      { chosen: ['behaviour-terminalOffline', 'payment-pending_confirmation-leave_terminal'] },
    ),
    claim(
      ['Depois do cartão e do PIN: o pagamento pode ficar aprovado, com o terminal ainda sem rede.'],
      async (world) => {
        for (const uuid of [world.terminals.cloud, world.terminals.standalone])
          await cutOffAtTheBank(world, uuid);
      },
    ),
    advice(
      'Se já havia um pagamento começado, não reinicie nem cobre outra vez: procure-o primeiro no back-office.',
      'Se não havia, confirme o uuid e a ligação e reinicie o terminal.',
    ),
    claim(
      'Estes terminais da sandbox já vêm com um problema; procure o uuid pelo número:',
      async (world) => {
        for (const [terminalId, fault] of [
          ['000000997', 'offline'],
          ['000000998', 'silent'],
          ['000000999', 'no_paper'],
        ] as const) {
          const { data } = await world.api.get<Terminal[]>(`/api/terminals?terminalId=${terminalId}`);
          expect(data).toHaveLength(1);
          expect((await world.terminal(data[0]?.uuid).look()).terminalFault).toBe(fault);
        }
      },
      { chosen: ['scenario-terminals'] },
    ),
  ],
  paper: [
    ...pictures.paper,
    claim(
      'A falta do talão não quer dizer nada: na sandbox, um pagamento aprovado continua aprovado, e um recusado continua recusado.',
      async (world) => {
        const terminal = world.terminal();
        await terminal.setTerminalFault('no_paper');
        for (const [number, state] of [
          [world.cards.visa, 'authorised'],
          [world.cards.declined, 'cancelled'],
        ] as const) {
          const { data } = await terminal.ask(1000);
          expect((await terminal.charge(number)).transaction?.slip).toBe('no_paper');
          expect((await world.get(data.id)).stateDetails.state).toBe(state);
        }
      },
      { chosen: ['behaviour-outcomeWithoutPaper'] },
    ),
    advice(
      'Num standalone, decida pelo ecrã.',
      'Num cloud, veja o pagamento no back-office, ou no seu software com getPayment, antes de entregar a mercadoria.',
    ),
    source(
      'A segunda via de um talão já impresso depende do terminal: a documentação não a descreve.',
      'specified: guides 8 (terminal troubleshooting: paper and settings, no copies)',
    ),
    claim(
      'Ponha papel: na sandbox, o terminal imprime nesse momento o talão em falta.',
      async (world) => {
        const noPaper = faultyTerminal(world, 'No paper');
        await noPaper.ask(1000);
        await world.pass(60);
        expect((await noPaper.look()).transaction?.slip).toBe('no_paper');
        expect((await noPaper.setTerminalFault('none')).data.transaction?.slip).toBe('printed');
      },
      { chosen: ['behaviour-slipAfterPaper'] },
    ),
  ],
  manual: [
    claim(
      [
        'Não.',
        'Um terminal cloud só aceita o que chega pela API; um standalone só aceita o que o operador escreve.',
        'O tipo está em allowRemoteTransactions.',
      ],
      async (world) => {
        const kindOf = async (uuid: string) =>
          (await world.api.get<Terminal>(`/api/terminals/${uuid}`)).data.features.allowRemoteTransactions;
        const { cloud, second, standalone } = world.terminals;
        await world.terminal(second).leave();
        for (const uuid of [cloud, second]) {
          expect(await kindOf(uuid)).toBe(true);
          expect((await world.terminal(uuid).type(1000)).refusals).toEqual(['409 c0704']);
          expect((await world.terminal(uuid).ask(1000)).status).toBe(201);
        }
        expect(await kindOf(standalone)).toBe(false);
        expect((await world.terminal(standalone).ask(1000)).refusals).toEqual(['400 e00402']);
        expect((await world.terminal(standalone).type(1000)).status).toBe(200);
      },
    ),
  ],
  next: [advice('Terminais standalone: a tabela de avarias.', 'Webhooks de terminais.')],
});
