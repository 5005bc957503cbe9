import { type ChangeEvent, useState } from 'react';
import { dataOf, succeeded } from '../core/exchange.ts';
import type { RunnerContext } from '../core/runnerContext.ts';
import type { ActionState } from './pane/useAction.ts';

/** Exporting and importing a whole sandbox takes longer than other calls. */
const timeoutSeconds = 120;

/** Downloads a text as a file. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

interface StateFileOptions {
  sendRequest: RunnerContext['request'];
  /** Runs one call at a time. */
  run: ActionState['run'];
  /** In the name of the file. */
  platformCode: string;
  onExported(): void;
  onImported(): void;
}

/** The state of a sandbox in a file: saved, and put back. */
export function useStateFile({ sendRequest, run, platformCode, onExported, onImported }: StateFileOptions) {
  const [unreadable, setUnreadable] = useState(false);
  return {
    /** Whether the last file that was chosen is no JSON. */
    unreadable,
    async save() {
      const path = '/sandbox/export';
      const done = await run('export', () => sendRequest('GET', path, undefined, { timeoutSeconds }));
      if (!done || !succeeded(done)) return;
      download(`sandbox-${platformCode}.json`, JSON.stringify(dataOf(done.reply)));
      onExported();
    },
    /** Takes the chosen file of an input. */
    async restore({ target }: ChangeEvent<HTMLInputElement>) {
      const [chosen] = target.files ?? [];
      target.value = '';
      if (!chosen) return;
      const state = await chosen
        .text()
        .then(JSON.parse)
        .catch(() => undefined);
      setUnreadable(state === undefined);
      if (state === undefined) return;
      const path = '/sandbox/import';
      const done = await run('import', () => sendRequest('POST', path, state, { timeoutSeconds }));
      if (done && succeeded(done)) onImported();
    },
  };
}
