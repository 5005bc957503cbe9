import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run screenshots` takes pictures of the journeys' screens for review. */
export default defineConfig({
  ...journeys,
  testDir: 'screenshots',
  testMatch: '*.shots.ts',
  use: { ...journeys.use, screenshot: 'off', trace: 'off' },
});
