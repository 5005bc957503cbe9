import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { noCredentials } from '../../core/apiCredentials.ts';
import { type Destination, hostOf } from '../../core/destination.ts';
import { useKeyring } from '../../core/keyring.ts';
import type { SandboxMode } from '../../core/sandboxMode.ts';
import { baseInTab } from '../../core/tab/originInTab.ts';
import { useTabSandbox } from '../../core/tab/tabSandbox.ts';
import type { WorkbenchWords } from '../../words/pt.ts';
import { usePlace } from '../place.ts';
import styles from './destination.module.css';

/** Source of the responses: a sandbox or server with its URL and credentials, a recording, or none yet. */
export function ModeMark({ mode }: { mode: SandboxMode }) {
  const { words } = usePlace();
  const { waiting, loadedShare } = useTabSandbox();
  if (mode.kind === 'looking' && waiting > 0)
    return (
      <span className={styles.loading}>
        <Progress label={words.mode.loading} value={loadedShare} />
      </span>
    );
  if (mode.kind === 'looking') return <Badge>{words.mode.looking}</Badge>;
  if (mode.kind === 'live') return <LiveMark origin={mode.origin} />;
  return <RecordingMark />;
}

export function RecordingMark() {
  const { words } = usePlace();
  return (
    <Badge tone="accent">
      <Icon size={12} path="M3 1.8v8.4L10 6Z" />
      {words.mode.recording}
    </Badge>
  );
}

function LiveMark({ origin }: { origin: string }) {
  const { words } = usePlace();
  const w = words.destination;
  // The shared keys are replaced with empty ones, because the mark does not name them.
  const { server, current, inTab } = useKeyring(origin, noCredentials);
  const unnamed = server ? w.noKeys : inTab ? w.given : w.shared;
  return (
    <span className={blocks.row}>
      <Badge tone="confirmed">
        <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor">
          <circle cx="6" cy="6" r="1.6" fill="currentColor" />
          <path d="M3 9a4.2 4.2 0 0 1 0-6m6 0a4.2 4.2 0 0 1 0 6" strokeWidth="1.4" strokeLinecap="round" />
        </svg>
        {server ? w.kinds.testing : words.mode.live}
      </Badge>
      <span className={blocks.code}>{placeOf(words, origin)}</span>
      <span className={styles.keys}>{current.platformCode ? w.platform(current.platformCode) : unnamed}</span>
    </span>
  );
}

/** Name of a server for readers: its host, or the words for a sandbox in their browser. */
export function placeOf(words: WorkbenchWords, origin: string): string {
  return baseInTab(origin) === undefined ? hostOf(origin) : words.mode.inTab;
}

/** Name of a destination for readers: the host of a sandbox chosen by URL, otherwise the kind. */
export function destinationName(words: WorkbenchWords, destination: Destination): string {
  return destination.kind === 'url' ? hostOf(destination.origin) : words.destination.kinds[destination.kind];
}
