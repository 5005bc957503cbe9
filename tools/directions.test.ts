import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import rules from './directions.cjs';
import { at } from './run/paths.mjs';

/** Rooms of the sandbox that run outside Node. */
const portable = ['domain', 'services', 'storage', 'webhooks', 'http', 'soap', 'sdk-generation'];

/** A forbidden import. */
interface Planted {
  file: string;
  imports: string;
}

/** Forbidden imports for each rule, laid out as a small repository of its own. */
const forbidden: Record<string, Planted | Planted[]> = {
  'contract-knows-nobody': { file: 'contract/a.ts', imports: '../sandbox/domain/clean.ts' },
  'contract-knows-no-output': [
    { file: 'contract/resources/a.ts', imports: '../openapi/clean.ts' },
    { file: 'contract/resources/b.ts', imports: '../../openapi/clean.ts' },
  ],
  'specification-stands-alone': { file: 'contract/specification/a.ts', imports: '../resources/clean.ts' },
  'specification-is-for-tests': {
    file: 'sandbox/services/b.ts',
    imports: '../../contract/specification/clean.ts',
  },
  'text-imports-nothing': { file: 'text/a.ts', imports: '../contract/clean.ts' },
  'openapi-imports-nothing': [
    { file: 'openapi/a.ts', imports: '../contract/clean.ts' },
    { file: 'openapi/b.ts', imports: '../text/clean.ts' },
  ],
  'text-and-openapi-need-no-package': ['text', 'openapi'].map((room) => ({
    file: `${room}/d.ts`,
    imports: 'zod',
  })),
  'examples-know-the-contract': { file: 'examples/a.ts', imports: '../sandbox/domain/clean.ts' },
  'shop-stands-alone': { file: 'examples/shop/a.ts', imports: '../../text/clean.ts' },
  'runs-take-a-whole-sandbox': { file: 'examples/run/a.ts', imports: '../../sandbox/storage/clean.ts' },
  'domain-is-pure': { file: 'sandbox/domain/a.ts', imports: '../storage/clean.ts' },
  'services-work-on-ports': { file: 'sandbox/services/a.ts', imports: '../storage/clean.ts' },
  'storage-knows-the-domain': { file: 'sandbox/storage/a.ts', imports: '../http/clean.ts' },
  'webhooks-know-services': { file: 'sandbox/webhooks/a.ts', imports: '../storage/clean.ts' },
  'sdks-read-the-description': { file: 'sandbox/sdk-generation/a.ts', imports: '../http/clean.ts' },
  'http-never-sees-storage': { file: 'sandbox/http/a.ts', imports: '../storage/clean.ts' },
  'soap-never-sees-storage': { file: 'sandbox/soap/a.ts', imports: '../storage/clean.ts' },
  'drivers-open-databases': { file: 'sandbox/storage/b.ts', imports: './drivers/clean.ts' },
  'assembly-joins-the-rooms': { file: 'sandbox/createSandbox.ts', imports: './server/clean.ts' },
  'process-runs-a-sandbox': { file: 'sandbox/server/a.ts', imports: '../services/clean.ts' },
  'sandbox-knows-the-contract': [
    { file: 'sandbox/a.ts', imports: '../site/clean.ts' },
    { file: 'sandbox/b.ts', imports: './testing/clean.ts' },
  ],
  'package-runs-a-sandbox': [
    { file: 'cli/commands/a.ts', imports: '../../sandbox/services/clean.ts' },
    { file: 'cli/commands/b.ts', imports: '../../workbench/panels/clean.ts' },
  ],
  'tools-operate-a-sandbox-from-outside': [
    { file: 'mcp/a.ts', imports: '../sandbox/services/clean.ts' },
    { file: 'mcp/b.ts', imports: '../workbench/panels/clean.ts' },
    { file: 'mcp/c.ts', imports: '../site/src/search/dialog/clean.ts' },
  ],
  'nobody-imports-the-tools': [
    { file: 'sandbox/server/c.ts', imports: '../../mcp/clean.ts' },
    { file: 'cli/commands/c.ts', imports: '../../mcp/clean.ts' },
  ],
  'library-runs-no-command': { file: 'cli/library/a.ts', imports: '../commands/clean.ts' },
  'simulation-runs-a-sandbox': [
    { file: 'simulation/world/a.ts', imports: '../../sandbox/services/clean.ts' },
    { file: 'simulation/actors/a.ts', imports: '../node/clean.ts' },
    { file: 'simulation/invariants/a.ts', imports: '../processes/clean.ts' },
  ],
  'simulation-in-node': { file: 'simulation/node/a.ts', imports: '../../sandbox/services/clean.ts' },
  'simulation-in-processes': {
    file: 'simulation/processes/a.ts',
    imports: '../../sandbox/services/clean.ts',
  },
  'nobody-runs-the-simulation': { file: 'cli/library/b.ts', imports: '../../simulation/world/clean.ts' },
  'ui-knows-nobody': { file: 'ui/a.ts', imports: '../contract/clean.ts' },
  'reference-knows-ui': { file: 'reference/a.ts', imports: '../contract/clean.ts' },
  'applications-know-generated-facts': { file: 'workbench/a.ts', imports: '../contract/clean.ts' },
  'applications-take-types-of-the-contract': { file: 'checkout/a.ts', imports: '../sandbox/clean.ts' },
  'proofs-know-what-tests-know': { file: 'site/proofs/a.ts', imports: '../../sandbox/services/clean.ts' },
  'tab-runs-a-sandbox': [
    { file: 'sandbox/tab/e.ts', imports: '../services/clean.ts' },
    { file: 'sandbox/browser.ts', imports: './domain/clean.ts' },
  ],
  'site-reads-the-contract': { file: 'site/a.ts', imports: '../sandbox/domain/clean.ts' },
  'browsers-get-data': { file: 'site/src/search/a.ts', imports: '../../../contract/words/clean.ts' },
  'builder-serves-components': [
    { file: 'site/e.ts', imports: './builder/clean.ts' },
    { file: 'site/src/islands/a.ts', imports: '../../builder/clean.ts' },
    { file: 'tools/a.ts', imports: '../site/builder/clean.ts' },
  ],
  'components-ask-their-page': { file: 'site/src/components/a.ts', imports: '../../builder/data/clean.ts' },
  'browsers-get-single-facts': { file: 'site/src/router/a.ts', imports: '../facts/facts.ts' },
  'sandbox-tests-run-in-browsers': {
    file: 'e2e/sandbox-in-tab/a.ts',
    imports: '../../sandbox/domain/clean.ts',
  },
  'journeys-go-through-http': { file: 'e2e/a.ts', imports: '../sandbox/domain/clean.ts' },
  'core-and-runner-know-no-view': [
    { file: 'workbench/core/a.ts', imports: '../parts/clean.ts' },
    { file: 'workbench/runner/a.ts', imports: '../panels/lab/clean.ts' },
  ],
  'core-runs-nothing': { file: 'workbench/core/b.ts', imports: '../runner/clean.ts' },
  'no-panel-imports-another': [
    { file: 'workbench/panels/lab/a.ts', imports: '../forms/clean.ts' },
    { file: 'workbench/inspectors/clock/a.ts', imports: '../payments/clean.ts' },
    { file: 'workbench/parts/a.ts', imports: '../inspectors/payments/clean.ts' },
  ],
  'devices-serve-panels': [
    { file: 'workbench/devices/phone/a.ts', imports: '../atm/clean.ts' },
    { file: 'workbench/inspectors/clock/b.ts', imports: '../../devices/atm/clean.ts' },
  ],
  'contract-needs-zod-alone': { file: 'contract/b.ts', imports: 'hono' },
  'runs-outside-node': [
    ...portable.map((room) => ({ file: `sandbox/${room}/c.ts`, imports: 'node:fs' })),
    ...['contract', 'openapi', 'text'].map((room) => ({ file: `${room}/c.ts`, imports: 'node:fs' })),
    { file: 'sandbox/storage/drivers/sqliteWasm.ts', imports: 'node:fs' },
  ],
  'drivers-bring-their-package': portable.map((room) => ({ file: `sandbox/${room}/d.ts`, imports: 'pg' })),
  'browsers-load-no-whole-zod': { file: 'workbench/b.ts', imports: 'zod' },
  'a-start-needs-no-package-of-tests': { file: 'tools/run/a.ts', imports: 'vitest' },
  'rooms-exist': { file: 'site/b.ts', imports: '@balcao/contract/gone.ts' },
  'no-circle': { file: 'ui/b.ts', imports: './b.ts' },
};

/** Files of the rooms that may read documents. */
const readers = ['contract/openapi', 'reference/page', 'sandbox/sdk-generation', 'site/builder'].map(
  (folder) => `${folder}/reader.ts`,
);

/** Each forbidden import with the rule that reports it. */
const planted = Object.entries(forbidden).flatMap(([rule, imports]) =>
  [imports].flat().map((each) => ({ rule, ...each })),
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
  // Drivers may: they are what the rooms take as ports.
  lay('sandbox/storage/drivers/sqlite.ts', "import 'node:fs';\nimport 'pg';\nimport '../clean.ts';\n");
  lay('sandbox/storage/clean.ts', 'export const clean = 1;\n');
  lay(
    'workbench/panels/multibanco/welcome.ts',
    "import './clean.ts';\nimport '../../devices/atm/clean.ts';\n",
  );
  lay('workbench/panels/multibanco/clean.ts', 'export const clean = 1;\n');
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
    'workbench/panels/multibanco/welcome.ts',
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
