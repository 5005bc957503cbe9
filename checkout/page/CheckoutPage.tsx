import type { PayerView } from '@balcao/contract/payer/schema.ts';
import { useEffect, useRef, useState } from 'react';
import { noCard } from '../card/checkCard.ts';
import { FrameContext, useHost } from '../embed/useFrame.ts';
import { LiveRegion } from '../live/LiveRegion.tsx';
import { useNews } from '../live/useAnnouncement.ts';
import { typedPhone } from '../phone/phoneNumber.ts';
import { SandboxBar } from '../sandbox-bar/SandboxBar.tsx';
import { screenOf } from '../session/screen.ts';
import { useCheckout } from '../session/useCheckout.ts';
import { useChoice } from '../session/useChoice.ts';
import { useLooks } from '../session/usePagePolling.ts';
import type { Stage } from '../screenProps.ts';
import type { CheckoutWords } from '../words/pt.ts';
import { Foot } from './PageFooter.tsx';
import { documentTitle } from './documentTitle.ts';
import { newsOf } from './screenAnnouncement.ts';
import { Paper } from './CheckoutPanel.tsx';
import styles from './page.module.css';
import type { PageSetting } from './pageSetting.ts';
import { UnknownPaper } from './UnknownCheckout.tsx';

interface CheckoutProps {
  /** The page as the server knew it. */
  first: PayerView | null;
  page: PageSetting;
  words: CheckoutWords;
  /** The page is alive: its boxes can be written into. */
  onReady?: () => void;
}

/** A whole payment page, from its view: the same on the server and in the browser. */
export function Checkout({ first, page, words, onReady }: CheckoutProps) {
  const checkout = useCheckout(first);
  const { view } = checkout.session;
  useLooks(view, checkout.look);
  const [choice, choose] = useChoice();
  const screen = screenOf(view, choice);

  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useHost(page.framed, content);
  const [news, say] = useNews();
  const [card, onCard] = useState(noCard);
  const [phone, onPhone] = useState(() => typedPhone(first?.push?.phone ?? first?.phone ?? null));
  const [save, onSave] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
    onReady?.();
  }, [onReady]);

  const shown = useRef(screen);
  useEffect(() => {
    document.title = documentTitle(view, screen, words);
    if (shown.current === screen) return;
    shown.current = screen;
    if (document.hasFocus()) heading.current?.focus();
    say(view ? newsOf(view, screen, words) : '');
  });

  const stage: Omit<Stage, 'view'> = {
    ...{ words, screen, checkout, ready, choose, say },
    ...{ card, onCard, phone, onPhone, save, onSave },
  };
  return (
    <FrameContext value={frame}>
      <div className={styles.page} data-layout={page.layout} ref={content}>
        <main className={styles.place}>
          {view ? (
            <Paper {...stage} view={view} page={page} heading={heading} />
          ) : (
            <UnknownPaper words={words} heading={heading} />
          )}
          {page.layout !== 'embed' && <Foot words={words.page} page={page} />}
        </main>
        {page.magic && view && <SandboxBar {...stage} view={view} magic={page.magic} />}
        <LiveRegion news={news} />
      </div>
    </FrameContext>
  );
}
