import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Dialog } from '@balcao/ui/dialog/Dialog.tsx';
import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react';
import { dataOf, succeeded } from '../core/exchange.ts';
import type { RunnerContext } from '../core/runnerContext.ts';
import type { PaneWords } from '../words/panes/paneWords.ts';
import { ActionFailure, FailureNote } from './FailureNote.tsx';
import { useAction } from './pane/useAction.ts';

/** Timeout; longer than for other calls, because operations on a whole sandbox are slow. */
const timeoutSeconds = 120;

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

interface StateButtonsProps {
  words: PaneWords;
  sendRequest: RunnerContext['request'];
  platformCode: string;
  reset: { text: string; busy: string };
  /** Whether the state can be saved to a file and restored from it. */
  withFile: boolean;
  look?: Pick<ComponentProps<typeof Button>, 'size' | 'kind'>;
  onDone(done: 'wasReset' | 'wasExported' | 'wasImported'): void;
}

export function StateButtons(props: StateButtonsProps) {
  const { words, sendRequest, platformCode, reset, withFile, look, onDone } = props;
  const w = words.credentials;
  const { run, busy, failure } = useAction();
  const [asking, setAsking] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const perform = async (done: Parameters<typeof onDone>[0], method: string, path: string, body?: unknown) => {
    const exchange = await run(done, () => sendRequest(method, path, body, { timeoutSeconds }));
    if (!exchange || !succeeded(exchange)) return undefined;
    onDone(done);
    return dataOf(exchange.reply);
  };
  const save = async () => {
    const state = await perform('wasExported', 'GET', '/sandbox/export');
    if (state !== undefined) download(`sandbox-${platformCode}.json`, JSON.stringify(state));
  };
  const restore = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    const state = await chosen
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
    setUnreadable(state === undefined);
    if (state !== undefined) perform('wasImported', 'POST', '/sandbox/import', state);
  };
  const button = { ...look, 'aria-disabled': busy ? true : undefined };
  return (
    <>
      <div className={blocks.row}>
        <Button {...button} onClick={() => setAsking(true)}>
          {busy === 'wasReset' ? reset.busy : reset.text}
        </Button>
        {withFile && (
          <>
            <Button {...button} onClick={save}>
              {w.export}
            </Button>
            <Button {...button} onClick={() => file.current?.click()}>
              {w.import}
            </Button>
            <input ref={file} type="file" accept="application/json,.json" hidden onChange={restore} />
          </>
        )}
      </div>
      {unreadable && <FailureNote title={w.unreadable} text={w.unreadableText} />}
      <ActionFailure words={words} failure={failure} />
      <Dialog
        title={w.resetTitle}
        open={asking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{w.keep}</Button>
            <Button
              kind="primary"
              onClick={() => {
                setAsking(false);
                perform('wasReset', 'POST', '/sandbox/reset');
              }}
            >
              {w.reset}
            </Button>
          </>
        }
      >
        <p>{w.resetText}</p>
      </Dialog>
    </>
  );
}
