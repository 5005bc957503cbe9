import { hostFrame } from '@balcao/checkout/embed/frameMessages.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './embedded-checkout.module.css';

interface EmbeddedCheckoutProps {
  /** Address of the embed, as the API gave it. */
  url: string;
  /** Accessible name of the frame. */
  title: string;
  /** Text before the redirect URL. */
  finished: string;
}

/** URL of the page that the embed script puts into the shop's page. */
function pageOf(url: string): URL {
  const page = new URL(url);
  page.searchParams.set('frame', '1');
  return page;
}

/** The payment page in a frame, as in a shop's page, except that this host does not redirect at the end. */
export function EmbeddedCheckout({ url, title, finished }: EmbeddedCheckoutProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeight] = useState(560);
  const [goesTo, setGoesTo] = useState<string>();
  const page = pageOf(url);
  const { origin } = page;

  useEffect(() => {
    return hostFrame({
      frame: () => frame.current,
      origin,
      isDark: () => document.documentElement.dataset.theme === 'dark',
      onResized: setHeight,
      onFinished: setGoesTo,
    });
  }, [origin]);

  return (
    <div className={styles.embedded}>
      <iframe
        ref={frame}
        className={styles.frame}
        style={{ '--height': `${heightPx}px` } as CSSProperties}
        src={page.href}
        title={title}
      />
      {goesTo && (
        <p role="status" className={styles.finished}>
          {finished} <code>{goesTo}</code>
        </p>
      )}
    </div>
  );
}
