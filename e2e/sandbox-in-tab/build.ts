import { rmSync } from 'node:fs';
import { buildSandboxInTab, bundlePageScript, bundleWorker } from '../../tools/run/inTab.mjs';
import { at } from '../../tools/run/paths.mjs';

export const testFolder = at('.build', 'sandbox-in-tab-tests');

/** Builds the sandbox of a tab, with a worker and a page whose time and messages the tests control. */
export async function setup(): Promise<void> {
  await buildSandboxInTab();
  rmSync(testFolder, { recursive: true, force: true });
  await bundleWorker(at('e2e', 'sandbox-in-tab', 'worker.ts'), `${testFolder}/assets/sandbox-in-tab`);
  await bundlePageScript(at('e2e', 'sandbox-in-tab', 'page.ts'), testFolder);
}
