import blocks from '@balcao/ui/blocks.module.css';
import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { type ReactNode, useState } from 'react';
import { dataOf } from '../../core/exchange.ts';
import { NameValueList } from '../../parts/pane/Detail.tsx';
import { StateLine } from '../../parts/StateLine.tsx';
import { readCheckout, readPayment } from '../../runner/calls.ts';
import { liveResponder } from '../../runner/responder.ts';
import { usePoll } from '../../runner/usePoll.ts';
import type { SucceededCall } from './panelProps.ts';

interface Checkout {
  id: string;
  checkoutUrl: string;
  paymentId: string;
  stateDetails: { state: string };
}
type Payment = Pick<Checkout, 'id' | 'stateDetails'>;

/** The only final state: after an error the payer can try again, and a late payment ends a cancellation. */
const end = 'PaymentSuccess';

/**
 * Only the page of layout `embed` may be framed (docs/decisions/checkout-pages.md); the headers of the others forbid
 * it.
 */
const isFramed = (url: string) => new URL(url).searchParams.get('page_layout') === 'embed';

interface CheckoutProgressProps extends SucceededCall {
  frame(url: string): ReactNode;
}

export function CheckoutProgress({ data, request, words, frame }: CheckoutProgressProps) {
  const { id, checkoutUrl, paymentId, stateDetails } = data as Checkout;
  const [checkoutStates, setCheckoutStates] = useState([stateDetails]);
  const [paymentStates, setPaymentStates] = useState<{ state: string }[]>([]);
  const { send } = liveResponder(request);
  const w = words.forms.checkout;
  const now = checkoutStates.at(-1)?.state ?? '';
  usePoll(now === end ? undefined : id, async () => {
    const [checkout, payment] = await Promise.all([send(readCheckout(id)), send(readPayment(paymentId))]);
    setCheckoutStates(appendState(dataOf(checkout.reply) as Checkout | undefined));
    setPaymentStates(appendState(dataOf(payment.reply) as Payment | undefined));
  });
  return (
    <div className={`${blocks.column} ${blocks.below}`}>
      <strong>{w.title}</strong>
      {isFramed(checkoutUrl) ? (
        frame(checkoutUrl)
      ) : (
        <p className={blocks.row}>
          <ButtonLink kind="primary" href={checkoutUrl} target="_blank" rel="noreferrer">
            {w.open}
          </ButtonLink>
          <span className={`${blocks.hint} ${blocks.grow}`}>{w.opens}</span>
        </p>
      )}
      <div role="status">
        <NameValueList
          pairs={[
            [w.states, <StateLine key="checkout" states={checkoutStates} />],
            [w.payment, paymentStates.length > 0 && <StateLine key="payment" states={paymentStates} />],
          ]}
        />
      </div>
    </div>
  );
}

function appendState(read: Payment | undefined) {
  return (before: { state: string }[]) =>
    !read || before.at(-1)?.state === read.stateDetails.state ? before : [...before, read.stateDetails];
}
