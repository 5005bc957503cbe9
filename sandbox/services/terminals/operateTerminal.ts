import type { CardEntry } from '@balcao/contract/resources/terminals/enums.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Change } from '../../domain/payments/transition.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { giveUpAtTerminal, presentCard, typePin } from '../../domain/terminals/payerActions.ts';
import { type Around, type AtTerminal, isAtTerminal } from '../../domain/terminals/terminalPayment.ts';
import { aroundOf, changeNow } from '../payments/changePayment.ts';
import { platformTerminal, type Sight, sightOf } from './viewTerminal.ts';

type Act = (payment: AtTerminal, around: Around) => Outcome<Change>;

/**
 * Somebody stands in front of a terminal and does something.
 * @returns e00502, c0703 while the terminal is offline, c0702 before it received anything, or what the act refuses
 */
function act(ports: Ports, caller: Caller, uuid: string, decide: Act): Promise<Outcome<Sight>> {
  return ports.store.write(caller.tenant, async (store) => {
    const terminal = await platformTerminal(store, caller, uuid);
    if (!terminal.ok) return terminal;
    if (terminal.value.terminalFault === 'offline') return refuse('c0703');
    const { payment } = await sightOf(store, terminal.value);
    if (!payment) return refuse('c0702');
    const done = await changeNow(store, payment, caller.now, async (current) => {
      const around = await aroundOf(store, current, caller.now);
      return isAtTerminal(current) && around ? decide(current, around) : refuse('c0702');
    });
    return done.ok ? ok(await sightOf(store, terminal.value)) : done;
  });
}

/** The payer presents a card. */
export function presentAtTerminal(
  ports: Ports,
  caller: Caller,
  uuid: string,
  { entry, number }: { entry: CardEntry; number: string },
) {
  return act(ports, caller, uuid, (payment, around) =>
    presentCard(payment, entry, number, caller.now, around),
  );
}

/** The payer types a PIN. */
export function typePinAtTerminal(ports: Ports, caller: Caller, uuid: string, pin: string) {
  return act(ports, caller, uuid, (payment, around) => typePin(payment, pin, caller.now, around));
}

/** The payer presses the cancel key. */
export function leaveTerminal(ports: Ports, caller: Caller, uuid: string) {
  return act(ports, caller, uuid, (payment, around) => giveUpAtTerminal(payment, caller.now, around));
}
