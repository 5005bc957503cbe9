import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { Toast } from '@balcao/ui/toast/Toast.tsx';
import { use, useState } from 'react';
import { hrefOf } from '../app/paneLocation.ts';
import { type PaneId, paneAt, panes } from '../app/panes.ts';
import type { Locale } from '../locale.ts';
import { TitleLevel } from '../pane/Pane.tsx';
import { PlaceLink } from '../pane/PaneLink.tsx';
import { useNews } from '../pane/useToast.ts';
import { useBench } from '../pane/useWorkbench.ts';
import { BackToShared } from '../play/BackToShared.tsx';
import { useSandbox } from '../useSandbox.ts';
import { loadBenchWords } from '../words/panes/load.ts';
import styles from './pane-panel.module.css';

interface PanePanelProps {
  locale: Locale;
  /** Base of the site, with a slash at its end: `runtime.json` under it names the sandbox. */
  baseUrl: string;
  /** The documentation in this language, without a slash at its end. */
  docsUrl: string;
  pane: PaneId;
}

/** One pane of the workbench on a page of the documentation, at the reader's own sandbox. */
export function PanePanel({ locale, baseUrl, docsUrl, pane }: PanePanelProps) {
  const { shared } = use(loadBenchWords(locale));
  const { mode, lookAgain } = useSandbox(baseUrl);
  if (mode.kind === 'live')
    return <Live locale={locale} docsUrl={docsUrl} pane={pane} origin={mode.origin} />;
  if (mode.kind === 'looking') return <Progress label={shared.mode.looking} />;
  return (
    <EmptyState
      announce
      title={shared.mode.nobody}
      action={<Button onClick={lookAgain}>{shared.mode.again}</Button>}
    >
      {shared.mode.startOne} <code>{shared.mode.command}</code>
    </EmptyState>
  );
}

function Live({ locale, docsUrl, pane, origin }: Omit<PanePanelProps, 'baseUrl'> & { origin: string }) {
  const [place, setPlace] = useState<readonly string[]>([pane]);
  const { news, say, forget } = useNews();
  const bench = useBench({
    origin,
    locale,
    docsUrl,
    // Opened beside this page, a place is one of the whole workbench.
    hrefOf: (to) => `${origin}/?lang=${locale}${hrefOf(to)}`,
    open: setPlace,
    say,
  });
  const id = paneAt(place[0]);
  const { sandboxes, current } = bench.keyring;
  const isShared = current.platformCode === sandboxes[0]?.platformCode;
  const { Pane } = panes[id];
  return (
    <TitleLevel value="h2">
      <div className={styles.panel}>
        {!isShared && (
          <p className={styles.where}>
            {bench.words.play.where.private} <code>{current.platformCode}</code>.{' '}
            <BackToShared words={bench.words} keyring={bench.keyring} />
          </p>
        )}
        {id !== pane && (
          <PlaceLink bench={bench} to={[pane]}>
            {bench.words.frame.backTo(bench.words.frame.panes[pane])}
          </PlaceLink>
        )}
        <Pane key={`${id} ${bench.desk.keys.platformCode}`} bench={bench} place={place.slice(1)} />
        <Toast message={news?.message ?? null} tone={news?.tone} onDone={forget} />
      </div>
    </TitleLevel>
  );
}
