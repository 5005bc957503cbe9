import blocks from '@balcao/ui/blocks.module.css';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { type Delivery, signatureHeaderOf } from '../core/payment.ts';
import { canSign, readSignature, type Signature, sign } from '../core/signature/signature.ts';
import { useHash } from '../core/signature/useHash.ts';
import { usePlace } from './place.ts';
import { signatureVerdict, signatureVerdictLooks } from './signature/signatureVerdict.ts';
import styles from './webhook-line.module.css';

interface WebhookLineProps {
  delivery: Delivery;
  privateKey: string;
  /** Whether a test has proved the signature already, so that the first HTML can say so. */
  proven?: boolean;
}

/** The delivered message: its event, its signature, and whether the signature is valid. */
export function WebhookLine({ delivery, privateKey, proven }: WebhookLineProps) {
  const words = usePlace().words.signature;
  const attempt = delivery.attempts.at(-1);
  const header = attempt && signatureHeaderOf(attempt);
  const signature = header ? readSignature(header) : undefined;
  return (
    <>
      <p className={blocks.row}>
        <code className={blocks.code}>{delivery.action}</code>
        {signature && proven && <StateMark state="valid" looks={signatureVerdictLooks(words)} />}
        {signature && !proven && canSign() && (
          <SignatureMark signature={signature} body={delivery.body} privateKey={privateKey} />
        )}
      </p>
      {header && <p className={styles.header}>PayPay-Signature: {header}</p>}
    </>
  );
}

interface SignatureMarkProps {
  signature: Signature;
  body: string;
  privateKey: string;
}

function SignatureMark({ signature, body, privateKey }: SignatureMarkProps) {
  const words = usePlace().words.signature;
  const computed = useHash(sign, [privateKey, body, signature.ts]);
  return (
    <StateMark state={signatureVerdict(computed, signature.hash)} looks={signatureVerdictLooks(words)} />
  );
}
