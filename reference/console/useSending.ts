import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome, Transport } from './send/transport.ts';
import type { WireRequest } from './send/wireRequest.ts';

interface SendingState {
  isSending: boolean;
  /** Sends one call at a time; undefined while another one runs. */
  send(request: WireRequest): Promise<Outcome | undefined>;
  stop(): void;
}

/** Sends one call at a time; unmounting aborts it. */
export function useSending(transport: Transport): SendingState {
  const [isSending, setSending] = useState(false);
  const leaving = useRef<AbortController | undefined>(undefined);
  const stop = useCallback(() => leaving.current?.abort(), []);
  useEffect(() => () => stop(), [stop]);

  return {
    isSending,
    stop,
    async send(request) {
      if (leaving.current) return undefined;
      leaving.current = new AbortController();
      setSending(true);
      const outcome = await transport(request, leaving.current.signal);
      leaving.current = undefined;
      setSending(false);
      return outcome;
    },
  };
}
