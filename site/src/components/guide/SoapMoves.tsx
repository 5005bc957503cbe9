import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import type { MoveFact, RestPlace } from '../../facts/types.ts';
import styles from './soap-moves.module.css';

interface SoapMovesProps {
  /** Method of the SOAP service, `doWebPayment`; or `entity`, `webhook`. */
  of: string;
  /** What is sent, or what comes back. */
  part: 'request' | 'answer';
  /** Rows of the contract, added at build time (plugins/dataImports.ts). */
  data: Record<SoapMovesProps['part'], readonly MoveFact[]>;
}

/** Locations of values in a REST call, in words. */
const places = (): Record<RestPlace, string> => ({
  header: translate({ id: 'soapMoves.header', message: 'cabeçalho' }),
  path: translate({ id: 'soapMoves.path', message: 'no caminho' }),
  query: translate({ id: 'soapMoves.query', message: 'na query' }),
  body: translate({ id: 'soapMoves.body', message: 'no corpo' }),
  data: translate({ id: 'soapMoves.data', message: 'nos dados da resposta' }),
  error: translate({ id: 'soapMoves.error', message: 'no erro' }),
  status: translate({ id: 'soapMoves.status', message: 'o estado HTTP' }),
});

/** All fields of a SOAP method, and their REST equivalents. */
export function SoapMoves({ of, part, data }: SoapMovesProps) {
  const words = places();
  const names = {
    request: translate({ id: 'soapMoves.request', message: 'Pedido de {name}' }, { name: of }),
    answer: translate({ id: 'soapMoves.answer', message: 'Resposta de {name}' }, { name: of }),
  };
  const heads = {
    request: translate({ id: 'soapMoves.sent', message: 'Pedido, em SOAP' }),
    answer: translate({ id: 'soapMoves.got', message: 'Resposta, em SOAP' }),
  };
  return (
    <Table caption={names[part]}>
      <thead>
        <tr>
          <th scope="col">{heads[part]}</th>
          <th scope="col">{translate({ id: 'soapMoves.rest', message: 'Em REST' })}</th>
        </tr>
      </thead>
      <tbody>
        {data[part].map(({ soap, rest, words: note }) => (
          <tr key={soap}>
            <th scope="row">
              <code>{soap}</code>
            </th>
            <td>
              {rest && rest.place !== 'status' && (
                <>
                  <code>{rest.path}</code>{' '}
                </>
              )}
              {rest ? <span className={styles.place}>{words[rest.place]}</span> : '—'}
              {note && (
                <div className={styles.note}>
                  <Sentence text={note} />
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
