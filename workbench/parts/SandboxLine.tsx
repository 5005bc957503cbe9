import type { Tenant } from '@balcao/contract/control/tenants.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useRef, useState } from 'react';
import { isApiCredentials } from '../core/apiCredentials.ts';
import { dataOf, type Exchange, succeeded } from '../core/exchange.ts';
import { type Keyring, type SandboxKeys, sandboxKeysOf } from '../core/keyring.ts';
import type { RunnerContext } from '../core/runnerContext.ts';
import type { PaneWords } from '../words/panes/pt.ts';
import { ActionFailure, FailureNote } from './FailureNote.tsx';
import { useAction } from './pane/useAction.ts';
import { ResetDialog } from './ResetDialog.tsx';
import styles from './sandbox-line.module.css';
import { useStateFile } from './useStateFile.ts';

/** Resetting a whole sandbox takes longer than other calls. */
const timeoutSeconds = 120;

interface SandboxLineProps {
  words: PaneWords;
  sendRequest: RunnerContext['request'];
  keyring: Keyring;
  /** Note about the sandbox. */
  note?: string;
  /** Prepares a new private sandbox, before it is used; undefined where nothing is to be done. */
  prepare?(opened: SandboxKeys): Promise<Exchange> | undefined;
  onReset(): void;
}

/** Shows whose server answers: a sandbox with what can be done to it, or the testing server of the provider. */
export function SandboxLine(props: SandboxLineProps) {
  const { words, keyring } = props;
  return keyring.server ? <ServerLine words={words} keyring={keyring} /> : <OwnSandboxLine {...props} />;
}

/** The testing server with the credentials that were typed for it; nothing of it can be reset from here. */
function ServerLine({ words, keyring: { current } }: Pick<SandboxLineProps, 'words' | 'keyring'>) {
  const w = words.destination;
  return (
    <div className={styles.line}>
      <p className={`${blocks.quiet} ${styles.where}`}>
        {isApiCredentials(current) ? (
          <>
            {w.server} <code>{current.platformCode}</code>.
          </>
        ) : (
          <strong className={styles.note}>{w.missing}</strong>
        )}
      </p>
    </div>
  );
}

/**
 * The sandbox in use, with buttons to create a private one, to reset it, and to return to the shared one. The one of a
 * tab has no start page: its state is saved and put back here.
 */
function OwnSandboxLine({ words, sendRequest, keyring, note, prepare, onReset }: SandboxLineProps) {
  const w = words.play.where;
  const { sandboxes, current, inTab } = keyring;
  const { run, busy, failure } = useAction();
  const [asking, setAsking] = useState(false);
  const open = async () => {
    const done = await run('open', () => sendRequest('POST', '/sandbox/tenants', {}));
    if (!done || !succeeded(done)) return;
    const opened = sandboxKeysOf(dataOf(done.reply) as Tenant);
    const prepared = prepare?.(opened);
    if (prepared) await run('open', () => prepared);
    keyring.add(opened);
  };
  const reset = async () => {
    setAsking(false);
    const done = await run('reset', () =>
      sendRequest('POST', '/sandbox/reset', undefined, { timeoutSeconds }),
    );
    if (done && succeeded(done)) onReset();
  };
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { unreadable, save, restore } = useStateFile({
    sendRequest,
    run,
    platformCode: current.platformCode,
    onExported: () => setSaid(words.credentials.wasExported),
    onImported() {
      setSaid(words.credentials.wasImported);
      onReset();
    },
  });
  const isShared = current.platformCode === sandboxes[0]?.platformCode;
  return (
    <div className={styles.line}>
      <p className={`${blocks.quiet} ${styles.where}`}>
        {isShared ? (inTab ? w.inTab : w.shared) : w.private} <code>{current.platformCode}</code>.{' '}
        {note && <span className={styles.note}>{note}</span>}
      </p>
      <span className={blocks.buttons}>
        {!isShared && <BackToShared words={words} keyring={keyring} />}
        <Button size="small" aria-disabled={busy ? true : undefined} onClick={open}>
          {busy === 'open' ? w.opening : w.open}
        </Button>
        <Button
          size="small"
          kind="quiet"
          aria-disabled={busy ? true : undefined}
          onClick={() => setAsking(true)}
        >
          {busy === 'reset' ? w.resetting : w.reset}
        </Button>
        {inTab && (
          <>
            <Button size="small" kind="quiet" aria-disabled={busy ? true : undefined} onClick={save}>
              {words.credentials.export}
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-disabled={busy ? true : undefined}
              onClick={() => file.current?.click()}
            >
              {words.credentials.import}
            </Button>
            <input ref={file} type="file" accept="application/json,.json" hidden onChange={restore} />
          </>
        )}
      </span>
      <span role="status" className={`${blocks.quiet} ${styles.said}`}>
        {said}
      </span>
      {unreadable && (
        <FailureNote title={words.credentials.unreadable} text={words.credentials.unreadableText} />
      )}
      <ActionFailure words={words} failure={failure} />
      <ResetDialog words={words.credentials} open={asking} onClose={() => setAsking(false)} onReset={reset} />
    </div>
  );
}

interface BackToSharedProps {
  words: PaneWords;
  keyring: Keyring;
}

/** Button back to the shared sandbox, which the samples of the pages call. */
export function BackToShared({ words, keyring: { sandboxes, inTab, use } }: BackToSharedProps) {
  const [shared] = sandboxes;
  return (
    <Button size="small" kind="quiet" onClick={() => shared && use(shared.platformCode)}>
      {inTab ? words.play.where.backInTab : words.play.where.back}
    </Button>
  );
}
