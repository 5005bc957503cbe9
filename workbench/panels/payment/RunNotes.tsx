import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { isNetworkFailure } from '../../core/client.ts';
import { type Exchange, refusalOf } from '../../core/exchange.ts';
import { groupReference } from '../../core/payment.ts';
import { FailureNote } from '../../parts/FailureNote.tsx';
import { usePlace } from '../../parts/place.ts';
import type { PaymentMethod } from '../../runner/paymentMethods.ts';
import { type PaymentRun, refusalIn } from '../../runner/paymentRun.ts';

export function ReadFailure({ lastRead }: { lastRead: Exchange | undefined }) {
  const { words } = usePlace();
  if (!lastRead) return null;
  if (isNetworkFailure(lastRead.reply)) {
    const title = words.exchange.networkFailure[lastRead.reply.networkFailure];
    return <FailureNote title={title} text={words.track.retrying} />;
  }
  const refusal = refusalOf(lastRead.reply);
  return refusal ? <FailureNote title={words.create.refused} text={refusal} /> : null;
}

/** Announces changes to screen readers, even if the same message is repeated. */
export function LiveRegion({ method, run }: { method: PaymentMethod; run: PaymentRun }) {
  const { words, locale } = usePlace();
  const { kind, count } = run.announcement;
  const w = words.announcement;
  const said = () => {
    if (!kind) return '';
    if (kind === 'createRefused') return [words.create.refused, refusalIn(run)].filter(Boolean).join(' ');
    if (kind !== 'created') return w[kind];
    const { referenceDetails, id, amount } = run.payment ?? {};
    const name = method.device === 'atm' ? groupReference(referenceDetails?.reference ?? '') : id;
    return w.created(String(name), amount === undefined ? '' : formatAmount(amount, locale));
  };
  return (
    <div className={blocks.unseen} aria-live="polite">
      <span key={count}>{said()}</span>
    </div>
  );
}
