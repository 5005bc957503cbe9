import type { CardEntry } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Change } from '../../domain/payments/paymentTransition.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { giveUpAtTerminal, presentCard, typePin } from '../../domain/terminals/cardAndPin.ts';
import { draftTerminalPayment } from '../../domain/terminals/draftTerminalPayment.ts';
import {
  isTerminalPayment,
  type TerminalContext,
  type TerminalPayment,
} from '../../domain/terminals/terminalPayment.ts';
import { changeLoadedPayment, findTerminalContext } from '../payments/changePayment.ts';
import { insertPayment } from '../payments/insertPayment.ts';
import { refuseBusyTerminal } from './createTerminalPayment.ts';
import { platformTerminal, type TerminalView, viewTerminal } from './readTerminals.ts';

type TerminalRule = (payment: TerminalPayment, terminalContext: TerminalContext) => Outcome<Change>;

/** Performs an action at a terminal: e00502, c0703 if offline, c0702 if it has received no payment. */
function operateTerminal(
  ports: Ports,
  caller: Caller,
  uuid: string,
  decide: TerminalRule,
): Promise<Outcome<TerminalView>> {
  return ports.store.write(caller.tenant, async (store) => {
    const terminal = await platformTerminal(store, caller, uuid);
    if (!terminal.ok) return terminal;
    if (terminal.value.terminalFault === 'offline') return refuse('c0703');
    const { payment } = await viewTerminal(store, terminal.value);
    if (!payment) return refuse('c0702');
    const done = await changeLoadedPayment(store, payment, caller.now, async (current) => {
      const terminalContext = await findTerminalContext(store, current, caller.now);
      return isTerminalPayment(current) && terminalContext ? decide(current, terminalContext) : refuse('c0702');
    });
    return done.ok ? ok(await viewTerminal(store, terminal.value)) : done;
  });
}

export function presentAtTerminal(
  ports: Ports,
  caller: Caller,
  uuid: string,
  { entry, number }: { entry: CardEntry; number: string },
) {
  return operateTerminal(ports, caller, uuid, (payment, terminalContext) =>
    presentCard(payment, entry, number, caller.now, terminalContext),
  );
}

export function typePinAtTerminal(ports: Ports, caller: Caller, uuid: string, pin: string) {
  return operateTerminal(ports, caller, uuid, (payment, terminalContext) =>
    typePin(payment, pin, caller.now, terminalContext),
  );
}

/** Presses the cancel key as the payer. */
export function leaveTerminal(ports: Ports, caller: Caller, uuid: string) {
  return operateTerminal(ports, caller, uuid, (payment, terminalContext) =>
    giveUpAtTerminal(payment, caller.now, terminalContext),
  );
}

/** Types an amount as the operator: c0704 at a cloud terminal, c0703 if offline, e00600 if busy. */
export function typeAmount(
  ports: Ports,
  caller: Caller,
  uuid: string,
  amountCents: number,
): Promise<Outcome<TerminalView>> {
  return ports.store.write(caller.tenant, async (store) => {
    const found = await platformTerminal(store, caller, uuid);
    if (!found.ok) return found;
    const terminal = found.value;
    if (terminal.features.allowRemoteTransactions) return refuse('c0704');
    if (terminal.terminalFault === 'offline') return refuse('c0703');
    const entity = await store.entities.find(terminal.clientId);
    const origin = { ...caller, clientId: terminal.clientId, entity };
    const draft = draftTerminalPayment({ amount: amountCents }, origin, terminal);
    if (!draft.ok) return draft;
    const refusal = await refuseBusyTerminal(store, uuid, caller.now);
    const made = refusal ?? (await insertPayment(store, draft.value, undefined));
    return made.ok ? ok(await viewTerminal(store, terminal)) : made;
  });
}
