import type { Push } from '@balcao/contract/control/phone.ts';
import { useState } from 'react';
import { type Act, succeeded, useAct } from '../pane/useAction.ts';
import type { Bench } from '../pane/workbenchContext.ts';
import { phonesOf, type WaitingPhone } from './pushes.ts';

/** What the phone shows of the notification in hand. */
type View = 'home' | 'request' | 'pin';

/** What a phone can do about a notification. */
export type Answer = 'accept' | 'refuse' | 'ignore';

/** A phone in the reader's hand. */
export interface PhoneInHand {
  /** Every phone with something to answer. */
  phones: readonly WaitingPhone[];
  /** The number in hand; undefined where none rang yet. */
  number: string | undefined;
  /** Payment whose notification was opened or sent last. */
  paymentId: string | undefined;
  view: View;
  busy: Act['busy'];
  /** Why the last answer on the screen in hand failed. */
  failure: Act['failure'];
  /** The last call that was made. */
  last: Act['last'];
  /** Takes another phone into the hand. */
  take(number: string): void;
  /** A notification was sent: its phone is in hand, and rings. */
  sent(paymentId: string, number: string): void;
  open(push: Push): void;
  show(view: View): void;
  answer(push: Push, answer: Answer, pin?: string): Promise<boolean>;
}

const pathOf = (paymentId = '') => `/sandbox/payments/${paymentId}/phone`;

/**
 * The phone's memory.
 * @param paymentId of the notification it opens with
 * @param pushes that wait, the newest first
 */
export function usePhone(
  { desk }: Bench,
  paymentId: string | undefined,
  pushes: readonly Push[],
): PhoneInHand {
  const [held, setHeld] = useState({ paymentId, view: (paymentId ? 'request' : 'home') as View });
  const [taken, setTaken] = useState<string>();
  const { run, busy, failure, last } = useAct();
  const phones = phonesOf(pushes);
  const open = pushes.find((push) => push.paymentId === held.paymentId)?.phoneNumber;
  const accepting = (last?.body as { answer?: Answer } | undefined)?.answer === 'accept';
  const sameScreen = last?.path === pathOf(held.paymentId) && accepting === (held.view === 'pin');
  return {
    phones,
    number: taken ?? open ?? phones[0]?.number,
    ...held,
    busy,
    failure: sameScreen ? failure : undefined,
    last,
    take(number) {
      setTaken(number);
      setHeld({ paymentId: undefined, view: 'home' });
    },
    sent(id, number) {
      setTaken(number);
      setHeld({ paymentId: id, view: 'home' });
    },
    open(push) {
      setTaken(push.phoneNumber);
      setHeld({ paymentId: push.paymentId, view: 'request' });
    },
    show: (view) => setHeld((before) => ({ ...before, view })),
    async answer(push, answer, pin) {
      const name = `${answer} ${push.paymentId} ${pin}`;
      const done = await run(name, () => desk.ask('POST', pathOf(push.paymentId), { answer, pin }));
      return done !== undefined && succeeded(done);
    },
  };
}
