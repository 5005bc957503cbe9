import { underTest } from '@balcao/sandbox/testing/testSandbox.ts';
import type { Browser } from '@playwright/test';
import { beforeEach } from 'vitest';
import { launchChromium, openChromiumTab } from '../engines/chromium.ts';
import { startFirefox } from '../engines/firefox.ts';
import { openInBrowser } from './openInBrowser.ts';
import { reasonToSkip } from './skipped.ts';

const shared = globalThis as { chromiumOfTests?: Promise<Browser> };

/** Chromium for all files of a process, which is closed at its end. */
async function chromiumTab() {
  shared.chromiumOfTests ??= launchChromium();
  return openChromiumTab(await shared.chromiumOfTests);
}

const start = process.env.TEST_BROWSER === 'firefox' ? startFirefox : chromiumTab;
/** Opens the sandbox in a browser tab instead of in Node. */
underTest.open = (options) => openInBrowser(start, options);

beforeEach(({ task, skip }) => {
  const reason = reasonToSkip(task.name);
  if (reason) skip(reason);
});
