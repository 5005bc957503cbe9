import { isNetworkFailure } from '../client.ts';
import { ExchangeView } from '../exchange/ExchangeView.tsx';
import type { Exchange } from '../exchange/exchange.ts';
import { FailureNote } from '../multibanco/FailureNote.tsx';
import type { PaneWords } from '../words/panes/pt.ts';
import type { FieldErrors } from './fieldErrors.ts';
import styles from './form-panel.module.css';

interface ResponseViewProps {
  words: PaneWords;
  exchange: Exchange;
  refused: FieldErrors;
}

/** The response; messages of a refusal that concern no field. Messages about a field stand at the field. */
export function ResponseView({ words, exchange, refused }: ResponseViewProps) {
  const { reply } = exchange;
  const w = words.forms;
  const isRefused = !isNetworkFailure(reply) && reply.status >= 400;
  const outcome = isRefused ? `${w.refused} ${w.kept}` : w.accepted;
  return (
    <div className={styles.answer}>
      <p role="status" className={styles.outcome} data-refused={isRefused || undefined}>
        {isNetworkFailure(reply) ? words.shared.exchange.networkFailure[reply.networkFailure] : outcome}
      </p>
      {isNetworkFailure(reply) && (
        <p className={styles.note}>{words.shared.networkFailure[reply.networkFailure]}</p>
      )}
      {refused.others.map((reason) => (
        <FailureNote key={reason} title={w.refused} text={reason} />
      ))}
      <ExchangeView words={words.shared.exchange} exchange={exchange} beside />
    </div>
  );
}
