import { rmSync } from 'node:fs';
import { buildSandboxInTab, bundlePageScript, bundleWorker } from '../../tools/run/inTab.mjs';
import { at } from '../../tools/run/paths.mjs';

/** What the tests have in place of a reader's parts. */
export const testFolder = at('.build', 'sandbox-in-tab-tests');

/** Builds the sandbox of a tab, and the worker and the page by which tests own its time and its messages. */
export async function setup(): Promise<void> {
  await buildSandboxInTab();
  rmSync(testFolder, { recursive: true, force: true });
  await bundleWorker(at('e2e', 'sandbox-in-tab', 'worker.ts'), `${testFolder}/assets/sandbox-in-tab`);
  await bundlePageScript(at('e2e', 'sandbox-in-tab', 'page.ts'), testFolder);
}
