import type { PayerView } from '@balcao/contract/payer/schema.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askPayer, type Reply } from './payerClient.ts';
import { type Attempt, answered, begun, freshSession, looked, picked, sameMoment } from './pageState.ts';

/** Refused as a whole: the state on this page is not what the provider has. */
function isOutdated(reply: Reply): boolean {
  return 'refusal' in reply && Object.keys(reply.refusal.fields).length === 0;
}

/**
 * The page's memory and what a payer can do with it. One attempt runs at a time, whatever is pressed meanwhile; a look
 * that began before an attempt says nothing about what the attempt led to, and is dropped.
 */
export function useCheckout(first: PayerView | null) {
  const [session, setSession] = useState(() => freshSession(first));
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  });
  const running = useRef(false);
  const turn = useRef(0);

  const look = useCallback(async () => {
    const { view } = latest.current;
    if (!view || running.current) return;
    const began = turn.current;
    const reply = await askPayer(view);
    if (began === turn.current) setSession((s) => looked(s, reply));
  }, []);

  const attempt = useCallback(async (what: Attempt, again: boolean) => {
    const { view } = latest.current;
    if (!view || running.current) return;
    running.current = true;
    turn.current += 1;
    setSession((s) => begun(s, what.act));
    const reply = (again && (await doneMeanwhile(view))) || (await askPayer(view, what.act, what.body));
    const truth = isOutdated(reply) ? await askPayer(view) : undefined;
    setSession((s) => {
      const next = answered(s, what, reply);
      return truth ? looked(next, truth) : next;
    });
    running.current = false;
  }, []);

  return {
    session,
    look,
    act: useCallback((act: Attempt['act'], body?: unknown) => attempt({ act, body }, false), [attempt]),
    retry: useCallback(async () => {
      const { failed } = latest.current;
      if (failed) await attempt({ act: failed.act, body: failed.body }, true);
    }, [attempt]),
    pick: useCallback(() => setSession(picked), []),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** Before an attempt is repeated: the answer that tells that the lost one arrived after all, or that nothing answers. */
async function doneMeanwhile(view: PayerView): Promise<Reply | undefined> {
  const truth = await askPayer(view);
  return 'view' in truth && sameMoment(view, truth.view) ? undefined : truth;
}
