import { parseAmount } from '@balcao/text/money.ts';
import { use, useMemo } from 'react';
import { headersOf, seededKeys } from '../context/apiCredentials.ts';
import { askAs } from '../context/runnerContext.ts';
import type { Locale } from '../locale.ts';
import frame from '../panel/frame.module.css';
import { SandboxLine } from '../play/SandboxLine.tsx';
import { loadBenchWords } from '../words/panes/load.ts';
import type { BenchWords } from '../words/panes/pt.ts';
import { CreateStep } from './CreateStep.tsx';
import { NewsRegion } from './LiveRegion.tsx';
import { ModeBar } from './ModeBar.tsx';
import styles from './multibanco-panel.module.css';
import { referenceBody, type Seed } from './multibancoApi.ts';
import { PayStep } from './PayStep.tsx';
import { type Recording, recordedDraft } from './recording.ts';
import { TrackStep } from './TrackStep.tsx';
import { useSession } from './usePanelState.ts';

export interface MultibancoPanelProps {
  locale: Locale;
  /** Base of the site, with a slash at its end: `runtime.json` under it names the sandbox. */
  baseUrl: string;
  /** Played where no sandbox answers. */
  recording: Recording;
  /** Credentials every fresh sandbox holds. */
  seed: Seed;
}

/**
 * A Multibanco reference from its creation to the webhook, in the sandbox that the reader has chosen. It suspends while the
 * words of its language are fetched, and looks for a sandbox once it is there: mount it when the reader asks for it.
 */
export function MultibancoPanel(props: MultibancoPanelProps) {
  return <Panel {...props} bench={use(loadBenchWords(props.locale))} />;
}

function Panel({ locale, baseUrl, recording, seed, bench }: MultibancoPanelProps & { bench: BenchWords }) {
  const words = bench.shared;
  const firstDraft = { amount: words.create.amountExample, code: words.create.codeExample };
  const shared = useMemo(() => seededKeys(seed), [seed]);
  const { mode, session, keyring, actions } = useSession({ locale, baseUrl, recording, shared, firstDraft });
  const keys = keyring.current;
  const readOnly = mode.kind === 'recording';
  const draft = readOnly ? recordedDraft(recording, locale) : session.draft;
  const amount = parseAmount(draft.amount, locale);
  const amountCents = 'cents' in amount ? amount.cents : 0;
  return (
    <section className={frame.panel} aria-label={words.panel}>
      <ModeBar
        words={words}
        locale={locale}
        mode={mode}
        recordedAt={recording.clock}
        onRestart={actions.restart}
        onLookAgain={actions.lookAgain}
      />
      {mode.kind === 'live' && (
        <SandboxLine
          words={bench}
          ask={askAs(mode.origin, keys, locale)}
          keyring={keyring}
          onReset={actions.restart}
        />
      )}
      <div className={styles.steps} data-steps="">
        <CreateStep
          words={words}
          locale={locale}
          session={session}
          draft={draft}
          preview={{
            method: 'POST',
            path: '/api/payments/references',
            headers: headersOf(keys, locale),
            body: referenceBody({ amountCents, code: draft.code.trim() }),
          }}
          readOnly={readOnly}
          onType={actions.type}
          onCreate={actions.create}
        />
        <PayStep
          words={words}
          locale={locale}
          session={session}
          readOnly={readOnly}
          onType={actions.typeSlip}
          onPay={actions.pay}
          onReset={actions.resetAtm}
        />
        <TrackStep words={words} locale={locale} session={session} privateKey={keys.privateKey} />
      </div>
      <NewsRegion words={words.news} locale={locale} session={session} />
    </section>
  );
}
