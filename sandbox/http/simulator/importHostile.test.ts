import type { TenantState } from '@balcao/contract/control/tenants.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../../testing/api.ts';
import { database } from '../../testing/database.ts';
import { exportState, importState, openPrivateSandbox } from '../../testing/privateSandbox.ts';
import { everyRead } from '../../testing/reads.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/**
 * States as an enemy writes them: one value of a true state is replaced. Each is refused with its place, or taken and
 * harmless: everything can be read and the clock goes on. TEST_FULL=1 makes the run long.
 */
const testSandbox = useTestSandbox();
const long = Boolean(process.env.TEST_FULL ?? process.env.FULL);
/** Nine of ten states are refused before a database is asked: PostgreSQL gets a smaller sample of all. */
const sample = database === 'postgresql' ? 60 : 150;
const settings = {
  numRuns: long ? 3000 : sample,
  seed: Number(process.env.SEED ?? (long ? Date.now() % 2 ** 31 : 2026)),
};

let api: Api;
let state: TenantState;

beforeEach(async () => {
  ({ api } = await openPrivateSandbox(testSandbox.sandbox));
  await liveIn(api);
  state = await exportState(api);
});

/** Puts a row into every table, with the fields that the seed leaves empty. */
async function liveIn(own: Api): Promise<void> {
  await own.post('/api/webhooks', { action: 'payment_confirmed', url: 'https://loja.example/hook' });
  await own.post('/api/webhooks', { action: 'payment_expired', url: 'https://loja.example/hook' });
  await own.post('/sandbox/faults', { kind: 'latency', operation: 'createRefund', calls: 3 });
  await own.post('/api/payments', {
    amount: 2000,
    customUniqueId: 'ORDER-1',
    callbackUrl: 'https://loja.example/callback',
    customer: { uuid: seed.customers.own },
    additionalData: [{ key: 'k', value: 'v', type: 'STRING' }],
    billingAddress: { country: 'PT', city: 'Lisboa' },
    paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000201', createRegistration: true } },
  });
  await own.post('/api/checkouts', {
    payment: { amount: 1000, validDate: { end: '2026-02-01T10:00:00+00:00' } },
    page: { language: 'PT', layout: 'web' },
    redirects: [{ type: 'success', url: 'https://loja.example/obrigado' }],
  });
  await own.post(`/api/terminals/${seed.terminals[0].uuid}/payments`, { amount: 700 });
  await own.post(`/sandbox/payments/${seed.payments.waitingPhone}/phone`, { answer: 'accept' });
  await testSandbox.sandbox.settle();
}

/** What each read answers; anything below 500 that keeps the contract is right. */
async function readsWell(own: Api): Promise<void> {
  for (const path of everyRead(await exportState(own))) {
    const { status } = await own.get(path);
    expect([path, status < 500]).toEqual([path, true]);
  }
}

/** Everything can be read, now and after a minute, a day and four years. */
async function goesOn(own: Api): Promise<void> {
  await readsWell(own);
  for (const advanceSeconds of [60, 86_400, 4 * 366 * 86_400]) {
    const { status, refusals } = await own.post('/sandbox/clock', { advanceSeconds });
    expect([200, 422], String(refusals)).toContain(status);
  }
  await readsWell(own);
}

const codes = /^422 (c080[5-9]|e002\d\d)$/;

async function refusedOrHarmless(bad: unknown): Promise<boolean> {
  const answer = await importState(api, bad);
  if (answer.status === 200) {
    await goesOn(api);
    return true;
  }
  expect(answer.refusals[0]).toMatch(codes);
  expect(answer.body.error?.errors[0]?.source?.pointer).toMatch(/^\/(tables|version)/);
  return false;
}

/** A place in a JSON value, from its root. */
type Path = readonly string[];

/** Every place in a value: its own is left out, those of objects and lists are among them. */
function pathsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...pathsOf(inner).map((rest) => [name, ...rest]),
  ]);
}

/** What stands at a place; undefined where nothing does. */
function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], root);
}

/** A copy with another value at a place; `undefined` takes the name away once it is written as JSON. */
function changedAt<T>(root: T, [name, ...rest]: Path, value: unknown): T {
  if (name === undefined) return value as T;
  const inner = changedAt((root as Record<string, unknown>)[name], rest, value);
  if (Array.isArray(root)) return root.map((item, at) => (String(at) === name ? inner : item)) as T;
  return { ...root, [name]: inner };
}

const biggest = Number.MAX_SAFE_INTEGER;
const numbers = [
  0,
  1,
  -1,
  1.5,
  2 ** 31,
  2 ** 32,
  1e12,
  1e15,
  biggest,
  -biggest,
  8.64e15,
  8.64e15 + 1,
  -8.64e15,
  1e300,
];
const texts = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    'x',
    'x'.repeat(300),
    'x'.repeat(5000),
    'é'.repeat(2000),
    '__proto__',
    'constructor',
  ],
  ...[
    'javascript:alert(1)',
    'file:///etc/passwd',
    'intent://x',
    'inbox:0001',
    'inbox:9',
    'http://[::1]:1/',
    '//x',
  ],
  ...[
    '9'.repeat(40),
    'a'.repeat(40),
    seed.checkouts.ready,
    seed.customers.theirs,
    '351#1',
    '2026-13-45',
    '\ud800',
  ],
];
const others: unknown[] = [null, true, [], {}, { length: 1 }, [[]], { __proto__: null, toString: 1 }];
const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...others, undefined) },
);

describe('a state with one value replaced', () => {
  it(
    'is refused with its place, or taken and harmless',
    async () => {
      const tables = Object.keys(state.tables);
      let taken = 0;
      const property = fc.asyncProperty(
        fc.constantFrom(...tables),
        fc.nat(),
        fc.nat(),
        hostile,
        async (table, row, place, value) => {
          const rows = state.tables[table] ?? [];
          if (rows.length === 0) return;
          const at = row % rows.length;
          const paths = pathsOf(rows[at]);
          const path: Path = ['tables', table, String(at), ...(paths[place % paths.length] ?? [])];
          if (valueAt(state, path) === value) return;
          if (await refusedOrHarmless(changedAt(state, path, value))) taken += 1;
        },
      );
      await fc.assert(property, settings);
      // A test whose states were all refused would prove nothing of those that are taken.
      expect(taken).toBeGreaterThan(settings.numRuns / 50);
    },
    long ? 3_600_000 : 120_000,
  );
});
