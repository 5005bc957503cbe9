import { signatureVector } from '@words/guide.ts';
import { type ValueRow, Values } from './Values.tsx';

interface Vector {
  privateKey: string;
  body: string;
  ts: string;
  hash: string;
}

/** A signature test vector: inputs and expected hash. */
export function SignatureVector({ data: vector }: { data: Vector }) {
  const rows: ValueRow[] = [
    [signatureVector.key, vector.privateKey],
    [signatureVector.body, vector.body],
    ['ts', vector.ts],
    [signatureVector.message, `${vector.body}${vector.ts}`],
    [signatureVector.hash, vector.hash],
  ];
  return <Values caption={signatureVector.caption} rows={rows} />;
}
