import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import rules from './directions.cjs';
import { at } from './run/paths.mjs';

/** Rooms of the sandbox that must run outside Node. */
const portable = ['domain', 'services', 'storage', 'webhooks', 'http', 'soap', 'sdk-generation'];

type Planted = readonly [file: string, imports: string];

/** Forbidden imports for each rule, planted in a small repository. */
const forbidden: Readonly<Record<string, readonly Planted[]>> = {
  'contract-knows-nobody': [['contract/a.ts', '../sandbox/domain/clean.ts']],
  'contract-knows-no-output': [
    ['contract/resources/a.ts', '../openapi/clean.ts'],
    ['contract/resources/b.ts', '../../openapi/clean.ts'],
  ],
  'specification-stands-alone': [['contract/specification/a.ts', '../resources/clean.ts']],
  'specification-is-for-tests': [['sandbox/services/b.ts', '../../contract/specification/clean.ts']],
  'text-imports-nothing': [['text/a.ts', '../contract/clean.ts']],
  'openapi-imports-nothing': [
    ['openapi/a.ts', '../contract/clean.ts'],
    ['openapi/b.ts', '../text/clean.ts'],
  ],
  'text-and-openapi-need-no-package': ['text', 'openapi'].map((room) => [`${room}/d.ts`, 'zod'] as const),
  'examples-know-the-contract': [['examples/a.ts', '../sandbox/domain/clean.ts']],
  'shop-stands-alone': [['examples/shop/a.ts', '../../text/clean.ts']],
  'runs-take-a-whole-sandbox': [['examples/run/a.ts', '../../sandbox/storage/clean.ts']],
  'domain-is-pure': [['sandbox/domain/a.ts', '../storage/clean.ts']],
  'services-work-on-ports': [['sandbox/services/a.ts', '../storage/clean.ts']],
  'storage-knows-the-domain': [['sandbox/storage/a.ts', '../http/clean.ts']],
  'webhooks-know-services': [['sandbox/webhooks/a.ts', '../storage/clean.ts']],
  'sdks-read-the-description': [['sandbox/sdk-generation/a.ts', '../http/clean.ts']],
  'http-never-sees-storage': [['sandbox/http/a.ts', '../storage/clean.ts']],
  'soap-never-sees-storage': [['sandbox/soap/a.ts', '../storage/clean.ts']],
  'drivers-open-databases': [['sandbox/storage/b.ts', './drivers/clean.ts']],
  'assembly-joins-the-rooms': [['sandbox/createSandbox.ts', './server/clean.ts']],
  'process-runs-a-sandbox': [['sandbox/server/a.ts', '../services/clean.ts']],
  'sandbox-knows-the-contract': [
    ['sandbox/a.ts', '../site/clean.ts'],
    ['sandbox/b.ts', './testing/clean.ts'],
  ],
  'package-runs-a-sandbox': [
    ['cli/commands/a.ts', '../../sandbox/services/clean.ts'],
    ['cli/commands/b.ts', '../../workbench/panels/clean.ts'],
  ],
  'tools-operate-a-sandbox-from-outside': [
    ['cli/mcp/a.ts', '../../sandbox/services/clean.ts'],
    ['cli/mcp/b.ts', '../../workbench/panels/clean.ts'],
    ['cli/mcp/c.ts', '../../site/src/search/dialog/clean.ts'],
  ],
  'nobody-imports-the-tools': [
    ['sandbox/server/c.ts', '../../cli/mcp/clean.ts'],
    ['cli/commands/c.ts', '../mcp/clean.ts'],
  ],
  'library-runs-no-command': [['cli/library/a.ts', '../commands/clean.ts']],
  'simulation-runs-a-sandbox': [
    ['simulation/world/a.ts', '../../sandbox/services/clean.ts'],
    ['simulation/actors/a.ts', '../node/clean.ts'],
    ['simulation/invariants/a.ts', '../processes/clean.ts'],
  ],
  'simulation-in-node': [['simulation/node/a.ts', '../../sandbox/services/clean.ts']],
  'simulation-in-processes': [['simulation/processes/a.ts', '../../sandbox/services/clean.ts']],
  'nobody-runs-the-simulation': [['cli/library/b.ts', '../../simulation/world/clean.ts']],
  'ui-knows-nobody': [['ui/a.ts', '../contract/clean.ts']],
  'reference-knows-ui': [['reference/a.ts', '../contract/clean.ts']],
  'applications-know-generated-facts': [['workbench/a.ts', '../contract/clean.ts']],
  'applications-take-types-of-the-contract': [['checkout/a.ts', '../sandbox/clean.ts']],
  'proofs-know-what-tests-know': [['site/proofs/a.ts', '../../sandbox/services/clean.ts']],
  'tab-runs-a-sandbox': [
    ['sandbox/tab/e.ts', '../services/clean.ts'],
    ['sandbox/browser.ts', './domain/clean.ts'],
  ],
  'site-reads-the-contract': [['site/a.ts', '../sandbox/domain/clean.ts']],
  'browsers-get-data': [['site/src/search/a.ts', '../../../contract/words/clean.ts']],
  'builder-serves-components': [
    ['site/e.ts', './builder/clean.ts'],
    ['site/src/islands/a.ts', '../../builder/clean.ts'],
    ['tools/a.ts', '../site/builder/clean.ts'],
  ],
  'components-ask-their-page': [['site/src/components/a.ts', '../../builder/data/clean.ts']],
  'browsers-get-single-facts': [['site/src/router/a.ts', '../facts/facts.ts']],
  'sandbox-tests-run-in-browsers': [['e2e/sandbox-in-tab/a.ts', '../../sandbox/domain/clean.ts']],
  'journeys-go-through-http': [['e2e/a.ts', '../sandbox/domain/clean.ts']],
  'core-and-runner-know-no-view': [
    ['workbench/core/a.ts', '../parts/clean.ts'],
    ['workbench/runner/a.ts', '../panels/lab/clean.ts'],
  ],
  'core-runs-nothing': [['workbench/core/b.ts', '../runner/clean.ts']],
  'no-panel-imports-another': [
    ['workbench/panels/lab/a.ts', '../forms/clean.ts'],
    ['workbench/inspectors/clock/a.ts', '../payments/clean.ts'],
    ['workbench/parts/a.ts', '../inspectors/payments/clean.ts'],
  ],
  'devices-serve-panels': [
    ['workbench/devices/phone/a.ts', '../atm/clean.ts'],
    ['workbench/inspectors/clock/b.ts', '../../devices/atm/clean.ts'],
  ],
  'contract-needs-zod-alone': [['contract/b.ts', 'hono']],
  'runs-outside-node': [
    ...portable.map((room) => [`sandbox/${room}/c.ts`, 'node:fs'] as const),
    ...['contract', 'openapi', 'text'].map((room) => [`${room}/c.ts`, 'node:fs'] as const),
    ['sandbox/storage/drivers/sqliteWasm.ts', 'node:fs'],
  ],
  'drivers-bring-their-package': portable.map((room) => [`sandbox/${room}/d.ts`, 'pg'] as const),
  'browsers-load-no-whole-zod': [['workbench/b.ts', 'zod']],
  'a-start-needs-no-package-of-tests': [['tools/run/a.ts', 'vitest']],
  'rooms-exist': [['site/b.ts', '@balcao/contract/gone.ts']],
  'no-circle': [['ui/b.ts', './b.ts']],
};

