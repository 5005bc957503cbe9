import { translate } from '@docusaurus/Translate';
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
    [translate({ id: 'vector.key', message: 'Chave privada' }), vector.privateKey],
    [translate({ id: 'vector.body', message: 'Corpo' }), vector.body],
    ['ts', vector.ts],
    [translate({ id: 'vector.message', message: 'O que se assina' }), `${vector.body}${vector.ts}`],
    [translate({ id: 'vector.hash', message: 'Resultado' }), vector.hash],
  ];
  return (
    <Values
      caption={translate({ id: 'vector.caption', message: 'Uma assinatura já calculada' })}
      rows={rows}
    />
  );
}
