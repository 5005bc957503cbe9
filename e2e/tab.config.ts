import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const origin = String(journeys.use?.baseURL);
const destination = { name: 'balcao.destination', value: JSON.stringify({ kind: 'tab' }) };

/** Journeys of panels that need nothing but a sandbox; `npm run test:full` adds the examples of every guide. */
const panels = ['guides/{pluginLab,customerPhone,forms}.spec.ts', 'multibanco/*.spec.ts'];
const guides = ['guides/{run,stepsInOrder}.spec.ts'];

/** What is about a server: one that is taken away, another one beside it, or the name of a shared sandbox. */
const aboutServers = [
  /without a sandbox an example is replayed/,
  /a step whose sandbox is gone says so/,
  /a sandbox that goes away in the middle/,
  /a checkout is followed in the sandbox that made it/,
];

/** Journeys of the guides whose panels call the sandbox of the tab, as on a site that is hosted as files. */
export default defineConfig({
  ...journeys,
  testMatch: process.env.TEST_FULL ? [...panels, ...guides] : panels,
  grepInvert: aboutServers,
  use: { ...journeys.use, storageState: { cookies: [], origins: [{ origin, localStorage: [destination] }] } },
});
