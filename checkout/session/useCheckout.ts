import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  initialState,
  isUnchanged,
  type PayerAttempt,
  withMethodChosen,
  withPoll,
  withReply,
  withSending,
} from './pageState.ts';
import { type PayerReply, requestPayer } from './payerClient.ts';

/** Whether a refusal concerns the whole checkout, which means that the page is outdated. */
function isOutdated(reply: PayerReply): boolean {
  return 'refusal' in reply && Object.keys(reply.refusal.fields).length === 0;
}

/** State and actions of the page. Only one attempt runs at a time; the reply to a poll sent before it is ignored. */
export function useCheckout(first: PayerView | null, root: string) {
  const [pageState, setPageState] = useState(() => initialState(first));
  const latest = useRef(pageState);
  useEffect(() => {
    latest.current = pageState;
  });
  const running = useRef(false);
  const turn = useRef(0);

  const look = useCallback(async () => {
    const { view } = latest.current;
    if (!view || running.current) return;
    const began = turn.current;
    const reply = await requestPayer(root, view);
    if (began === turn.current) setPageState((s) => withPoll(s, reply));
  }, [root]);

  const attempt = useCallback(
    async (what: PayerAttempt, again: boolean) => {
      const { view } = latest.current;
      if (!view || running.current) return;
      running.current = true;
      turn.current += 1;
      setPageState((s) => withSending(s, what.action));
      const reply =
        (again && (await replyOfLostAttempt(root, view))) || (await requestPayer(root, view, what.action, what.body));
      const truth = isOutdated(reply) ? await requestPayer(root, view) : undefined;
      setPageState((s) => {
        const next = withReply(s, what, reply);
        return truth ? withPoll(next, truth) : next;
      });
      running.current = false;
    },
    [root],
  );

  return {
    pageState,
    look,
    action: useCallback(
      (action: PayerAttempt['action'], body?: unknown) => attempt({ action, body }, false),
      [attempt],
    ),
    retry: useCallback(async () => {
      const { failedAttempt } = latest.current;
      if (failedAttempt) await attempt({ action: failedAttempt.action, body: failedAttempt.body }, true);
    }, [attempt]),
    pick: useCallback(() => setPageState(withMethodChosen), []),
  };
}

export type CheckoutControls = ReturnType<typeof useCheckout>;

/** Requests the state of the page before an attempt is repeated, because the lost attempt may have arrived. */
async function replyOfLostAttempt(root: string, view: PayerView): Promise<PayerReply | undefined> {
  const truth = await requestPayer(root, view);
  return 'view' in truth && isUnchanged(view, truth.view) ? undefined : truth;
}
