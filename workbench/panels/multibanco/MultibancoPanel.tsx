import { formatAmount, parseAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import frame from '@balcao/ui/panel.module.css';
import { use, useMemo } from 'react';
import { apiHeaders, type SeedCredentials, seedCredentials } from '../../core/apiCredentials.ts';
import { isNetworkFailure } from '../../core/client.ts';
import { refusalOf } from '../../core/exchange.ts';
import type { Locale } from '../../core/locale.ts';
import { groupReference } from '../../core/payment.ts';
import { requestAs } from '../../core/runnerContext.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { FailureNote } from '../../parts/FailureNote.tsx';
import { ModeBar } from '../../parts/ModeBar.tsx';
import { Place, usePlace } from '../../parts/place.ts';
import { SandboxLine } from '../../parts/SandboxLine.tsx';
import { WebhookCard } from '../../parts/WebhookCard.tsx';
import type { Recording } from '../../runner/recording.ts';
import { loadPaneWords } from '../../words/panes/load.ts';
import type { PaneWords } from '../../words/panes/pt.ts';
import type { WorkbenchWords } from '../../words/pt.ts';
import { CreateStep } from './CreateStep.tsx';
import styles from './multibanco-panel.module.css';
import { PayStep } from './PayStep.tsx';
import { type AnnouncementKind, nextPoll, type PanelState, refusalText } from './panelState.ts';
import { recordedDraft, referenceCall } from './ReferenceForm.tsx';
import { StepFrame } from './StepFrame.tsx';
import { Timeline } from './Timeline.tsx';
import { usePanelState } from './usePanelState.ts';

/** Announces changes to screen readers; repeated sentences are announced again. */
function LiveRegion({ panel }: { panel: PanelState }) {
  const { words, locale } = usePlace();
  const { kind, count } = panel.announcement;
  return (
    <div className={blocks.unseen} aria-live="polite">
      <span key={count}>{kind ? sentence(kind, words.announcement, locale, panel) : ''}</span>
    </div>
  );
}

function sentence(
  kind: AnnouncementKind,
  words: WorkbenchWords['announcement'],
  locale: Locale,
  panel: PanelState,
): string {
  const { payment } = panel;
  if (kind === 'created' && payment) {
    return words.created(
      groupReference(payment.referenceDetails.reference),
      formatAmount(payment.amount, locale),
    );
  }
  if (kind === 'created') return '';
  return [words[kind], refusalText(panel, kind)].filter(Boolean).join(' ');
}

/** Step 3: the states from GET /payments/{id}, and the webhook with its signature. */
function TrackStep({ panel, privateKey }: { panel: PanelState; privateKey: string }) {
  const { words } = usePlace();
  const { lastRead, delivery, payment } = panel;
  const done = payment !== undefined && nextPoll(panel) === undefined;
  const note = done ? undefined : words.track.polling;
  const refusal = lastRead && refusalOf(lastRead.reply);
  return (
    <StepFrame number={3} title={words.track.title} lead={words.track.lead} done={done} area="track">
      {lastRead && isNetworkFailure(lastRead.reply) && (
        <FailureNote
          title={words.exchange.networkFailure[lastRead.reply.networkFailure]}
          text={words.track.retrying}
        />
      )}
      {refusal && <FailureNote title={words.create.refused} text={refusal} />}
      <Timeline panel={panel} />
      {delivery && <WebhookCard delivery={delivery} privateKey={privateKey} />}
      {lastRead && <ExchangeView words={words.exchange} exchange={lastRead} note={note} closed />}
    </StepFrame>
  );
}

interface MultibancoPanelProps {
  locale: Locale;
  baseUrl: string;
  recording: Recording;
  seed: SeedCredentials;
}

/**
 * A Multibanco payment from its creation to the webhook, in the reader's sandbox. Suspends while texts load, so it is
 * mounted when the reader opens it.
 */
export function MultibancoPanel(props: MultibancoPanelProps) {
  return <Panel {...props} workbench={use(loadPaneWords(props.locale))} />;
}

function Panel({
  locale,
  baseUrl,
  recording,
  seed,
  workbench,
}: MultibancoPanelProps & { workbench: PaneWords }) {
  const words = workbench.shared;
  const firstDraft = { amount: words.create.amountExample, code: words.create.codeExample };
  const shared = useMemo(() => seedCredentials(seed), [seed]);
  const { mode, panel, keyring, actions } = usePanelState({
    locale,
    baseUrl,
    recording,
    shared,
    firstDraft,
  });
  const keys = keyring.current;
  const readOnly = mode.kind === 'recording';
  const draft = readOnly ? recordedDraft(recording, locale) : panel.draft;
  const amount = parseAmount(draft.amount, locale);
  const amountCents = 'cents' in amount ? amount.cents : 0;
  return (
    <Place value={{ words, locale, baseUrl }}>
      <section className={frame.panel} aria-label={words.panel}>
        <ModeBar
          mode={mode}
          recordedAt={recording.clock}
          onRestart={actions.restart}
          onLookAgain={actions.lookAgain}
        />
        {mode.kind === 'live' && (
          <SandboxLine
            words={workbench}
            sendRequest={requestAs(mode.origin, keys, locale)}
            keyring={keyring}
            onReset={actions.restart}
          />
        )}
        <div className={styles.steps} data-steps="">
          <CreateStep
            panel={panel}
            draft={draft}
            preview={{ ...referenceCall(amountCents, draft.code), headers: apiHeaders(keys, locale) }}
            readOnly={readOnly}
            onType={actions.type}
            onCreate={actions.create}
          />
          <PayStep
            panel={panel}
            readOnly={readOnly}
            onType={actions.typeBill}
            onPay={actions.pay}
            onReset={actions.resetAtm}
          />
          <TrackStep panel={panel} privateKey={keys.privateKey} />
        </div>
        <LiveRegion panel={panel} />
      </section>
    </Place>
  );
}
