import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { useRef, useState } from 'react';
import { succeeded } from '../../core/exchange.ts';
import { ActionFailure, FailureNote } from '../../parts/FailureNote.tsx';
import { Card } from '../../parts/pane/Card.tsx';
import { useAction } from '../../parts/pane/useAction.ts';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { ResetDialog } from '../../parts/ResetDialog.tsx';
import { useStateFile } from '../../parts/useStateFile.ts';

/** Resetting a whole sandbox takes longer than other calls. */
const timeoutSeconds = 120;

/** Resets, exports and imports the state of the sandbox. */
export function StateCard({ workbench }: { workbench: WorkbenchContext }) {
  const { context, words, showToast } = workbench;
  const w = words.credentials;
  const [asking, setAsking] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const { run, busy, failure } = useAction();
  const { unreadable, save, restore } = useStateFile({
    sendRequest: context.request,
    run,
    platformCode: context.keys.platformCode,
    onExported: () => showToast(w.wasExported),
    onImported: () => showToast(w.wasImported),
  });

  const reset = async () => {
    setAsking(false);
    const done = await run('reset', () =>
      context.request('POST', '/sandbox/reset', undefined, { timeoutSeconds }),
    );
    if (done && succeeded(done)) showToast(w.wasReset);
  };
  const busyMark = busy ? true : undefined;
  return (
    <Card title={w.state} text={w.stateText}>
      <div className={blocks.buttons}>
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
