import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run screenshots`: no tests, but pictures to look at, of what the journeys walk through. */
export default defineConfig({
  ...journeys,
  testDir: 'screenshots',
  testMatch: '*.shots.ts',
  use: { ...journeys.use, screenshot: 'off', trace: 'off' },
});
