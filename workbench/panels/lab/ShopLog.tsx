import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import { useId } from 'react';
import type { Exchange } from '../../core/exchange.ts';
import { textIn } from '../../core/xml.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { usePanel } from '../../parts/PanelFrame.tsx';
import { WebhookCard } from '../../parts/WebhookCard.tsx';
import { HookProof } from './HookProof.tsx';
import styles from './lab-panel.module.css';
import { actors } from './orderLooks.ts';
import type { LogEntry } from './useLab.ts';

/** Steps whose log entries are initially open. */
const openedSteps = new Set<LogEntry['step']>(['place', 'webhook', 'back', 'update']);

function eventIn({ body }: Exchange): string {
  const action = typeof body === 'string' ? textIn(body, 'action') : (body as { action?: string })?.action;
  return action ?? '';
}

/** Name of a log entry: a SOAP method, an event, or an HTTP call. */
function nameOf(entry: LogEntry): string {
  if ('delivery' in entry) return entry.delivery.action;
  const { method, path } = entry.exchange;
  const name = entry.name ?? `${method} ${path.replace(/\?.*/, '')}`;
  return entry.step === 'subscribe' ? `${name} ${eventIn(entry.exchange)}` : name;
}

export function ShopLog({ entries, privateKey }: { entries: readonly LogEntry[]; privateKey: string }) {
  const id = useId();
  const w = usePanel().words.lab;
  return (
    <section className={styles.log} aria-labelledby={id}>
      <h3 id={id} className={blocks.heading}>
        {w.log}
      </h3>
      <ol className={`${blocks.list} ${blocks.column}`}>
        {entries.map((entry) => (
          <li key={entry.key} data-step={entry.step}>
            <Disclosure
              open={openedSteps.has(entry.step)}
              title={
                <>
                  <Badge tone={entry.step === 'webhook' ? 'accent' : 'plain'}>{w.who[actors[entry.step]]}</Badge>{' '}
                  {w.steps[entry.step]} <span className={blocks.code}>{nameOf(entry)}</span>
                </>
              }
            >
              <EntryContent entry={entry} privateKey={privateKey} />
            </Disclosure>
          </li>
        ))}
      </ol>
    </section>
  );
}

function EntryContent({ entry, privateKey }: { entry: LogEntry; privateKey: string }) {
  const { words } = usePanel();
  if (!('delivery' in entry)) {
    const { exchange } = entry;
    // XML is too wide for half a panel.
    const isJson = typeof exchange.body !== 'string';
    return <ExchangeView words={words.shared.exchange} exchange={exchange} beside={isJson} />;
  }
  const { delivery } = entry;
  return (
    <div className={blocks.column}>
      <WebhookCard delivery={delivery} privateKey={privateKey} open />
      <HookProof body={delivery.body} privateKey={privateKey} />
    </div>
  );
}
