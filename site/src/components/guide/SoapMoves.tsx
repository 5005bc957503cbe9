import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { soapMoves } from '@words/soap.ts';
import { facts, rowOf } from '../../facts/facts.ts';
import { RowTable } from './RowTable.tsx';
import styles from './row-tables.module.css';

type Move = (typeof facts.soapToRest)[number]['request'][number];

const restOf = ({ rest, words: note }: Move) => (
  <>
    {rest && rest.place !== 'status' && (
      <>
        <code>{rest.path}</code>{' '}
      </>
    )}
    {rest ? <span className={styles.place}>{soapMoves[rest.place]}</span> : '—'}
    {note && (
      <div className={styles.note}>
        <Sentence text={note} />
      </div>
    )}
  </>
);

export function SoapMoves({ of, part }: { of: string; part: 'request' | 'answer' }) {
  const heading = part === 'request' ? soapMoves.sent : soapMoves.got;
  return (
    <RowTable
      caption={soapMoves[part](of)}
      rows={rowOf(facts.soapToRest, of)[part]}
      columns={[
        [heading, ({ soap }) => <code>{soap}</code>],
        [soapMoves.rest, restOf],
      ]}
    />
  );
}
