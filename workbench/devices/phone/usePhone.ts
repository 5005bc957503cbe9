import type { Push } from '@balcao/contract/control/phone.ts';
import { useState } from 'react';
import { succeeded } from '../../core/exchange.ts';
import { type ActionState, useAction } from '../../parts/pane/useAction.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { answerOnPhone } from '../../runner/calls.ts';
import { liveResponder } from '../../runner/responder.ts';
import { phonesOf, type WaitingPhone } from './pushes.ts';

type PhoneScreen = 'home' | 'request' | 'pin';

export type PushAnswer = 'accept' | 'refuse' | 'ignore';

export interface PhoneState {
  phones: readonly WaitingPhone[];
  number: string | undefined;
  paymentId: string | undefined;
  view: PhoneScreen;
  busy: ActionState['busy'];
  failure: ActionState['failure'];
  last: ActionState['last'];
  selectPhone(number: string): void;
  sentCount: number;
  /** A notification was sent: its phone is selected and shows it. */
  sent(paymentId: string, number: string): void;
  open(push: Push): void;
  show(view: PhoneScreen): void;
  answer(push: Push, answer: PushAnswer, pin?: string): Promise<boolean>;
}

export function usePhone(paymentId: string | undefined, pushes: readonly Push[]): PhoneState {
  const { context } = useWorkbench();
  const [opened, setOpened] = useState({ paymentId, view: (paymentId ? 'request' : 'home') as PhoneScreen });
  const [selected, setSelected] = useState<string>();
  const [sentCount, setSentCount] = useState(0);
  const { run, busy, failure, last } = useAction();
  const phones = phonesOf(pushes);
  const open = pushes.find((push) => push.paymentId === opened.paymentId)?.phoneNumber;
  const accepting = (last?.body as { answer?: PushAnswer } | undefined)?.answer === 'accept';
  const sameScreen =
    last?.path === answerOnPhone(opened.paymentId ?? '', 'accept').path &&
    accepting === (opened.view === 'pin');
  return {
    phones,
    number: selected ?? open ?? phones[0]?.number,
    ...opened,
    busy,
    failure: sameScreen ? failure : undefined,
    last,
    sentCount,
    selectPhone(number) {
      setSelected(number);
      setOpened({ paymentId: undefined, view: 'home' });
    },
    sent(id, number) {
      setSentCount((count) => count + 1);
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
      const done = await run(name, () =>
        liveResponder(context.request).send(answerOnPhone(push.paymentId, answer, pin)),
      );
      return done !== undefined && succeeded(done);
    },
  };
}