const readers = ['contract/openapi', 'reference/page', 'sandbox/sdk-generation', 'site/builder'].map(
  (folder) => `${folder}/reader.ts`,
);

const planted = Object.entries(forbidden).flatMap(([rule, imports]) =>
  imports.map(([file, wanted]) => ({ rule, file, imports: wanted })),
);

let folder: string;
let found: ICruiseResult;

beforeAll(async () => {
  mkdirSync(at('.build'), { recursive: true });
  folder = mkdtempSync(at('.build', 'directions-'));
  for (const { file, imports } of planted) {
    lay(file, `import '${imports}';\n`);
    if (imports.endsWith('clean.ts')) lay(join(dirname(file), imports), 'export const clean = 1;\n');
  }
  lay('package.json', '{"devDependencies":{"vitest":"*"}}');
  lay('site/src/facts/facts.ts', 'export const facts = 1;\n');
  lay('text/clean.ts', 'export const clean = 1;\n');
  lay('openapi/clean.ts', 'export const clean = 1;\n');
  for (const file of readers) lay(file, "import '../../openapi/clean.ts';\n");
  lay(
    'sandbox/http/welcome.ts',
    "import '../domain/clean.ts';\nimport '../../contract/clean.ts';\nimport '../../text/clean.ts';\nimport 'nested';\n",
  );
  // Drivers may import Node modules; other code receives them through ports.
  lay('sandbox/storage/drivers/sqlite.ts', "import 'node:fs';\nimport 'pg';\nimport '../clean.ts';\n");
  lay('sandbox/storage/clean.ts', 'export const clean = 1;\n');
  lay('workbench/panels/payment/welcome.ts', "import './clean.ts';\nimport '../../devices/atm/clean.ts';\n");
  lay('workbench/panels/payment/clean.ts', 'export const clean = 1;\n');
  lay('sandbox/node_modules/nested/index.js', 'export const nested = 1;\n');
  lay('sandbox/node_modules/nested/package.json', '{"name":"nested","main":"index.js"}');
  const options = { ...rules.options, exclude: undefined, tsConfig: undefined } as ICruiseOptions;
  const ruleSet = { forbidden: rules.forbidden } as ICruiseOptions['ruleSet'];
  const result = await cruise(['.'], { ...options, baseDir: folder, validate: true, ruleSet });
  found = result.output as ICruiseResult;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(planted)('$rule reports that $file imports $imports', ({ rule, file }) => {
  const reported = found.summary.violations.filter(({ from }) => from === file).map((each) => each.rule.name);
  expect(reported).toContain(rule);
});

test('reports nothing about an allowed import', () => {
  const allowed = [
    'sandbox/http/welcome.ts',
    'sandbox/storage/drivers/sqlite.ts',
    'workbench/panels/payment/welcome.ts',
    ...readers,
  ];
  expect(found.summary.violations.filter(({ from }) => allowed.includes(from))).toEqual([]);
});

test('every rule has a forbidden import above and a comment that says what to do', () => {
  expect(rules.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(forbidden).sort());
  for (const { comment } of rules.forbidden) expect(comment).toMatch(/\. /);
});

function lay(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
