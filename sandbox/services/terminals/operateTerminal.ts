import type { CardEntry } from '@balcao/contract/resources/terminals/enums.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Change } from '../../domain/payments/transition.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import { draftAtTerminal } from '../../domain/terminals/draftTerminalPayment.ts';
import { giveUpAtTerminal, presentCard, typePin } from '../../domain/terminals/payerActions.ts';
import { type Around, type AtTerminal, isAtTerminal } from '../../domain/terminals/receiveNotice.ts';
import type { TerminalRecord } from '../../domain/terminals/terminal.ts';
import { aroundOf, changeNow } from '../payments/changePayment.ts';
import { insertPayment } from '../payments/insertPayment.ts';
import { occupied } from './sendToTerminal.ts';

/** A virtual terminal, and the payment that is on its screen or was last. */
export interface Sight {
  terminal: TerminalRecord;
  payment?: AtTerminal;
}

/** A terminal of any entity of the platform: e00502 for another one's. */
export async function platformTerminal(
  store: TenantStore,
  { platformCode }: Caller,
  uuid: string,
): Promise<Outcome<TerminalRecord>> {
  const terminal = await store.terminals.find(uuid);
  if (terminal?.platformCode === platformCode) return ok(terminal);
  return refuse('e00502', { source: { parameter: 'uuid' } });
}

/** What a terminal shows: the payment it is busy with, or the one that came last. */
export async function sightOf(store: TenantStore, terminal: TerminalRecord): Promise<Sight> {
  const { uuid } = terminal;
  const payment = (await store.terminals.occupant(uuid)) ?? (await store.terminals.last(uuid));
  return payment && isAtTerminal(payment) ? { terminal, payment } : { terminal };
}

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

/**
 * The operator of a standalone terminal types an amount (spec 1 §6).
 * @returns e00502, c0704 at a cloud terminal, c0703 offline, e00600 while it is busy, e00300 and e00301
 */
export function typeAmount(
  ports: Ports,
  caller: Caller,
  uuid: string,
  amountCents: number,
): Promise<Outcome<Sight>> {
  return ports.store.write(caller.tenant, async (store) => {
    const found = await platformTerminal(store, caller, uuid);
    if (!found.ok) return found;
    const terminal = found.value;
    if (terminal.features.allowRemoteTransactions) return refuse('c0704');
    if (terminal.terminalFault === 'offline') return refuse('c0703');
    const entity = await store.entities.find(terminal.clientId);
    const origin = { ...caller, clientId: terminal.clientId, entity };
    const draft = draftAtTerminal({ amount: amountCents }, origin, terminal);
    if (!draft.ok) return draft;
    const refusal = await occupied(store, uuid, caller.now);
    const made = refusal ?? (await insertPayment(store, draft.value, undefined));
    return made.ok ? ok(await sightOf(store, terminal)) : made;
  });
}
