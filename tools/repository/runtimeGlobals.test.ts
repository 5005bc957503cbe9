import ts from 'typescript';
import { expect, it, test } from 'vitest';
import { outsideNode } from '../sandboxDirections.cjs';
import { texts } from './texts.ts';

/** Rooms that get the time, timers and random values through ports, so that a simulation can control them. */

const rooms = new RegExp(
  `^(?:contract|openapi|text)/|^sandbox/createSandbox[.]|^simulation/(?!node/|processes/|mutants/|main[.])|${outsideNode}`,
);

const timer = 'runtime.after, runtime.every or delay';
const random = 'runtime.randomUuid';
const clock = 'clock.now, or runtime.monotonicMilliseconds for a duration';
const hash = '@noble/hashes, which needs no turn of the event loop';
const turn = "the database's nextTurn";

/** Properties of a global that do not depend on the machine, such as `Math.floor` and `AbortSignal.any`. */
const property =
  (...names: readonly string[]) =>
  ({ parent }: ts.Node): boolean =>
    ts.isPropertyAccessExpression(parent) && names.includes(parent.name.text);

const propertyBut =
  (name: string) =>
  (node: ts.Node): boolean =>
    ts.isPropertyAccessExpression(node.parent) && node.parent.name.text !== name;

/** Whether a node is `new Date(…)` with a given time. */
const isOfMoment = ({ parent }: ts.Node): boolean =>
  (ts.isNewExpression(parent) && Boolean(parent.arguments?.length)) ||
  (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword);

interface Global {
  /** Alternative to use in these rooms. */
  instead: string;
  /** Whether a use is independent of the machine. Any other use is refused. */
  allows?(node: ts.Node): boolean;
}

/** Global names for time, timers, random values and turns of the event loop. */
const globals: Readonly<Record<string, Global>> = {
  setTimeout: { instead: timer },
  setImmediate: { instead: timer },
  setInterval: { instead: timer },
  AbortSignal: { instead: timer, allows: property('any', 'abort') },
  queueMicrotask: { instead: 'a promise' },
  MessageChannel: { instead: turn },
  performance: { instead: clock },
  Date: { instead: clock, allows: (node) => isOfMoment(node) || property('UTC', 'parse')(node) },
  Math: { instead: random, allows: propertyBut('random') },
  crypto: { instead: `${random}; ${hash}` },
};

/** Modules and exports that give access to the same clocks, timers and random values as `globals`. */
const imported: Readonly<Record<string, string>> = {
  'node:crypto': random,
  'node:timers': timer,
  'node:timers/promises': timer,
  'node:perf_hooks': clock,
  randomBytes: random,
};

