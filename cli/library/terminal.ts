import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import type { Call } from './caller.ts';
import { approvedNumber } from './testCard.ts';
import type { TerminalInUse } from './types.ts';

/** The verbs of one virtual terminal. */
export function terminalOf(call: Call, uuid: string): TerminalInUse {
  const path = `/sandbox/terminals/${encodeURIComponent(uuid)}`;
  const act = (verb: string, body?: object) => call<VirtualTerminal>('POST', `${path}/${verb}`, body);
  return {
    uuid,
    look: () => call('GET', path),
    typeAmount: (amount) => act('amount', { amount }),
    presentCard: (card) => act('card', { entry: 'tap', number: approvedNumber, ...card }),
    typePin: (pin) => act('pin', { pin }),
    leave: () => act('leave'),
    setFault: (terminalFault) => act('fault', { terminalFault }),
    settle: () => call('POST', `${path}/settlement`),
  };
}
