import type { Push } from '@balcao/contract/control/phone.ts';
import { useState } from 'react';
import { succeeded } from '../../core/exchange.ts';
import { useAction } from '../../parts/pane/useAction.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { liveResponder } from '../../runner/responder.ts';
import { answerOnPhone } from '../../runner/runCalls.ts';
import { phonesOf } from './pushes.ts';

type PhoneScreen = 'home' | 'request' | 'pin';

export type PushAnswer = 'accept' | 'refuse' | 'ignore';

export function usePhone(paymentId: string | undefined, pushes: readonly Push[]) {
  const { context } = useWorkbench();
  const [opened, setOpened] = useState({ paymentId, view: (paymentId ? 'request' : 'home') as PhoneScreen });
  const [selected, setSelected] = useState<string>();
  const [sentCount, setSentCount] = useState(0);
  const { run, busy, failure, last } = useAction();
  const phones = phonesOf(pushes);
  const open = pushes.find((push) => push.paymentId === opened.paymentId)?.phoneNumber;
  const accepting = (last?.body as { answer?: PushAnswer } | undefined)?.answer === 'accept';
  const sameScreen =
    last?.path === answerOnPhone(opened.paymentId ?? '', 'accept').path && accepting === (opened.view === 'pin');
  return {
    phones,
    number: selected ?? open ?? phones[0]?.number,
    ...opened,
    busy,
    failure: sameScreen ? failure : undefined,
    last,
    sentCount,
    selectPhone(number: string) {
      setSelected(number);
      setOpened({ paymentId: undefined, view: 'home' });
    },
    /** Selects the phone to which a notification was sent. */
    sent(id: string, number: string) {
      setSentCount((count) => count + 1);
      setSelected(number);
      setOpened({ paymentId: id, view: 'home' });
    },
    open(push: Push) {
      setSelected(push.phoneNumber);
      setOpened({ paymentId: push.paymentId, view: 'request' });
    },
    show: (view: PhoneScreen) => setOpened((before) => ({ ...before, view })),
    async answer(push: Push, answer: PushAnswer, pin?: string) {
      const name = `${answer} ${push.paymentId} ${pin}`;
      const done = await run(name, () =>
        liveResponder(context.request).send(answerOnPhone(push.paymentId, answer, pin)),
      );
      return done !== undefined && succeeded(done);
    },
  };
}

export type PhoneState = ReturnType<typeof usePhone>;
