import { formatMoment } from '@balcao/text/dates.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { Suspense, useId, useState } from 'react';
import { isApiCredentials } from '../core/apiCredentials.ts';
import { type Destination, hostOf, useDestination } from '../core/destination.ts';
import type { Keyring } from '../core/keyring.ts';
import type { SandboxMode } from '../core/sandboxMode.ts';
import { baseInTab } from '../core/tab/originInTab.ts';
import { useTabSandbox } from '../core/tab/tabSandbox.ts';
import type { PaneWords } from '../words/panes/paneWords.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import { DestinationControl, StartCommand } from './destination/DestinationControl.tsx';
import { ModeMark } from './destination/ModeMark.tsx';
import { onDemand } from './onDemand.tsx';
import styles from './panel-strip.module.css';
import { usePlace } from './place.ts';
import type { SandboxActionsProps } from './SandboxActions.tsx';

/** Actions on a sandbox, loaded when the menu is opened. */
const SandboxActions = onDemand(() => import('./SandboxActions.tsx').then((part) => part.SandboxActions));

interface PanelStripProps extends Omit<SandboxActionsProps, 'onReset'> {
  words: PaneWords;
  mode: SandboxMode;
  keyring: Keyring;
  /** ISO time of the recording; undefined if there is none. */
  recordedAt?: string;
  note?: string;
  onRestart?: () => void;
  onLookAgain: () => Promise<unknown>;
}

/** Destination and owner of the sandbox, with a menu to change them, or the reason why no request is sent. */
export function PanelStrip(props: PanelStripProps) {
  const { words, mode, keyring, recordedAt, note, onRestart } = props;
  const [isOpen, setOpen] = useState(false);
  const { unkept } = useTabSandbox();
  const id = useId();
  const w = words.play.where;
  const isLive = mode.kind === 'live';
  return (
    <header className={styles.strip} data-mode={mode.kind}>
      <div className={`${blocks.row} ${styles.line}`}>
        <div role="status" className={`${blocks.row} ${styles.state}`}>
          {(mode.kind !== 'recording' || recordedAt) && <ModeMark mode={mode} />}
          {isLive && <Owner words={words} keyring={keyring} />}
        </div>
        <Button
          kind="quiet"
          size="small"
          className={styles.opener}
          aria-label={w.menu}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={18} box={16} strokeWidth="2.6" path="M3 8h.01M8 8h.01M13 8h.01" />
        </Button>
      </div>
      <div id={id} className={`${blocks.row} ${styles.actions}`} hidden={!isOpen}>
        <DestinationControl />
        {onRestart && (
          <Button kind="quiet" size="small" onClick={onRestart}>
            {words.shared.restart}
          </Button>
        )}
        {isOpen && isLive && !keyring.server && (
          <Suspense>
            <SandboxActions {...props} onReset={() => onRestart?.()} />
          </Suspense>
        )}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {mode.kind === 'recording' && <RecordingNote {...props} looks={mode.looks} />}
      {isLive && unkept && baseInTab(mode.origin) !== undefined && (
        <p className={styles.note} role="status">
          {words.shared.mode.unkept[unkept]}
        </p>
      )}
    </header>
  );
}

/** Platform that owns the sandbox; for the testing server, that of the typed credentials. */
function Owner({ words, keyring: { server, sandboxes, current, inTab } }: Pick<PanelStripProps, 'words' | 'keyring'>) {
  const w = words.play.where;
  if (server && !isApiCredentials(current)) return <strong>{words.destination.missing}</strong>;
  const isFirst = current.platformCode === sandboxes[0]?.platformCode;
  const first = inTab ? w.inTab : w.shared;
  return (
    <span className={blocks.hint}>
      {server ? words.destination.server : isFirst ? first : w.private} <code>{current.platformCode}</code>
    </span>
  );
}

/** Explains why a panel sends no requests; `when` is the time of the recording. */
export function silenceOf(
  words: WorkbenchWords,
  destination: Destination,
  when: string | undefined,
  isTabUnavailable: boolean,
): { title: string; text: string } {
  const w = words.destination;
  const replayed = when ? w.recordedAt(when) : '';
  const joined = (text: string) => [text, replayed].filter(Boolean).join(' ');
  if (destination.kind === 'url') return { title: w.silent(hostOf(destination.origin)), text: joined(w.silentWhat) };
  if (destination.kind === 'testing') return { title: w.noSimulators, text: joined(w.noSimulatorsWhat) };
  if (destination.kind === 'replay') return { title: w.replay, text: joined(w.replayWhat) };
  const { recordingTitle, recordingWhat, nobody, startOne, unavailable, unavailableWhat } = words.mode;
  if (destination.kind === 'tab') return { title: unavailable, text: joined(unavailableWhat) };
  const text = when ? recordingWhat(when) : startOne;
  if (isTabUnavailable) return { title: unavailable, text: `${unavailableWhat} ${text}` };
  return { title: when ? recordingTitle : nobody, text };
}

/** Whether the destination may become available later. */
export const canAnswer = ({ kind }: Destination) => kind === 'local' || kind === 'url' || kind === 'tab';

function RecordingNote({
  recordedAt,
  looks,
  onLookAgain,
}: Pick<PanelStripProps, 'recordedAt' | 'onLookAgain'> & { looks: number }) {
  const { words, locale } = usePlace();
  const destination = useDestination();
  const [looking, setLooking] = useState(false);
  const look = async () => {
    if (looking) return;
    setLooking(true);
    await onLookAgain();
    setLooking(false);
  };
  const isLocal = destination.kind === 'local';
  const { isUnavailable } = useTabSandbox();
  const when = recordedAt && formatMoment(recordedAt, locale);
  const { title, text } = silenceOf(words, destination, when, isUnavailable);
  const outcome = looks > 1 ? words.mode.stillNone : '';
  return (
    <div className={`${blocks.column} ${styles.note}`}>
      <p>
        <strong>{title}</strong> {text} {isLocal && <StartCommand />}
      </p>
      <div className={blocks.row}>
        {canAnswer(destination) && (
          <Button size="small" onClick={look} off={looking}>
            {words.mode.again}
          </Button>
        )}
        {!isLocal && <DestinationControl text={words.destination.choose} />}
        <span role="status" className={blocks.quiet}>
          {looking ? words.mode.looking : canAnswer(destination) && outcome}
        </span>
      </div>
    </div>
  );
}
