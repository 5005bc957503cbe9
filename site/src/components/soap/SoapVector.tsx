import { translate } from '@docusaurus/Translate';
import { type ValueRow, Values } from '../guide/Values.tsx';

interface SoapVectorProps {
  /** The hash of a request's `entity`, or the `hookHash` of a notification. */
  of: 'entity' | 'hook';
  /** The vector of the contract, added by the build (plugins/dataImports.ts). */
  data: { privateKey: string; action?: string; date: string; hash: string };
}

/** What the fields are called where the hash is made. */
const names = {
  entity: { date: 'date', hash: 'hash' },
  hook: { date: 'hookDate', hash: 'hookHash' },
};

/** A hash worked out once: what goes in, and what has to come out. */
export function SoapVector({ of, data: { privateKey, action, date, hash } }: SoapVectorProps) {
  const rows: ValueRow[] = [
    [translate({ id: 'vector.key', message: 'Chave privada' }), privateKey],
    ...(action ? [['hookAction', action] as const] : []),
    [names[of].date, date],
    [
      translate({ id: 'soapVector.input', message: 'O que entra no SHA-256' }),
      privateKey + (action ?? '') + date,
    ],
    [names[of].hash, hash],
  ];
  return (
    <Values caption={translate({ id: 'soapVector.caption', message: 'Um hash já calculado' })} rows={rows} />
  );
}
