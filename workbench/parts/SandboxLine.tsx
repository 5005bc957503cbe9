import type { Tenant } from '@balcao/contract/control/tenants.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useState } from 'react';
import { isApiCredentials } from '../core/apiCredentials.ts';
import { dataOf, type Exchange, succeeded } from '../core/exchange.ts';
import { type Keyring, type SandboxKeys, sandboxKeysOf } from '../core/keyring.ts';
import type { RunnerContext } from '../core/runnerContext.ts';
import type { PaneWords } from '../words/panes/pt.ts';
import { ActionFailure } from './FailureNote.tsx';
import { useAction } from './pane/useAction.ts';
import { StateButtons } from './StateButtons.tsx';
import styles from './sandbox-line.module.css';

interface SandboxLineProps {
  words: PaneWords;
  sendRequest: RunnerContext['request'];
  keyring: Keyring;
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
      <p className={blocks.quiet}>
        {isApiCredentials(current) ? (
          <>
            {w.server} <code>{current.platformCode}</code>.
          </>
        ) : (
          <strong>{w.missing}</strong>
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
  const [said, setSaid] = useState('');
  const open = async () => {
    const done = await run('open', () => sendRequest('POST', '/sandbox/tenants', {}));
    if (!done || !succeeded(done)) return;
    const opened = sandboxKeysOf(dataOf(done.reply) as Tenant);
    const prepared = prepare?.(opened);
    if (prepared) await run('open', () => prepared);
    keyring.add(opened);
  };
  const isShared = current.platformCode === sandboxes[0]?.platformCode;
  return (
    <div className={`${blocks.row} ${styles.line}`}>
      <p className={`${blocks.quiet} ${blocks.grow}`}>
        {isShared ? (inTab ? w.inTab : w.shared) : w.private} <code>{current.platformCode}</code>.{' '}
        {note && <strong>{note}</strong>}
      </p>
      <div className={blocks.row}>
        {!isShared && <BackToShared words={words} keyring={keyring} />}
        <Button size="small" aria-disabled={busy ? true : undefined} onClick={open}>
          {busy ? w.opening : w.open}
        </Button>
      </div>
      <StateButtons
        words={words}
        sendRequest={sendRequest}
        platformCode={current.platformCode}
        reset={{ text: w.reset, busy: w.resetting }}
        withFile={inTab}
        look={{ size: 'small', kind: 'quiet' }}
        onDone={(done) => {
          if (done !== 'wasReset') setSaid(words.credentials[done]);
          if (done !== 'wasExported') onReset();
        }}
      />
      <span role="status" className={blocks.quiet}>
        {said}
      </span>
      <ActionFailure words={words} failure={failure} />
    </div>
  );
}

interface BackToSharedProps {
  words: PaneWords;
  keyring: Keyring;
}

export function BackToShared({ words, keyring: { sandboxes, inTab, use } }: BackToSharedProps) {
  const [shared] = sandboxes;
  return (
    <Button size="small" kind="quiet" onClick={() => shared && use(shared.platformCode)}>
      {inTab ? words.play.where.backInTab : words.play.where.back}
    </Button>
  );
}
