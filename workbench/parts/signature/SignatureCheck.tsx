import { Note } from '@balcao/ui/note/Note.tsx';
import { canSign, readSignature } from '../../core/signature/signature.ts';
import { usePlace } from '../place.ts';
import { SignatureSteps } from './SignatureSteps.tsx';
import styles from './signature.module.css';

interface SignatureCheckProps {
  header: string | undefined;
  rawBody: string;
  privateKey: string;
}

export function SignatureCheck({ header, ...rest }: SignatureCheckProps) {
  const words = usePlace().words.signature;
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
  return <SignatureSteps signature={signature} {...rest} />;
}
