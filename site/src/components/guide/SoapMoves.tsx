import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { soapMoves } from '@words/soap.ts';
import { facts, rowOf } from '../../facts/facts.ts';
import type { RestPlace } from '../../facts/types.ts';
import styles from './soap-moves.module.css';

interface SoapMovesProps {
  /** Method of the SOAP service, `doWebPayment`; or `entity`, `webhook`. */
  of: string;
  /** What is sent, or what comes back. */
  part: 'request' | 'answer';
}

/** Locations of values in a REST call, in words. */
const places = (): Record<RestPlace, string> => ({
  header: soapMoves.header,
  path: soapMoves.path,
  query: soapMoves.query,
  body: soapMoves.body,
  data: soapMoves.data,
  error: soapMoves.error,
  status: soapMoves.status,
});

/** All fields of a SOAP method, and their REST equivalents. */
export function SoapMoves({ of, part }: SoapMovesProps) {
  const words = places();
  const names = {
    request: soapMoves.request(of),
    answer: soapMoves.answer(of),
  };
  const heads = {
    request: soapMoves.sent,
    answer: soapMoves.got,
  };
  return (
    <Table caption={names[part]} columns={[heads[part], soapMoves.rest]}>
      <tbody>
        {rowOf(facts.soapToRest, of)[part].map(({ soap, rest, words: note }) => (
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