/** SQL functions that read the database server's clock or random values. */
const inSql = /\b(?:random|randomblob|gen_random_uuid|now)\s*\(|\bcurrent_(?:timestamp|date|time)\b|'now'/i;

/** Files that cannot receive a runtime, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'sandbox/storage/drivers/sqliteWasm.ts': 'It is the turn of the database in a tab.',
  'simulation/invariants/signatures.ts':
    'It judges @noble/hashes by another implementation, and is asked while nothing else is under way.',
};

/** Words to search for first; files without any of them are not parsed. */
const words = new RegExp(
  `\\b(?:${[...Object.keys(globals), 'format', 'formatToParts', 'randomBytes', 'sql'].join('|')})\\b|node:|globalThis|window|self`,
);

/** Whether an identifier is only a key, a property of another object, or a type. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isTypeReferenceNode(parent) || ts.isImportSpecifier(parent)) return true;
  if ('propertyName' in parent && parent.propertyName === node) return true;
  if (!('name' in parent) || parent.name !== node || ts.isShorthandPropertyAssignment(parent)) return false;
  return !ts.isPropertyAccessExpression(parent) || !/^(?:globalThis|self|window)$/.test(parent.expression.getText());
}

function broken(node: ts.Node): { name: string; instead: string } | undefined {
  if (ts.isIdentifier(node)) {
    const { text } = node;
    if (!Object.hasOwn(globals, text) || isName(node)) return undefined;
    const used = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
    const { instead, allows } = globals[text] as Global;
    return allows?.(used) ? undefined : { name: text, instead };
  }
  if (ts.isElementAccessExpression(node) && /^(?:globalThis|self|window)$/.test(node.expression.getText()))
    return { name: node.expression.getText(), instead: 'a name that can be read' };
  if (ts.isImportDeclaration(node) || ts.isImportSpecifier(node)) {
    const name = ts.isImportSpecifier(node)
      ? (node.propertyName ?? node.name).text
      : (node.moduleSpecifier as ts.StringLiteral).text;
    return Object.hasOwn(imported, name) ? { name, instead: imported[name] as string } : undefined;
  }
  if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())) {
    const [name] = inSql.exec(node.template.getText()) ?? [];
    return name === undefined ? undefined : { name, instead: `${clock}; ${random}` };
  }
  // Without an argument, formatters of Intl use the machine's time.
  const called = ts.isCallExpression(node) && node.arguments.length === 0 && node.expression;
  const isFormat = called && ts.isPropertyAccessExpression(called) && /^format(?:ToParts)?$/.test(called.name.text);
  return isFormat ? { name: `${called.name.text}()`, instead: clock } : undefined;
}

/** @returns `line: use, and its alternative` for each violation in a source */
function runtimeGlobals(text: string): string[] {
  if (!words.test(text)) return [];
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const rule = broken(node);
    if (rule) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: ${rule.name}; take ${rule.instead}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = [...texts].filter(([path]) => rooms.test(path) && /\.ts$/.test(path) && !/\.test\.ts$/.test(path));

test('code that runs outside Node reads no clock, sets no timer and draws no random value by itself', () => {
  const found = sources
    .filter(([path]) => !Object.hasOwn(exceptions, path))
    .flatMap(([path, text]) => runtimeGlobals(text).map((line) => `${path}:${line}`));
  const todo = 'sandbox/domain/runtime.ts describes what a sandbox is given; contract, openapi and text take the value';
  expect(found, todo).toEqual([]);
  expect(sources.length).toBeGreaterThan(400);
});

test.each(Object.keys(exceptions))('%s still needs its exception', (path) => {
  expect(runtimeGlobals(texts.get(path) ?? '')).not.toEqual([]);
});

it.each([
  ['setTimeout(run, 5);', 'setTimeout'],
  ["globalThis['setTimeout'](run, 5);", 'globalThis'],
  ['const later = { setTimeout };', 'setTimeout'],
  ['queueMicrotask(run);', 'queueMicrotask'],
  ['const at = performance.now();', 'performance'],
  ['const D = Date;', 'Date'],
  ['const at = new Date();', 'Date'],
  ['const text = new Intl.DateTimeFormat().format();', 'format()'],
  ['const seed = Math.random();', 'Math'],
  [`const id = \`page \${crypto.randomUUID()}\`;`, 'crypto'],
  ["import { randomBytes as bytes } from '@noble/hashes/utils.js';", 'randomBytes'],
  ["import { setTimeout as wait } from 'node:timers/promises';", 'node:timers/promises'],
  ['const row = sql`select random() as number`;', 'random('],
  ['const signal = AbortSignal.timeout(5);', 'AbortSignal'],
])('%s is found', (code, name) => {
  expect(runtimeGlobals(`\n${code}\n`)).toContainEqual(expect.stringContaining(`2: ${name}; take `));
});

it.each([
  '// setTimeout(run, 5)',
  "const sample = 'setTimeout(run, 5)';",
  'runtime.setTimeout(run, 5);',
  'const port = { setTimeout: run, performance: 1 };',
  'const at = new Date(iso);',
  'const signal: AbortSignal = AbortSignal.any(signals);',
  'const row = sql`select id from payments`;',
])('%s is welcome', (code) => {
  expect(runtimeGlobals(code)).toEqual([]);
});
