import { languageTags } from '@balcao/text/languageTags.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { type ReactNode, useId, useState } from 'react';
import { excerpts, type Signature, sign, tamper } from '../../core/signature/signature.ts';
import { useHash } from '../../core/signature/useHash.ts';
import { usePlace } from '../place.ts';
import styles from './signature.module.css';
import { signatureVerdict, signatureVerdictLooks } from './signatureVerdict.ts';

interface SignatureStepsProps {
  signature: Signature;
  rawBody: string;
  privateKey: string;
}

export function SignatureSteps({ signature, rawBody, privateKey }: SignatureStepsProps) {
  const { words: shared, locale } = usePlace();
  const words = shared.signature;
  const [tampered, setTampered] = useState(false);
  const id = useId();
  const body = tampered ? tamper(rawBody) : rawBody;
  const computed = useHash(sign, [privateKey, body, signature.ts]);
  const verdict = signatureVerdict(computed, signature.hash);
  const bytes = new Intl.NumberFormat(languageTags[locale]).format(new TextEncoder().encode(body).length);

  return (
    <section className={`${blocks.column} ${styles.check}`} aria-labelledby={id}>
      <div className={blocks.ends}>
        <h4 id={id} className={blocks.heading}>
          {words.title}
        </h4>
        <span role="status">
          <StateMark state={verdict} looks={signatureVerdictLooks(words)} />
        </span>
      </div>
      <ol className={`${blocks.list} ${blocks.column} ${styles.steps}`}>
        <Step title={words.header} text={words.headerWhat('PayPay-Signature')}>
          hash=<mark className={styles.hash}>{signature.hash}</mark>,ts=
          <mark className={styles.time}>{signature.ts}</mark>
        </Step>
        <Step title={words.message} text={words.messageWhat(bytes)}>
          {excerpts(body).map((part, i) => (
            <span key={part}>
              {i > 0 && <span className={styles.gap}> … </span>}
              {part}
            </span>
          ))}
          <mark className={styles.time}>{signature.ts}</mark>
        </Step>
        <Step title={words.hash} text={words.hashWhat(privateKey)}>
          <mark className={styles.hash} data-verdict={verdict}>
            {computed ?? words.computing}
          </mark>
        </Step>
        <Step title={words.compare} text={words.compared[verdict]} />
      </ol>
      <label className={blocks.check}>
        <input type="checkbox" checked={tampered} onChange={(event) => setTampered(event.target.checked)} />
        {words.tamper}
      </label>
      <p className={blocks.hint}>{words.server}</p>
    </section>
  );
}

function Step({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li className={styles.step}>
      <strong>{title}.</strong> {text}
      {children && <code className={styles.value}>{children}</code>}
    </li>
  );
}
