import type { Push } from '@balcao/contract/control/phone.ts';
import { useState } from 'react';
import { type ActionState, succeeded, useAction } from '../pane/useAction.ts';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import { phonesOf, type WaitingPhone } from './pushes.ts';

/** What the phone shows of the notification in hand. */
type PhoneScreen = 'home' | 'request' | 'pin';

/** What a phone can do about a notification. */
export type PushAnswer = 'accept' | 'refuse' | 'ignore';

/** A phone in the reader's hand. */
export interface PhoneState {
  /** Every phone with something to answer. */
  phones: readonly WaitingPhone[];
  /** The number in hand; undefined where none rang yet. */
  number: string | undefined;
  /** Payment whose notification was opened or sent last. */
  paymentId: string | undefined;
  view: PhoneScreen;
  busy: ActionState['busy'];
  /** Why the last answer on the screen in hand failed. */
  failure: ActionState['failure'];
  /** The last call that was made. */
  last: ActionState['last'];
  /** Takes another phone into the hand. */
  selectPhone(number: string): void;
  /** A notification was sent: its phone is in hand, and rings. */
  sent(paymentId: string, number: string): void;
  open(push: Push): void;
  show(view: PhoneScreen): void;
  answer(push: Push, answer: PushAnswer, pin?: string): Promise<boolean>;
}

const pathOf = (paymentId = '') => `/sandbox/payments/${paymentId}/phone`;

/**
 * The phone's memory.
 * @param paymentId of the notification it opens with
 * @param pushes that wait, the newest first
 */
export function usePhone(
  { context }: WorkbenchContext,
  paymentId: string | undefined,
  pushes: readonly Push[],
): PhoneState {
  const [opened, setOpened] = useState({ paymentId, view: (paymentId ? 'request' : 'home') as PhoneScreen });
  const [selected, setSelected] = useState<string>();
  const { run, busy, failure, last } = useAction();
  const phones = phonesOf(pushes);
  const open = pushes.find((push) => push.paymentId === opened.paymentId)?.phoneNumber;
  const accepting = (last?.body as { answer?: PushAnswer } | undefined)?.answer === 'accept';
  const sameScreen = last?.path === pathOf(opened.paymentId) && accepting === (opened.view === 'pin');
  return {
    phones,
    number: selected ?? open ?? phones[0]?.number,
    ...opened,
    busy,
    failure: sameScreen ? failure : undefined,
    last,
    selectPhone(number) {
      setSelected(number);
      setOpened({ paymentId: undefined, view: 'home' });
    },
    sent(id, number) {
      setSelected(number);
      setOpened({ paymentId: id, view: 'home' });
    },
    open(push) {
      setSelected(push.phoneNumber);
      setOpened({ paymentId: push.paymentId, view: 'request' });
    },
    show: (view) => setOpened((before) => ({ ...before, view })),
    async answer(push, answer, pin) {
      const name = `${answer} ${push.paymentId} ${pin}`;
      const done = await run(name, () => context.request('POST', pathOf(push.paymentId), { answer, pin }));
      return done !== undefined && succeeded(done);
    },
  };
}
