import { runInTab } from './tab/runInTab.ts';

/** The sandbox in a worker of the reader's tab, where time passes by itself. */
runInTab({
  opened(sandbox) {
    sandbox.start();
    return sandbox.fetch;
  },
});
