import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import frame from '@balcao/ui/panel.module.css';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { Toast } from '@balcao/ui/toast/Toast.tsx';
import { use, useState } from 'react';
import { seedCredentials } from '../core/apiCredentials.ts';
import { useDestination } from '../core/destination.ts';
import { keysInUse } from '../core/keyring.ts';
import { docsUrlOf, type Locale } from '../core/locale.ts';
import { type SandboxMode, useSandbox } from '../core/sandboxMode.ts';
import { loadFacts } from '../facts/workbenchFacts.ts';
import { DestinationControl, StartCommand } from '../parts/destination/DestinationControl.tsx';
import { canAnswer, PanelStrip, silenceOf } from '../parts/PanelStrip.tsx';
import { TitleLevel } from '../parts/pane/Pane.tsx';
import { PaneLink } from '../parts/pane/PaneLink.tsx';
import { useNewWorkbench, useToast } from '../parts/pane/useNewWorkbench.ts';
import { Workbench } from '../parts/pane/workbenchContext.ts';
import styles from '../parts/panel-strip.module.css';
import { Place, usePlace } from '../parts/place.ts';
import { loadPaneWords } from '../words/panes/loadPaneWords.ts';
import { workbenchHref } from './paneLocation.ts';
import { type PaneId, paneAt, panes } from './panes.ts';

interface PanePanelProps {
  locale: Locale;
  baseUrl: string;
  pane: PaneId;
}

/** Pane of the workbench on a documentation page. Uses the reader's sandbox. */
export function PanePanel({ locale, baseUrl, pane }: PanePanelProps) {
  const { shared } = use(loadPaneWords(locale));
  const { mode, lookAgain } = useSandbox(baseUrl);
  const destination = useDestination();
  if (mode.kind === 'live')
    return (
      <Place value={{ words: shared, locale, baseUrl }}>
        <LivePane key={mode.origin} {...{ pane, mode, lookAgain }} />
      </Place>
    );
  if (mode.kind === 'looking') return <Progress label={shared.mode.looking} />;
  const { title, text } = silenceOf(shared, destination, undefined, false);
  return (
    <Place value={{ words: shared, locale, baseUrl }}>
      <EmptyState
        announce
        title={title}
        action={
          <>
            {canAnswer(destination) && <Button onClick={lookAgain}>{shared.mode.again}</Button>}{' '}
            <DestinationControl text={shared.destination.choose} />
          </>
        }
      >
        {text} {destination.kind === 'local' && <StartCommand />}
      </EmptyState>
    </Place>
  );
}

interface LivePaneProps {
  pane: PaneId;
  mode: Extract<SandboxMode, { kind: 'live' }>;
  lookAgain: () => Promise<unknown>;
}

function LivePane({ pane, mode, lookAgain }: LivePaneProps) {
  const { locale, baseUrl } = usePlace();
  const { origin } = mode;
  const [location, setLocation] = useState<readonly string[]>([pane]);
  const shared = seedCredentials(use(loadFacts(locale)).seed);
  const { toast, showToast, dismiss } = useToast();
  const workbench = useNewWorkbench({
    origin,
    locale,
    docsUrl: docsUrlOf(baseUrl, locale),
    // A location opened in another tab shows the full workbench with the same keys.
    hrefOf: (to) => workbenchHref(origin, locale, to, keysInUse(origin, shared)),
    open: setLocation,
    showToast,
  });
  const id = paneAt(location[0]);
  const { words, keyring, context } = workbench;
  const { Pane } = panes[id];
  return (
    <Workbench value={workbench}>
      <TitleLevel value={id === pane ? 'none' : 'h2'}>
        <div className={frame.panel}>
          <PanelStrip {...{ words, mode, keyring }} sendRequest={context.request} onLookAgain={lookAgain} />
          <div className={`${blocks.column} ${styles.below}`}>
            {id !== pane && <PaneLink to={[pane]}>{words.frame.backTo(words.frame.panes[pane])}</PaneLink>}
            <Pane key={`${id} ${context.keys.platformCode}`} params={location.slice(1)} />
          </div>
          <Toast message={toast?.message ?? null} tone={toast?.tone} onDone={dismiss} />
        </div>
      </TitleLevel>
    </Workbench>
  );
}
