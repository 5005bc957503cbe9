import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useState } from 'react';
import { dataOf, type Exchange, succeeded } from '../core/exchange.ts';
import { type Keyring, type SandboxKeys, sandboxKeysOf } from '../core/keyring.ts';
import type { RunnerContext } from '../core/runnerContext.ts';
import type { PaneWords } from '../words/panes/paneWords.ts';
import { ActionFailure } from './FailureNote.tsx';
import { useAction } from './pane/useAction.ts';
import { StateButtons } from './StateButtons.tsx';

export interface SandboxActionsProps {
  words: PaneWords;
  sendRequest: RunnerContext['request'];
  keyring: Keyring;
  /** Prepares a new private sandbox before its use. Returns undefined if that is not needed. */
  prepare?(opened: SandboxKeys): Promise<Exchange> | undefined;
  onReset(): void;
}

/** Actions on a sandbox. A tab's sandbox has no start page, so its state can be saved and restored here. */
export function SandboxActions({ words, sendRequest, keyring, prepare, onReset }: SandboxActionsProps) {
  const w = words.play.where;
  const { sandboxes, current, inTab, use } = keyring;
  const { run, busy, failure } = useAction();
  const [said, setSaid] = useState('');
  const [shared] = sandboxes;
  const open = async () => {
    const done = await run('open', () => sendRequest('POST', '/sandbox/tenants', {}));
    if (!done || !succeeded(done)) return;
    const opened = sandboxKeysOf(dataOf(done.reply) as Tenant);
    const prepared = prepare?.(opened);
    if (prepared) await run('open', () => prepared);
    keyring.add(opened);
  };
  return (
    <>
      <Button kind="quiet" size="small" off={busy} onClick={open}>
        {busy ? w.opening : w.open}
      </Button>
      {shared && current.platformCode !== shared.platformCode && (
        <Button kind="quiet" size="small" onClick={() => use(shared.platformCode)}>
          {inTab ? w.backInTab : w.back}
        </Button>
      )}
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
    </>
  );
}
