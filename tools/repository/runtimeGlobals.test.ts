import ts from 'typescript';
import { expect, it, test } from 'vitest';
import { outsideNode } from '../sandboxDirections.cjs';
import { texts } from './texts.ts';

/**
 * The rooms that run on Web standards take time, timers and random values from whoever runs them, so that a simulation
 * can own all three.
 */

const rooms = new RegExp(`^(?:contract|openapi|text)/|${outsideNode}`);

const timer = 'runtime.after or delay';
const random = 'runtime.randomUuid';
const clock = 'clock.now';

/** What these rooms may not use, and what they take instead. */
const instead: Readonly<Record<string, string>> = {
  setTimeout: timer,
  setImmediate: timer,
  setInterval: 'runtime.every',
  'AbortSignal.timeout': 'runtime.after and an AbortController',
  performance: 'runtime.monotonicMilliseconds',
  'Date.now': clock,
  'Date()': clock,
  'new Date()': clock,
  'Math.random': random,
  'crypto.randomUUID': random,
  'crypto.getRandomValues': random,
};

/** Files that cannot be given a runtime, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'sandbox/storage/migrations/011_one_page_a_token.ts':
    'Kysely gives a migration the database alone, and its new tokens must be such that nobody can know them.',
};

/** Files that name none of these words need not be parsed. */
const words =
  /\b(?:set(?:Timeout|Immediate|Interval)|AbortSignal|performance|Date|random(?:UUID)?|getRandomValues)\b/;

/** What an expression uses of the table above; undefined for what it only declares or is called like it. */
function used(node: ts.Node): string | undefined {
  const { parent } = node;
  if (ts.isNewExpression(node))
    return node.arguments?.length ? undefined : `new ${globalOf(node.expression)}()`;
  if (ts.isCallExpression(node)) return `${globalOf(node.expression)}()`;
  if (ts.isPropertyAccessExpression(node)) return globalOf(node);
  if (!ts.isIdentifier(node)) return undefined;
  const isName = 'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
  const isKey = 'propertyName' in parent && parent.propertyName === node;
  return isName || isKey ? undefined : node.text;
}

const globalOf = (node: ts.Node) => node.getText().replace(/^(?:globalThis|self)\./, '');

/** @returns `line: what is used, and what to use instead` of each place in a source */
function runtimeGlobals(text: string): string[] {
  if (!words.test(text)) return [];
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = used(node);
    if (name !== undefined && Object.hasOwn(instead, name)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: ${name}; take ${instead[name]} as a parameter`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = [...texts].filter(
  ([path]) => rooms.test(path) && /\.ts$/.test(path) && !/\.test\.ts$/.test(path),
);

test('code that runs outside Node reads no clock, sets no timer and draws no random value by itself', () => {
  const found = sources
    .filter(([path]) => !Object.hasOwn(exceptions, path))
    .flatMap(([path, text]) => runtimeGlobals(text).map((line) => `${path}:${line}`));
  const todo =
    'sandbox/domain/runtime.ts describes what a sandbox is given; contract, openapi and text take the value';
  expect(found, todo).toEqual([]);
  expect(sources.length).toBeGreaterThan(400);
});

test.each(Object.keys(exceptions))('%s still needs its exception', (path) => {
  expect(runtimeGlobals(texts.get(path) ?? '')).not.toEqual([]);
});

it.each([
  ['setTimeout(run, 5);', 'setTimeout'],
  ['globalThis.setTimeout(run, 5);', 'setTimeout'],
  ['const later = { setTimeout };', 'setTimeout'],
  ['let timer: ReturnType<typeof setInterval>;', 'setInterval'],
  ['setImmediate(run);', 'setImmediate'],
  ['const at = performance.now();', 'performance'],
  ['const { now } = performance;', 'performance'],
  ['const wait = (now = Date.now) => now();', 'Date.now'],
  ['const at = new Date();', 'new Date()'],
  ['const at = Date();', 'Date()'],
  ['const seed = Math.random();', 'Math.random'],
  [`const id = \`page \${crypto.randomUUID()}\`;`, 'crypto.randomUUID'],
  ['crypto.getRandomValues(bytes);', 'crypto.getRandomValues'],
  ['const signal = AbortSignal.timeout(5);', 'AbortSignal.timeout'],
])('%s is found', (code, name) => {
  expect(runtimeGlobals(`\n${code}\n`)).toEqual([`2: ${name}; take ${instead[name]} as a parameter`]);
});

it.each([
  '// setTimeout(run, 5)',
  "const sample = 'setTimeout(run, 5)';",
  'const sample = `Date.now()`;',
  'runtime.setTimeout(run, 5);',
  'const port = { setTimeout: run, performance: 1 };',
  'const { setTimeout: later } = port;',
  'const at = new Date(iso);',
  'const at = Date.UTC(2026, 0, 15);',
  'const days = Math.floor(hours / 24);',
  'const digest = crypto.subtle.digest(name, bytes);',
])('%s is welcome', (code) => {
  expect(runtimeGlobals(code)).toEqual([]);
});
