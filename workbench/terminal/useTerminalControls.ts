import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import type { CardEntry, TerminalFault } from '@balcao/contract/resources/terminals/enums.ts';
import type { Bench } from '../pane/workbenchContext.ts';
import { type Act, succeeded, useAct } from '../pane/useAction.ts';
import { dataOf } from '../exchange/exchange.ts';

/** What whoever stands in front of a terminal can do, and whoever tends it. */
export interface Hands {
  act: Act;
  present(entry: CardEntry, number: string): Promise<void>;
  typePin(pin: string): Promise<void>;
  typeAmount(amountCents: number): Promise<void>;
  leave(): Promise<void>;
  change(terminalFault: TerminalFault): Promise<void>;
  /** Closes the day; gives how many payments that confirmed, undefined where it failed. */
  settle(): Promise<number | undefined>;
}

/** The hands at a terminal; what they do is seen on its screen. */
export function useTerminal({ desk }: Bench, { terminal, transaction }: VirtualTerminal): Hands {
  const act = useAct();
  const { uuid } = terminal;
  const ask = (name: string, path: string, body?: object) =>
    act.run(`${uuid} ${name}`, () => desk.ask('POST', `/sandbox/terminals/${uuid}/${path}`, body));
  return {
    act,
    async present(entry, number) {
      await ask(entry, 'card', { entry, number });
    },
    async typePin(pin) {
      // The same wrong PIN again is another attempt, not a double press.
      await ask(`pin ${transaction?.pinAttemptsLeft}`, 'pin', { pin });
    },
    async typeAmount(amount) {
      await ask('amount', 'amount', { amount });
    },
    async leave() {
      await ask('leave', 'leave');
    },
    async change(terminalFault) {
      await ask(terminalFault, 'fault', { terminalFault });
    },
    async settle() {
      const done = await ask('settle', 'settlement');
      if (!done || !succeeded(done)) return undefined;
      return (dataOf(done.reply) as { settled: number }).settled;
    },
  };
}
