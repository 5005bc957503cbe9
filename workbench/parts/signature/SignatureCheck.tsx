import { Note } from '@balcao/ui/note/Note.tsx';
import { canSign, readSignature } from '../../core/signature/signature.ts';
import type { WorkbenchWords } from '../../words/pt.ts';
import { SignatureSteps } from './SignatureSteps.tsx';
import styles from './signature.module.css';

interface SignatureCheckProps {
  words: WorkbenchWords['signature'];
  /** Value of the header `PayPay-Signature`. */
  header: string | undefined;
  rawBody: string;
  privateKey: string;
  formatCount: (count: number) => string;
}

/** Verifies the signature of a webhook step by step, or explains why that is not possible. */
export function SignatureCheck({ words, header, ...rest }: SignatureCheckProps) {
  const signature = readSignature(header ?? '');
  const obstacle = signature ? !canSign() && words.noCrypto : words.noHeader;
  if (obstacle || !signature) {
    return (
      <div className={styles.failure}>
        <Note kind="warning" title={words.title}>
          {obstacle}
        </Note>
      </div>
    );
  }
  return <SignatureSteps words={words} signature={signature} {...rest} />;
}
