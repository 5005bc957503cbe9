import type { terminalTransaction, virtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { CardEntry, TerminalFault } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import { testPin } from '@balcao/contract/scenarios/cards.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type * as z from 'zod';
import type { ApiResponse } from './api.ts';
import { cards, purchases } from './purchases.ts';
import type { TestSandbox } from './testSandbox.ts';

type TerminalView = z.infer<typeof virtualTerminal>;
type Transaction = z.infer<typeof terminalTransaction>;

const [cloud, second, standalone] = seed.terminals;
export const terminals = { cloud: cloud.uuid, second: second.uuid, standalone: standalone.uuid };

/** Maximum time in seconds that a bank takes to respond to a terminal. */
export const bankSeconds = 5;

/** Actions of tests at a terminal; default: the first cloud terminal. */
export function atTerminal(testSandbox: TestSandbox, uuid: string = terminals.cloud) {
  const act = (name: string, body?: object): Promise<ApiResponse<TerminalView>> =>
    testSandbox.api.post(`/sandbox/terminals/${uuid}/${name}`, body);
  const { get, pass } = purchases(testSandbox);
  const look = async () => (await testSandbox.api.get<TerminalView>(`/sandbox/terminals/${uuid}`)).data;

  const hands = {
    uuid,
    pass,
    look,
    get,
    ask: (amount: number, more: object = {}) =>
      testSandbox.api.post<Payment>(`/api/terminals/${uuid}/payments`, { amount, ...more }),
    askBack: (paymentId: string, amount: number) =>
      testSandbox.api.post<Payment>(`/api/terminals/${uuid}/refunds/${paymentId}`, { amount }),
    type: (amount: number) => act('amount', { amount }),
    card: (entry: CardEntry = 'tap', number: string = cards.visa) => act('card', { entry, number }),
    pin: (pin: string = testPin) => act('pin', { pin }),
    leave: () => act('leave'),
    setTerminalFault: (terminalFault: TerminalFault) => act('fault', { terminalFault }),
    settle: () => testSandbox.api.post<{ settled: number }>(`/sandbox/terminals/${uuid}/settlement`),
    transactions: async () =>
      (await testSandbox.api.get<Transaction[]>(`/sandbox/terminals/${uuid}/transactions`)).data,
    async charge(number: string = cards.visa): Promise<TerminalView> {
      await hands.card('insert', number);
      await hands.pin();
      await pass(bankSeconds);
      return look();
    },
    async approved(more: object = {}): Promise<Payment> {
      const { data } = await hands.ask(1000, more);
      await hands.charge();
      return hands.get(data.id);
    },
    async confirmed(more: object = {}): Promise<Payment> {
      const { id } = await hands.approved(more);
      await hands.settle();
      return hands.get(id);
    },
  };
  return hands;
}
