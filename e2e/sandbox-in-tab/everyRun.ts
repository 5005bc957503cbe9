/** Files of tests that `npm test` runs in each browser, by what a browser may do otherwise than Node. */
const files = {
  'SQLite in WebAssembly gives back the state it was given': 'http/simulator/state.test.ts',
  'what is stored is replaced at once': 'http/simulator/reset.test.ts',
  'the worker answers calls beside each other': 'http/routes/payments.races.test.ts',
  'messages leave through the page and arrive in the tab': 'http/simulator/inbox.test.ts',
  'the worker loads the SOAP service with its first call': 'soap/authentication.test.ts',
} as const;

/** Paths of these files; `npm run test:full` runs all those of the API that skipped.ts does not name. */
export const everyRunFiles = Object.values(files).map((file) => `sandbox/${file}`);
