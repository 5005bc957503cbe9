import { signatureVector } from '@words/guide.ts';
import { soapVector } from '@words/soap.ts';
import { type ValueRow, Values } from '../guide/Values.tsx';

interface SoapVectorProps {
  /** The hash of a request's `entity`, or the `hookHash` of a notification. */
  of: 'entity' | 'hook';
  /** The test vector of the contract, added at build time (plugins/dataImports.ts). */
  data: { privateKey: string; action?: string; date: string; hash: string };
}

/** Field names of the hash's inputs. */
const names = {
  entity: { date: 'date', hash: 'hash' },
  hook: { date: 'hookDate', hash: 'hookHash' },
};

/** A hash test vector: inputs and expected output. */
export function SoapVector({ of, data: { privateKey, action, date, hash } }: SoapVectorProps) {
  const rows: ValueRow[] = [
    [signatureVector.key, privateKey],
    ...(action ? [['hookAction', action] as const] : []),
    [names[of].date, date],
    [soapVector.input, privateKey + (action ?? '') + date],
    [names[of].hash, hash],
  ];
  return <Values caption={soapVector.caption} rows={rows} />;
}
