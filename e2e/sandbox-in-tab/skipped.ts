import { readdirSync } from 'node:fs';
import { at } from '../../tools/run/paths.mjs';
import { ofTurn } from '../../tools/test/turn.mjs';

const reasons = {
  pages: 'It hands pages of its own to the sandbox; the journeys of e2e/site/sandboxInTab.spec.ts open the real ones.',
  generator: 'It hands a generator of its own to the sandbox, as only a process has one.',
  tenants: 'How many private sandboxes there are at most is a setting of a process.',
  operator: 'It gives the sandbox what only the operator of a process does: an admin key, names of hosts.',
  stream: 'It reads a stream that does not end; the panels of the journeys do so.',
  brokenBody: 'A page cannot send a body in parts, or break one off: the service worker has it whole.',
  pace: 'It counts what is answered meanwhile; a tab is slower than a process.',
  exposed: 'Only a process is on a public network.',
  browser: 'A browser decides it by itself: lengths and spaces of headers, other origins, places of redirects.',
  pause: 'It acts during a pause of a call, which a tab reports with the response.',
  volume: 'It sends thousands of calls, whose rules are the same in a tab.',
  program: 'Pages alone call a sandbox in a tab: no call is that of a program.',
} as const;
type Reason = keyof typeof reasons;

/** Test files that cannot run in a browser. */
const files: Readonly<Record<string, Reason>> = {
  'http/admin/admin.test.ts': 'operator',
  'http/admin/frozen.test.ts': 'operator',
  'http/admin/severalProcesses.test.ts': 'operator',
  'http/exposed/exposed.test.ts': 'exposed',
  'http/exposed/otherSites.test.ts': 'exposed',
  'http/exposed/paymentPages.test.ts': 'exposed',
  'http/exposed/spending.test.ts': 'exposed',
  'http/live-events/liveEvents.test.ts': 'stream',
  'http/middleware/allowedHosts.test.ts': 'operator',
  'http/middleware/waits.test.ts': 'brokenBody',
  'http/pages/checkout.test.ts': 'pages',
  'http/pages/registration.test.ts': 'pages',
  'http/pages/startPage.test.ts': 'pages',
  'http/requestId.test.ts': 'operator',
  'http/routes/requestFields.test.ts': 'volume',
  'http/routes/sdkRoutes.test.ts': 'generator',
  'http/simulator/caller.test.ts': 'program',
  'http/simulator/callerRules.test.ts': 'program',
  'http/simulator/importPace.test.ts': 'pace',
  'http/simulator/signUpQuota.test.ts': 'pages',
  'http/simulator/tenantControls.test.ts': 'tenants',
};

/** Single tests that cannot run in a browser, by the end of their names. */
const tests: readonly [name: string, reason: Reason][] = [
  ['one too large that does not say its length', 'brokenBody'],
  ['one that breaks off on its way', 'brokenBody'],
  ['nothing is read of a body whose sender proved nothing', 'brokenBody'],
  ['answers its SOAP service, REST, controls and streams with nosniff', 'stream'],
  ['is 413 above what its operation says, by its declared length', 'browser'],
  ['\xa0 is told apart: not nine digits', 'browser'],
  ['from anywhere, and read our headers', 'browser'],
  ['sets the time of a call that began before it, and is done after it', 'pause'],
  ['says why an attempt got no answer, and where a receiver sent one on', 'browser'],
  ["'s00102', way 1", 'stream'],
  ["'s00103', way 1", 'exposed'],
  ["'s00104', way 1", 'exposed'],
];

export const skippedFiles = Object.keys(files).map((file) => `sandbox/${file}`);

/** Reason why a test is skipped in a browser, if any. */
export function reasonToSkip(name: string): string | undefined {
  const found = tests.find(([end]) => name.endsWith(end));
  return found && reasons[found[1]];
}

/** Test files that `npm test` runs in each browser, by the behaviour that may differ from Node. */
const onEveryRun = {
  'SQLite in WebAssembly gives back the state it was given': 'http/simulator/importTokens.test.ts',
  'what is stored is replaced at once': 'http/simulator/reset.test.ts',
  'the worker answers calls beside each other': 'http/routes/payments.races.test.ts',
  'messages leave through the page and arrive in the tab': 'http/simulator/inbox.test.ts',
  'the worker loads the SOAP service with its first call': 'soap/authentication.test.ts',
} as const;

export const everyRunFiles = Object.values(onEveryRun).map((file) => `sandbox/${file}`);

/** Tests of the API that a commit runs in a browser: in `npm run test:full` also one part of all others. */
export function filesOfRun(browser = process.env.TEST_BROWSER): string[] {
  if (!process.env.TEST_FULL) return everyRunFiles;
  const files = ['sandbox/http', 'sandbox/soap'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const tests = files.filter((path) => path.endsWith('.test.ts')).sort();
  return [...new Set([...everyRunFiles, ...ofTurn(tests, 1, browser === 'firefox' ? 6 : 4)])];
}
