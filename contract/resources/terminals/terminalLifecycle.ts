import { row, type Transition } from '../../lifecycle/transition.ts';
import { chosen, published, specified } from '../../provenance/origin.ts';

/** Stages of a terminal transaction: present the card, authenticate, authorise, confirm. */
export const terminalStates = [
  'waiting_for_card',
  'waiting_for_pin',
  'authorising',
  'approved',
  'declined',
  'timed_out',
  'given_up',
  'settled',
  'voided',
] as const;
export type TerminalState = (typeof terminalStates)[number];

export const terminalActions = [
  'receive',
  'tap_card',
  'tap_above_limit',
  'insert_card',
  'swipe_card',
  'wrong_card',
  'wrong_pin',
  'third_wrong_pin',
  'right_pin',
  'wait_too_long',
  'give_up',
  'approve',
  'decline',
  'settle',
  'void',
] as const;
export type TerminalAction = (typeof terminalActions)[number];
export const finalTerminalStates: readonly TerminalState[] = ['declined', 'timed_out', 'given_up', 'settled', 'voided'];

export const busyTerminalStates: readonly TerminalState[] = ['waiting_for_card', 'waiting_for_pin', 'authorising'];

const cancelKey = chosen(
  'A tecla de cancelar, que todos os terminais têm e nenhuma fonte descreve; serve até o PIN estar certo.',
  'La tecla de cancelar, que tienen todos los terminales y ninguna fuente describe; sirve hasta que el PIN es correcto.',
  'The cancel key, which every terminal has and no source describes; it works until the PIN is correct.',
);
const pinWait = chosen(
  'O PIN tem um minuto, como o cartão, para que um terminal abandonado não fique ocupado.',
  'El PIN tiene un minuto, como la tarjeta, para que un terminal abandonado no quede ocupado.',
  'The PIN has one minute, like the card, so that an abandoned terminal does not stay busy.',
);
const voids = chosen(
  'A especificação anula o que é avisado fora do limite; o comerciante também pode anular antes da liquidação.',
  'La especificación anula lo que se avisa fuera del límite; el comercio también puede anular antes de la liquidación.',
  'The specification voids anything reported outside the limit; the merchant can also void before settlement.',
  'guides 4.1',
);

/** Lifecycle of a terminal transaction (docs/decisions/terminals.md). Its payment sends the events. */
export const terminalLifecycle: readonly Transition<TerminalState, TerminalAction>[] = [
  row('new', 'receive', 'waiting_for_card', 'merchant', published('guides')),
  row('waiting_for_card', 'tap_card', 'authorising', 'payer', published('guides')),
  row('waiting_for_card', 'tap_above_limit', 'waiting_for_pin', 'payer', published('guides')),
  row('waiting_for_card', 'insert_card', 'waiting_for_pin', 'payer', published('guides')),
  row('waiting_for_card', 'swipe_card', 'waiting_for_pin', 'payer', published('guides')),
  row('waiting_for_card', 'wrong_card', 'declined', 'payer', specified('guides 5')),
  row('waiting_for_card', 'wait_too_long', 'timed_out', 'clock', specified('guides 9')),
  row('waiting_for_card', 'give_up', 'given_up', 'payer', cancelKey),
  row('waiting_for_pin', 'wrong_pin', 'waiting_for_pin', 'payer', specified('guides 5')),
  row('waiting_for_pin', 'third_wrong_pin', 'declined', 'payer', specified('guides 5')),
  row('waiting_for_pin', 'right_pin', 'authorising', 'payer', specified('guides 4.1')),
  row('waiting_for_pin', 'wait_too_long', 'timed_out', 'clock', pinWait),
  row('waiting_for_pin', 'give_up', 'given_up', 'payer', cancelKey),
  row('authorising', 'approve', 'approved', 'provider', specified('guides 4.1')),
  row('authorising', 'decline', 'declined', 'provider', specified('guides 4.1')),
  row('approved', 'settle', 'settled', 'provider', specified('guides 4.1')),
  row('approved', 'void', 'voided', 'provider', voids),
];

/** Lifecycle row for an action in a state, if allowed. */
export function terminalTransition(from: TerminalState | 'new', action: TerminalAction) {
  return terminalLifecycle.find((candidate) => candidate.from === from && candidate.action === action);
}
