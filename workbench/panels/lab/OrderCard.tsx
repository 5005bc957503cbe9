import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button, ButtonLink } from '@balcao/ui/button/Button.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { use, useEffect, useId, useRef } from 'react';
import { groupReference } from '../../core/payment.ts';
import { loadFacts } from '../../facts/workbenchFacts.ts';
import { usePanel } from '../../parts/PanelFrame.tsx';
import { NameValueList } from '../../parts/pane/Detail.tsx';
import { returnUrls } from '../../runner/runCalls.ts';
import { type OrderStatus, orderHint } from './orderHint.ts';
import { orderLooks } from './orderLooks.ts';
import type { Lab } from './useLab.ts';

interface OrderCardProps {
  orderStatus: OrderStatus;
  lab: Pick<Lab, 'busy' | 'pay' | 'cancel' | 'back' | 'update'>;
}

export function OrderCard({ orderStatus, lab }: OrderCardProps) {
  const { words, locale } = usePanel();
  const facts = use(loadFacts(locale));
  const { order, payment } = orderStatus;
  const { busy, pay, cancel, back, update } = lab;
  const { reference, page, state } = order;
  const isDone = payment !== 'waiting' || state !== 'awaiting';
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    // The button that was pressed had the focus, and no longer exists.
    if (isDone && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [isDone]);
  const w = words.lab.order;
  return (
    <section ref={card} className={`${blocks.card} ${blocks.column}`} aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className={blocks.heading}>
        {w.title(order.number)}
      </h3>
      <p className={blocks.row} role="status">
        <span className={blocks.unseen}>{w.state}: </span>
        <StateMark state={state} looks={orderLooks(words.lab)} />
        <span className={blocks.grow}>{orderHint(words.lab, orderStatus)}</span>
      </p>
      <NameValueList
        pairs={[
          [w.product, `${order.product}, ${formatAmount(order.amountCents, locale)}`],
          [words.shared.receipt.id, `${facts.labels.methods[order.method]}, id ${order.paymentId}`],
          [w.prestashop, w.inPrestashop[state]],
          [w.woocommerce, w.inWoocommerce[state]],
        ]}
      />
      {reference && (
        <p className={blocks.box}>
          {w.slip(reference.entity, groupReference(reference.reference))}, {formatAmount(order.amountCents, locale)}
        </p>
      )}
      <div className={blocks.row}>
        {!isDone && (
          <Button kind="primary" off={busy} onClick={pay}>
            {busy === 'pay' ? w.paying : w.pay[order.method]}
          </Button>
        )}
        {!isDone && page && (
          <ButtonLink href={page.url} target="_blank" rel="noreferrer">
            {w.open}
          </ButtonLink>
        )}
        {!isDone && page && (
          <Button off={busy} onClick={cancel}>
            {busy === 'cancel' ? w.cancelling : w.cancel}
          </Button>
        )}
        {page && (
          <Button off={busy} onClick={back}>
            {busy === 'back' ? w.asking : w.back}
          </Button>
        )}
        <Button off={busy} onClick={update}>
          {busy === 'update' ? w.asking : w.update}
        </Button>
      </div>
      {!isDone && (
        <p className={blocks.hint}>
          {page ? w.returns(new URL(returnUrls.success).host) : w.staysOpen[order.method === 'MB' ? 'MB' : 'MW']}
        </p>
      )}
    </section>
  );
}
