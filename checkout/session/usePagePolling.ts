import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import { useEffect, useRef } from 'react';

const longestMilliseconds = 2 ** 31 - 1;

/** Seconds until the next poll; undefined if the payment cannot be made elsewhere. */
export function pollSeconds(view: PayerView | null, round: number): number | undefined {
  const elsewhere = view && (view.push || view.reference || view.challenge);
  if (!elsewhere) return undefined;
  return round < 300 ? 2 : 10;
}

/** Next time at which the page changes without an action, in milliseconds of the provider's clock. */
export function nextDueMoment(view: PayerView | null): number | undefined {
  const moment = view?.opensAt ?? view?.expiresAt;
  return moment ? Date.parse(moment) : undefined;
}

/** Polls while the payment can be made elsewhere, when the checkout opens or expires, and when the page is shown. */
export function usePagePolling(view: PayerView | null, look: () => Promise<void>): void {
  const waits = pollSeconds(view, 0) !== undefined;
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });

  useEffect(() => {
    if (!waits) return;
    let stopped = false;
    let round = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = async () => {
      if (!document.hidden) await look();
      round += 1;
      if (!stopped) plan();
    };
    const plan = () => {
      timer = setTimeout(tick, (pollSeconds(latest.current, round) ?? 2) * 1000);
    };
    plan();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [waits, look]);

  const moment = nextDueMoment(view);
  const now = view?.now;
  useEffect(() => {
    if (moment === undefined || now === undefined) return;
    const wait = Math.max(0, moment - Date.parse(now)) + 1000;
    if (wait > longestMilliseconds) return;
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [moment, now, look]);

  useEffect(() => {
    const seen = () => {
      if (!document.hidden) look();
    };
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) look();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pageshow', restored);
    window.addEventListener('online', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pageshow', restored);
      window.removeEventListener('online', seen);
    };
  }, [look]);
}
