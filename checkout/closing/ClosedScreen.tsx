import { formatMoment } from '@balcao/text/dates.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { Button, ButtonLink } from '@balcao/ui/button/Button.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useFrame } from '../embed/useFrame.ts';
import { ReferenceDetails } from '../multibanco/ReferenceDetails.tsx';
import type { ScreenProps } from '../screenProps.ts';
import type { Closing } from '../session/screen.ts';
import type { CheckoutWords } from '../words/pt.ts';
import styles from './closing.module.css';

type RedirectTarget = { kind: 'site'; host: string } | { kind: 'app' };

function redirectTarget(address: string): RedirectTarget {
  const { protocol, host } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? { kind: 'site', host } : { kind: 'app' };
}

const redirectSeconds = 10;

/** Whether the payer returned with the browser's back button. If so, the page must not redirect again. */
function cameByBackButton(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}

/** Seconds until the page redirects; undefined once the payer has pressed a key or the page (WCAG 2.2, 2.2.1). */
function useCountdown(leads: boolean, redirect: () => void): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number | undefined>(leads ? redirectSeconds : undefined);

  useEffect(() => {
    const listening = new AbortController();
    const stay = () => setSecondsLeft(undefined);
    if (cameByBackButton()) stay();
    for (const input of ['keydown', 'pointerdown']) window.addEventListener(input, stay, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (secondsLeft === undefined) return;
    if (secondsLeft === 0) {
      redirect();
      // Ends the countdown even if the page stays: in a frame, the parent page decides whether to redirect.
      setSecondsLeft(undefined);
      return;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, redirect]);

  return secondsLeft;
}

/** Link to continue at once, and the seconds until the page redirects, unless the payer chooses to stay. */
function Redirect({ words, address }: { words: CheckoutWords['onward']; address: string }) {
  const place = redirectTarget(address);
  const { framed, finish } = useFrame();
  const redirect = useCallback(() => finish(address), [finish, address]);
  // A page outside a frame does not redirect to a sample shop, because the shop's host does not exist (RFC 2606).
  const leads = framed || place.kind === 'app' || !place.host.endsWith('.example');
  const secondsLeft = useCountdown(leads, redirect);

  return (
    <div className={styles.redirect}>
      <ButtonLink kind="primary" href={address} target={framed ? '_top' : undefined}>
        {place.kind === 'site' ? words.siteLink(place.host) : words.appLink}
      </ButtonLink>
      {/* A pressed element must not move when the press ends the countdown. */}
      <p role="timer">{secondsLeft === undefined ? words.stayed : words.secondsLeft(secondsLeft)}</p>
      <Button size="small" kind="quiet" disabled={secondsLeft === undefined}>
        {words.stay}
      </Button>
    </div>
  );
}

/** Receipt on one line, which may break only between number, time and method. */
function ReceiptLine({ words, view }: Pick<ScreenProps, 'words' | 'view'>) {
  if (!view.receipt) return null;
  const { paidAt, method, card } = view.receipt;
  const how = card ? words.bank.ending(card.brand, card.last4Digits) : words.methods.names[method];
  const parts = [words.receipt(view.paymentId), formatMoment(paidAt, view.page.language), how];
  return (
    <ul className={styles.receipt}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

export function ClosedScreen(stage: ScreenProps & { closing: Closing }) {
  const { words, view, closing } = stage;
  const { language } = view.page;
  const deal = { amount: formatAmount(view.amountCents, language), merchant: view.merchant };
  return (
    <>
      <p className={styles.text}>{words.closing[closing].told(deal)}</p>
      {closing === 'paid' && <ReceiptLine words={words} view={view} />}
      {closing === 'early' && view.opensAt && (
        <p className={styles.text}>{words.opensAt(formatMoment(view.opensAt, language))}</p>
      )}
      {closing === 'late' && <ReferenceDetails {...stage} />}
      {view.redirectUrl && closing !== 'late' && <Redirect words={words.onward} address={view.redirectUrl} />}
    </>
  );
}
