import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { ofTurn } from '../tools/test/turn.mjs';
import type { Hosting } from './guides/ownSandbox.ts';
import journeys from './playwright.config.ts';

const server = journeys.webServer as Exclude<PlaywrightTestConfig['webServer'], readonly unknown[] | undefined>;

/** Journeys of panels that need only a sandbox. `npm run test:full` adds half of the examples in guides. */
const panels = ['guides/customerPhone.spec.ts', 'multibanco/*.spec.ts'];
const guides = ofTurn(['pluginLab', 'forms', 'run', 'stepsInOrder'], 1, 2).map((name) => `guides/${name}.spec.ts`);

/** Journeys that need a server: one that stops, a second one, or one that is called from outside. */
const aboutServers = [
  /a step whose sandbox is gone says so/,
  /a sandbox that goes away in the middle/,
  /a checkout is followed in the sandbox that made it/,
  // The policy is in a header that only the site server sends.
  /opens the sign-up page filled in/,
];

/** Journeys of the guides on a site that is hosted as files, without a sandbox server. */
export default defineConfig<Hosting>({
  ...journeys,
  testMatch: process.env.TEST_FULL ? [...panels, ...guides] : panels,
  grepInvert: aboutServers,
  use: { ...journeys.use, hasServer: false },
  webServer: { ...server, command: 'node --import tsx staticServer.ts' },
});
