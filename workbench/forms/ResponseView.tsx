import { isTrouble } from '../client.ts';
import { ExchangeView } from '../exchange/ExchangeView.tsx';
import type { Exchange } from '../exchange/exchange.ts';
import { Failure } from '../multibanco/FailureNote.tsx';
import type { BenchWords } from '../words/panes/pt.ts';
import type { Refused } from './fieldErrors.ts';
import styles from './form-panel.module.css';

interface AnswerProps {
  words: BenchWords;
  exchange: Exchange;
  refused: Refused;
}

/** What came back; a refusal says why in words, those about a field stand at the field. */
export function Answer({ words, exchange, refused }: AnswerProps) {
  const { reply } = exchange;
  const w = words.forms;
  const isRefused = !isTrouble(reply) && reply.status >= 400;
  const outcome = isRefused ? `${w.refused} ${w.kept}` : w.accepted;
  return (
    <div className={styles.answer}>
      <p role="status" className={styles.outcome} data-refused={isRefused || undefined}>
        {isTrouble(reply) ? words.shared.exchange.trouble[reply.trouble] : outcome}
      </p>
      {isTrouble(reply) && <p className={styles.note}>{words.shared.trouble[reply.trouble]}</p>}
      {refused.others.map((reason) => (
        <Failure key={reason} title={w.refused} text={reason} />
      ))}
      <ExchangeView words={words.shared.exchange} exchange={exchange} beside />
    </div>
  );
}
