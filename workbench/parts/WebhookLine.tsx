import blocks from '@balcao/ui/blocks.module.css';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import type { Delivery } from '../core/payment.ts';
import { canSign } from '../core/signature/signature.ts';
import { usePlace } from './place.ts';
import { signatureVerdictLooks, useDeliverySignature } from './signature/signatureVerdict.ts';
import styles from './webhook-line.module.css';

interface WebhookLineProps {
  delivery: Delivery;
  privateKey: string;
  /** Whether a test has verified the signature, because the built HTML cannot do so. */
  proven?: boolean;
}

export function WebhookLine({ delivery, privateKey, proven }: WebhookLineProps) {
  const words = usePlace().words.signature;
  const { header, signature, verdict } = useDeliverySignature(delivery, privateKey);
  const shown = proven ? signature && 'valid' : canSign() && verdict;
  return (
    <>
      <p className={blocks.row}>
        <code className={blocks.code}>{delivery.action}</code>
        {shown && <StateMark state={shown} looks={signatureVerdictLooks(words)} />}
      </p>
      {header && <p className={styles.header}>PayPay-Signature: {header}</p>}
    </>
  );
}
