import blocks from '@balcao/ui/blocks.module.css';
import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { dataOf } from '../../core/exchange.ts';
import { usePlace } from '../../parts/place.ts';
import type { CreatedPayment } from '../../runner/paymentRun.ts';
import { readCheckout } from '../../runner/runCalls.ts';
import type { DeviceProps } from './deviceProps.ts';

/** URL of the page with layout `embed`, the only one that may be framed (docs/decisions/checkout-pages.md). */
function useFramedUrl({ payment: { id }, panel: { isSandbox }, responder }: DeviceProps): string | undefined {
  const [url, setUrl] = useState<string>();
  const first = useRef(responder);
  useEffect(() => {
    if (!isSandbox) return;
    let isGone = false;
    first.current.send(readCheckout(`${id}?page_layout=embed`)).then(({ reply }) => {
      const { checkoutUrl } = (dataOf(reply) ?? {}) as Partial<CreatedPayment>;
      if (!isGone && checkoutUrl) setUrl(`${checkoutUrl}&frame=1`);
    });
    return () => {
      isGone = true;
    };
  }, [id, isSandbox]);
  return url;
}

/** Payment page in a frame, as in a shop, and a link to it in another tab. */
export function PageDevice(props: DeviceProps) {
  const { payment, Page } = props;
  const { words } = usePlace();
  const url = useFramedUrl(props);
  const w = words.device.page;
  return (
    <>
      {url && <Page url={url} title={w.frame} finished={w.finished} />}
      {payment.checkoutUrl && (
        <p className={blocks.row}>
          <ButtonLink size="small" href={payment.checkoutUrl} target="_blank" rel="noreferrer">
            {w.open}
          </ButtonLink>
          <span className={`${blocks.hint} ${blocks.grow}`}>{w.opens}</span>
        </p>
      )}
    </>
  );
}
