import { hostFrame } from '@balcao/checkout/embed/frameMessages.ts';
import type { PageProps } from '@balcao/workbench/panels/payment/deviceProps.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './payment.module.css';

/** Payment page in a frame as a shop would embed it, except that the site does not redirect at the end. */
export function PaymentPage({ url, title, finished }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeight] = useState(560);
  const [goesTo, setGoesTo] = useState<string>();
  const { origin } = new URL(url);

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
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        style={{ '--height': `${heightPx}px` } as CSSProperties}
        src={url}
        title={title}
      />
      {goesTo && (
        <p role="status" className={styles.finished}>
          {finished} <code>{goesTo}</code>
        </p>
      )}
    </>
  );
}
