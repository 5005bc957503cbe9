import type { Transition } from '../../lifecycle/transition.ts';
import type { MethodCode, MethodType, PaymentState } from './paymentEnums.ts';
import { type PaymentAction, paymentLifecycle } from './paymentLifecycle.ts';

/** Lifecycle rows of one channel, in order: its actions in the states that it can reach. */
export function channelLifecycle(channel: PaymentChannel): Transition<PaymentState, PaymentAction>[] {
  const own = paymentLifecycle.filter(({ action }) => channelsOfAction[action].includes(channel));
  const reached = new Set<PaymentState | 'new'>(['new']);
  for (let before = 0; before !== reached.size; ) {
    before = reached.size;
    for (const { from, to } of own) if (reached.has(from)) reached.add(to);
  }
  return own.filter(({ from }) => reached.has(from));
}

/** Methods that have their own lifecycle, and cards at a terminal (docs/decisions/payment-methods.md). */
export const paymentChannels = ['MB', 'MW', 'CC', 'TPA'] as const satisfies (MethodCode | MethodType)[];
export type PaymentChannel = (typeof paymentChannels)[number];

const all = paymentChannels;
const mb = ['MB'] as const;
const mw = ['MW'] as const;
const cc = ['CC'] as const;
const tpa = ['TPA'] as const;
const online = ['MB', 'MW', 'CC'] as const;

/** Channels that each action belongs to (docs/decisions/payment-states.md, docs/decisions/terminals.md). */
const channelsOfAction: Readonly<Record<PaymentAction, readonly PaymentChannel[]>> = {
  create_reference: mb,
  create_push: mw,
  create_checkout: online,
  charge_saved_card: cc,
  authorise_saved_card: cc,
  charge_recurring: cc,
  create_capture: cc,
  create_refund: all,
  pay_reference: mb,
  pay_reference_late: mb,
  accept_push: mw,
  refuse_push: mw,
  fail_push: mw,
  expire_push: mw,
  retry_push: mw,
  pay_card: cc,
  authorise_card: cc,
  decline_card: cc,
  send_to_terminal: tpa,
  register_processed: tpa,
  register_authorised: tpa,
  approve_at_terminal: tpa,
  refund_at_terminal: tpa,
  decline_at_terminal: tpa,
  leave_terminal: tpa,
  give_up_at_terminal: tpa,
  expire_at_terminal: tpa,
  keep_late_authorisation: tpa,
  void_late_authorisation: tpa,
  settle: tpa,
  capture: cc,
  change_amount: online,
  refund: all,
  void: all,
  void_part: all,
  transfer: all,
  invoice: all,
  cancel: all,
  expire: online,
};
