import { runInTab } from './tab/runInTab.ts';

/** Runs a sandbox in a worker of the reader's tab, in real time. */
runInTab({
  opened(sandbox) {
    sandbox.start();
    return sandbox.fetch;
  },
});
