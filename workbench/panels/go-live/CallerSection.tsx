import type { CallerExamination, CallerFinding } from '@balcao/contract/control/caller.ts';
import { formatMoment } from '@balcao/text/dates.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { type StateLook, StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import type { PaneWords } from '../../words/panes/paneWords.ts';
import styles from './go-live.module.css';

const looksOf = (words: PaneWords['goLive']['caller']['looks']): Record<CallerFinding['outcome'], StateLook> => ({
  clear: { word: words.clear, shape: 'check', tone: 'confirmed' },
  found: { word: words.found, shape: 'cross', tone: 'cancelled' },
  unexamined: { word: words.unexamined, shape: 'ring', tone: 'plain' },
});

/** Values of `data-outcome`: findings get the same edge colours as the results of a receiver. */
const edges = { clear: 'passed', found: 'failed', unexamined: undefined } as const;

function Evidence({ at, seen, detail, callId, deliveryId, paymentId }: CallerFinding['evidence'][number]) {
  const { locale, words } = useWorkbench();
  const to = deliveryId ? ['webhooks', 'deliveries', deliveryId] : ['requests', callId ?? ''];
  return (
    <li>
      <PaneLink to={to}>{seen}</PaneLink> {formatMoment(at, locale)}
      {paymentId && (
        <>
          {' '}
          · <PaneLink to={['payments', paymentId]}>{words.goLive.caller.payment(paymentId)}</PaneLink>
        </>
      )}
      {detail && (
        <>
          {' '}
          · <code>{detail}</code>
        </>
      )}
    </li>
  );
}

function Rule({ rule: { outcome, what, cost, remedy, link, found, evidence } }: { rule: CallerFinding }) {
  const { words, docsUrl } = useWorkbench();
  const w = words.goLive.caller;
  return (
    <li className={styles.checkpoint} data-outcome={edges[outcome]}>
      <div className={blocks.ends}>
        <h3 className={blocks.heading}>
          <Sentence text={what} />
        </h3>
        <StateMark state={outcome} looks={looksOf(w.looks)} />
      </div>
      {outcome === 'found' && (
        <>
          <p className={blocks.failed}>
            <Sentence text={cost} />
          </p>
          <ul className={blocks.list}>
            {evidence.map((each) => (
              <Evidence key={`${each.callId} ${each.deliveryId} ${each.at}`} {...each} />
            ))}
            {found > evidence.length && <li>{w.more(found - evidence.length)}</li>}
          </ul>
          <p className={blocks.hint}>
            <Sentence text={remedy} /> <a href={docsUrl + link}>{w.link}</a>
          </p>
        </>
      )}
    </li>
  );
}

function Examination({ calls, rules }: CallerExamination) {
  const w = useWorkbench().words.goLive.caller;
  if (rules.every(({ outcome }) => outcome === 'unexamined')) return <p className={blocks.hint}>{w.none}</p>;
  return (
    <>
      <p role="status">{w.counted(calls, rules.filter(({ outcome }) => outcome === 'found').length)}</p>
      <ol className={`${blocks.list} ${blocks.frame} ${blocks.divided}`} aria-label={w.title}>
        {rules.map((rule) => (
          <Rule key={rule.rule} rule={rule} />
        ))}
      </ol>
    </>
  );
}

/** Examines the program's calls, the other half of a payment. Only on request, because reading the log takes long. */
export function CallerSection() {
  const { words, context } = useWorkbench();
  const w = words.goLive.caller;
  const live = useLiveData<CallerExamination>(context, '/sandbox/caller', []);
  return (
    <section className={blocks.column} data-print="" aria-labelledby="go-live-caller">
      <header className={`${blocks.card} ${blocks.ends}`}>
        <div className={blocks.grow}>
          <h2 id="go-live-caller" className={blocks.heading}>
            {w.title}
          </h2>
          <p className={blocks.hint}>{w.lead}</p>
        </div>
        <Button className={styles.unprinted} onClick={live.reload}>
          {w.again}
        </Button>
      </header>
      <LoadedContent live={live}>{(examination) => <Examination {...examination} />}</LoadedContent>
    </section>
  );
}
