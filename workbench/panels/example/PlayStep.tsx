import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { isNetworkFailure } from '../../core/client.ts';
import type { Exchange } from '../../core/exchange.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { FailureNote, networkNote } from '../../parts/FailureNote.tsx';
import { usePanel } from '../../parts/PanelFrame.tsx';
import { WebhookLine } from '../../parts/WebhookLine.tsx';
import type { StepResult } from '../../runner/runRecordedStep.ts';
import { type StepVerdict, stepVerdictLooks } from './stepVerdict.ts';

/** Maximum number of differences to list; limited because an entirely different response differs everywhere. */
const mostShown = 6;
const longest = 36;

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function Differences({ differences }: Pick<StepResult, 'differences'>) {
  const words = usePanel().words.play;
  const left = differences.length - mostShown;
  const shown = (value: unknown) =>
    value === undefined ? words.absent : <code>{shorten(JSON.stringify(value))}</code>;
  return (
    <div>
      <Table caption={words.differences} columns={[words.place, words.recorded, words.real]}>
        <tbody>
          {differences.slice(0, mostShown).map(({ path, recorded, real }) => (
            <tr key={path}>
              <th scope="row">{path === 'status' ? words.status : <code>{path}</code>}</th>
              <td>{shown(recorded)}</td>
              <td>{shown(real)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {left > 0 && <p className={blocks.hint}>{words.more(left)}</p>}
    </div>
  );
}

interface PlayStepProps {
  /** Id of the step's list item, to which the outcome of a run links. */
  id: string;
  number: number;
  title: string;
  isCommand: boolean;
  refusal?: string;
  preview?: Omit<Exchange, 'reply'>;
  played?: StepResult;
  verdict?: StepVerdict;
  running: boolean;
  busy: boolean;
  privateKey: string;
  onRun(): void;
}

export function PlayStep(props: PlayStepProps) {
  const { number, title, isCommand, refusal, preview, played, verdict, running, busy, privateKey } = props;
  const { words } = usePanel();
  const w = words.play;
  const exchange = played?.exchange ?? preview;
  return (
    <li className={blocks.column} id={props.id}>
      <div className={blocks.row}>
        <span className={blocks.number} data-done={verdict === 'asRecorded' || undefined} aria-hidden="true">
          {number}
        </span>
        <strong className={blocks.grow}>
          {title} {isCommand && <Badge>{w.command}</Badge>}
          {refusal && <Badge tone="cancelled">{w.refusal(refusal)}</Badge>}
        </strong>
        {verdict ? (
          <StateMark state={verdict} looks={stepVerdictLooks(w)} />
        ) : (
          <Button size="small" aria-label={w.runNamed(number, title)} off={busy} onClick={props.onRun}>
            {running ? words.shared.run.running : words.shared.run.start}
          </Button>
        )}
      </div>
      {exchange && <ExchangeView words={words.shared.exchange} exchange={exchange} closed={!played} beside />}
      {played?.delivery && <WebhookLine delivery={played.delivery} privateKey={privateKey} />}
      {played && played.differences.length > 0 && <Differences differences={played.differences} />}
      <MissingResponse played={played} />
    </li>
  );
}

function MissingResponse({ played }: { played?: StepResult }) {
  const { words } = usePanel();
  if (!played) return null;
  const { exchange, dropped } = played;
  if (!exchange) return <FailureNote title={words.play.silent} text={words.play.silentText} />;
  if (dropped || !isNetworkFailure(exchange.reply)) return null;
  return <FailureNote {...networkNote(words.shared, exchange.reply.networkFailure)} />;
}
