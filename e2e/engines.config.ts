import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engines/test.ts';
import journeys from './playwright.config.ts';

/** Journeys in engines that Playwright does not start. */
export default defineConfig<object, EngineOptions>({
  ...journeys,
  testDir: 'engines',
  testIgnore: [],
  // One browser, because the other stage uses the other processor.
  workers: 1,
  webServer: undefined,
  projects: (['firefox', 'webkit'] as const).map((name) => ({ name, use: { engineName: name } })),
});
