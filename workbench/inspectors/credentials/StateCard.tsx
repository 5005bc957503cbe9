import { Button } from '@balcao/ui/button/Button.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { type ChangeEvent, useRef, useState } from 'react';
import { dataOf, succeeded } from '../../core/exchange.ts';
import { FailureNote } from '../../parts/FailureNote.tsx';
import { ActionFailure } from '../../parts/pane/ActionFailure.tsx';
import { Card } from '../../parts/pane/Card.tsx';
import { useAction } from '../../parts/pane/useAction.ts';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { ResetDialog } from '../../parts/ResetDialog.tsx';
import styles from './credentials.module.css';

/** Downloads a text as a file. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Resetting, exporting and importing a whole sandbox takes longer than other calls. */
const timeoutSeconds = 120;

/** Resets, exports and imports the state of the sandbox. */
export function StateCard({ workbench }: { workbench: WorkbenchContext }) {
  const { context, words, showToast } = workbench;
  const w = words.credentials;
  const [asking, setAsking] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const { run, busy, failure } = useAction();

  const reset = async () => {
    setAsking(false);
    const done = await run('reset', () =>
      context.request('POST', '/sandbox/reset', undefined, { timeoutSeconds }),
    );
    if (done && succeeded(done)) showToast(w.wasReset);
  };
  const save = async () => {
    const done = await run('export', () =>
      context.request('GET', '/sandbox/export', undefined, { timeoutSeconds }),
    );
    if (!done || !succeeded(done)) return;
    download(`sandbox-${context.keys.platformCode}.json`, JSON.stringify(dataOf(done.reply)));
    showToast(w.wasExported);
  };
  const restore = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    const state = await chosen
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
    setUnreadable(state === undefined);
    if (state === undefined) return;
    const done = await run('import', () =>
      context.request('POST', '/sandbox/import', state, { timeoutSeconds }),
    );
    if (done && succeeded(done)) showToast(w.wasImported);
  };
  const busyMark = busy ? true : undefined;
  return (
    <Card title={w.state} text={w.stateText}>
      <div className={styles.buttons}>
        <Button aria-disabled={busyMark} onClick={save}>
          {w.export}
        </Button>
        <Button aria-disabled={busyMark} onClick={() => file.current?.click()}>
          {w.import}
        </Button>
        <input ref={file} type="file" accept="application/json,.json" hidden onChange={restore} />
        <Button aria-disabled={busyMark} onClick={() => setAsking(true)}>
          {w.reset}
        </Button>
      </div>
      {busy && <Progress label={words.payments.working} />}
      {unreadable && <FailureNote title={w.unreadable} text={w.unreadableText} />}
      <ActionFailure words={words} failure={failure} />
      <ResetDialog words={w} open={asking} onClose={() => setAsking(false)} onReset={reset} />
    </Card>
  );
}
