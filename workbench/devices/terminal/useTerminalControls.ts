import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { CardEntry, TerminalFault } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import { dataOf, succeeded } from '../../core/exchange.ts';
import { useAction } from '../../parts/pane/useAction.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';

export function useTerminalControls({ terminal, transaction }: VirtualTerminal) {
  const { context } = useWorkbench();
  const action = useAction();
  // Separate action, so that a fault can be set while a card is being presented.
  const condition = useAction();
  const { uuid } = terminal;
  const request = (name: string, path: string, body?: object, { run } = action) =>
    run(`${uuid} ${name}`, () => context.request('POST', `/sandbox/terminals/${uuid}/${path}`, body));
  return {
    action: { ...action, failure: action.failure ?? condition.failure },
    async present(entry: CardEntry, number: string) {
      await request(entry, 'card', { entry, number });
    },
    async typePin(pin: string) {
      // Typing the same wrong PIN again is another attempt, not a double click.
      await request(`pin ${transaction?.pinAttemptsLeft}`, 'pin', { pin });
    },
    async typeAmount(amount: number) {
      await request('amount', 'amount', { amount });
    },
    async cancel() {
      await request('leave', 'leave');
    },
    async setFault(terminalFault: TerminalFault) {
      await request(terminalFault, 'fault', { terminalFault }, condition);
    },
    /** Closes the day. Returns the number of confirmed payments, or undefined if the call failed. */
    async settle() {
      const done = await request('settle', 'settlement');
      if (!done || !succeeded(done)) return undefined;
      return (dataOf(done.reply) as { settled: number }).settled;
    },
  };
}

export type TerminalControls = ReturnType<typeof useTerminalControls>;
