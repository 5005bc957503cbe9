import { soapRestWay } from '@words/soap.ts';
import type { SoapMethodFact } from '../../facts/soap.ts';
import type { MoveFact } from '../../facts/types.ts';
import { SoapMoves } from '../guide/SoapMoves.tsx';
import { RestOperations } from './SoapMethod.tsx';
import styles from './soap.module.css';

interface SoapRestWayProps {
  /** Method of the service. */
  is: string;
  /** Its row of the contract and its REST fields, added at build time (plugins/dataImports.ts). */
  method: SoapMethodFact;
  moves: Record<'request' | 'answer', readonly MoveFact[]>;
}

/** REST equivalent of a method and of each of its fields. */
export function SoapRestWay({ is, method, moves }: SoapRestWayProps) {
  return (
    <>
      <div className={styles.rest}>
        <span>{soapRestWay.use}</span>
        <RestOperations method={method} />
      </div>
      {moves.request.length > 0 && <SoapMoves of={is} part="request" data={moves} />}
      <SoapMoves of={is} part="answer" data={moves} />
    </>
  );
}
