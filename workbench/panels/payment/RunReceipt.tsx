import { formatShort, formatTime } from '@balcao/text/dates.ts';
import { valueAt } from '@balcao/text/jsonPath.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useState } from 'react';
import type { Delivery } from '../../core/payment.ts';
import { usePlace } from '../../parts/place.ts';
import { Receipt } from '../../parts/Receipt.tsx';
import { useDeliverySignature } from '../../parts/signature/signatureVerdict.ts';
import type { PaymentMethod } from '../../runner/paymentMethods.ts';
import type { PaymentRun } from '../../runner/paymentRun.ts';

interface RunReceiptProps {
  method: PaymentMethod;
  run: PaymentRun;
  delivery: Delivery;
  privateKey: string;
}

/** History of the reader's payment, as a receipt that can be printed or copied. */
export function RunReceipt({ method, run, delivery, privateKey }: RunReceiptProps) {
  const { words, locale } = usePlace();
  const w = words.receipt;
  const [said, setSaid] = useState('');
  const sent = run.created?.body;
  const attempt = delivery.attempts.at(-1);
  const { signature, verdict } = useDeliverySignature(delivery, privateKey);
  const { id, paymentId } = run.payment ?? { id: '' };
  const lines: [string, string][] = [
    [words.atm.paidAt, formatShort(run.reached[0]?.at ?? '', locale)],
    [w.page, paymentId ? id : ''],
    [w.id, paymentId ?? id],
    [words.card.amount, formatAmount(Number(valueAt(sent, [...method.at, 'amount'])), locale)],
    [words.create.code, String(valueAt(sent, [...method.at, 'code']) ?? '')],
    ...run.reached.map(({ state, at }): [string, string] => [state, formatTime(at, locale)]),
    [delivery.action, attempt ? formatTime(attempt.at, locale) : ''],
    [words.webhook.title, attempt?.status ? w.received(attempt.status) : words.webhook.looks[delivery.state]],
    [verdict ? words.signature[verdict] : '', signature ? `${signature.hash.slice(0, 8)}…` : ''],
  ];
  const shown = lines.filter(([, value]) => value !== '');
  const copy = async () => {
    const text = [w.title, ...shown.map((line) => line.join(': ')), w.note].join('\n');
    await navigator.clipboard?.writeText(text);
    setSaid(w.copied);
  };
  const print = () => {
    const { dataset } = document.documentElement;
    dataset.printing = 'receipt';
    window.addEventListener('afterprint', () => delete dataset.printing, { once: true });
    window.print();
  };
  return (
    <div className={blocks.column}>
      <Receipt title={w.title} lines={shown} note={w.note} printed />
      <div className={blocks.row}>
        <Button size="small" onClick={print}>
          {w.print}
        </Button>
        <Button size="small" onClick={copy}>
          {w.copy}
        </Button>
        <span role="status" className={blocks.hint}>
          {said}
        </span>
      </div>
    </div>
  );
}
