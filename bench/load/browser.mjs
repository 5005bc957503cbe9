import { chromium } from '@playwright/test';
import { chromiumSwitches } from '../../tools/test/chromiumSwitches.mjs';
import { requirements } from '../../tools/test/requirements.mjs';

/** Opens the browser for measurements, with background activity disabled. */
export function openBrowser() {
  const executablePath = requirements.chromium.find();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumSwitches,
  });
}
