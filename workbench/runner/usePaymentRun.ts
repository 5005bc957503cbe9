import { useState } from 'react';
import { useSingleSubmit } from '../core/useSingleSubmit.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import {
  announce,
  initialRun,
  nextPoll,
  type RunAnnouncement,
  withCreated,
  withDeliveries,
  withRead,
} from './paymentRun.ts';
import type { Responder } from './responder.ts';
import { listDeliveries } from './runCalls.ts';
import { usePoll } from './usePoll.ts';

interface RunOptions {
  method: PaymentMethod;
  responder: Responder;
  /** Whether deliveries can be listed. The testing server has no control API. */
  hasDeliveries: boolean;
  first?: typeof initialRun;
}

export function usePaymentRun({ method, responder, hasDeliveries, first = initialRun }: RunOptions) {
  const [run, setRun] = useState(first);
  const submit = useSingleSubmit();
  const id = run.payment?.id;
  const next = run.isPaid || !responder.isReplay ? nextPoll(run, method) : undefined;
  const poll = next === 'deliveries' && !hasDeliveries ? undefined : next;
  usePoll(id && poll && `${id} ${poll}`, async () => {
    if (!id) return;
    if (poll === 'state') {
      const exchange = await responder.send(method.read(id));
      setRun((now) => withRead(now, id, exchange, method));
    } else {
      const exchange = await responder.send(listDeliveries(run.payment?.paymentId ?? id));
      setRun((now) => withDeliveries(now, id, exchange));
    }
  });
  return {
    run,
    create: (body: unknown, by = responder) =>
      submit('create', async () => {
        setRun((now) => ({ ...now, creating: true }));
        const exchange = await by.send({ ...method.create({}), body });
        setRun((now) => withCreated(now, exchange));
        return exchange;
      }),
    announce: (kind: RunAnnouncement) => setRun((now) => announce(now, kind)),
    reportPaid: () => setRun((now) => ({ ...now, isPaid: true })),
    clear: () => setRun(initialRun),
  };
}
