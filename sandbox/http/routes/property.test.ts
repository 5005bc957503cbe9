import type { TenantState } from '@balcao/contract/control/tenants.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { RequestHeaders } from '../../testing/api.ts';
import { valuesOf } from '../../testing/arbitrary.ts';
import { brokenBodies, brokenHeaders, brokenQueries } from '../../testing/brokenRequests.ts';
import { type CalledOperation, everyOperation } from '../../testing/everyOperation.ts';
import { purchases } from '../../testing/purchases.ts';
import { simulatedGenerator } from '../../testing/simulatedGenerator.ts';
import { expectRightSums } from '../../testing/sums.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/**
 * Requests nobody thought of, valid and broken, for every operation. The client holds each answer against the
 * contract: envelope, documented codes, schema of success. `SEED=… npx vitest run property` repeats a run,
 * TEST_FULL=1 (npm run test:full) makes it long.
 */
const testSandbox = useTestSandbox({ sdkGenerator: simulatedGenerator });
const long = Boolean(process.env.TEST_FULL ?? process.env.FULL);
// The short run is the same each time, so that a change is blamed for what it breaks; the long one explores.
const seedOfRun = Number(process.env.SEED ?? (long ? Date.now() % 2 ** 31 : 2026));
console.info(`property: SEED=${seedOfRun}`);
const parts = long ? 10 : 1;
const runsOfPart = long ? 100 : 20;
const timeout = long ? 300_000 : 30_000;

/**
 * Runs a check in parts, each in the sandbox as the seed fills it: one that a thousand requests have filled refuses more
 * by its quotas, and its whole state takes longer to read than the requests.
 */
async function inParts(check: (settings: { numRuns: number; seed: number }) => Promise<void>): Promise<void> {
  for (let part = 0; part < parts; part += 1) {
    if (part > 0) await testSandbox.api.post('/sandbox/reset');
    await check({ numRuns: runsOfPart, seed: seedOfRun + part });
  }
}

const seededIds = fc.constantFrom(
  ...[...Object.values(seed.payments), ...Object.values(seed.webhooks), '1', '1101'],
  ...Object.values(seed.checkouts),
);
const seededUuids = fc.constantFrom(
  ...Object.values(seed.customers),
  ...seed.terminals.map(({ uuid }) => uuid),
);

/** Parameters whose values the seed knows. */
const seeded: Readonly<Record<string, fc.Arbitrary<string>>> = {
  id: seededIds,
  paymentId: seededIds,
  uuid: seededUuids,
  paymentMethod_uuid: fc.constantFrom(...Object.values(seed.savedMethods)),
};

const oddIds = fc.constantFrom(
  ...['%00', '-1', 'x', '1.5', '%20', '%2F', '..%2F', '%E0%A4%A', '1%001', '__proto__', '9'.repeat(3000)],
);

type Params = Readonly<Record<string, unknown>>;

/** Parameters of the path: what the schema takes, among it what the seed holds. */
function validParams({ params }: Operation): fc.Arbitrary<Params> {
  if (!params) return fc.constant({});
  const named = Object.entries(params.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const values = valuesOf(schema).map(String);
    const known = seeded[name];
    return [name, known ? fc.oneof(known, values) : values];
  });
  // A seeded id need not be of the operation's own kind: those of payments are no checkout's.
  return fc.record(Object.fromEntries(named)).filter((values) => params.safeParse(values).success);
}

const oddParams = (operation: Operation): fc.Arbitrary<Params> =>
  fc.tuple(validParams(operation), fc.option(oddIds, { freq: 2 })).map(([valid, odd]) => {
    const [first, ...others] = Object.keys(valid);
    return first && odd
      ? { [first]: odd, ...Object.fromEntries(others.map((name) => [name, valid[name]])) }
      : valid;
  });

const addressOf = ({ base, operation }: CalledOperation, params: Params, query: string) =>
  base + operation.path.replace(/\{(\w+)\}/g, (_, name) => String(params[name])) + (query && `?${query}`);

function validQuery(operation: Operation): fc.Arbitrary<string> {
  if (!operation.query) return fc.constant('');
  return valuesOf(operation.query).map((values) => {
    const pairs = Object.entries(values as object).flatMap(([name, value]) => {
      if (value === undefined || value === null) return [];
      if (typeof value !== 'object') return [[name, value]];
      return Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([inner, bound]) => [`${name}[${inner}]`, bound]);
    });
    return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  });
}

/** All the sandbox holds, of both platforms: everything a caller could have changed. */
async function everything(): Promise<TenantState> {
  return (await testSandbox.api.get<TenantState>('/sandbox/export')).data;
}

/**
 * Lets one request through and holds its answer against the contract; a fault it asked for is taken back, since the
 * next call would meet it. Nobody sends the header that asks for a fault of one call.
 */
async function send(
  { id, operation }: CalledOperation,
  address: string,
  sent: unknown,
  headers: RequestHeaders = {},
) {
  const answer = await testSandbox.api.send(operation.method, address, sent, headers);
  expect(answer.status).toBeLessThan(500);
  if (id === 'createFault' && answer.status === 201) await testSandbox.api.delete('/sandbox/faults');
  return answer;
}

const byName = everyOperation.map((promised) => [promised.id, promised] as const);

describe('requests the contract allows', () => {
  it.each(byName)('%s keeps its promise', { timeout }, async (_, promised) => {
    const { operation } = promised;
    const body = operation.body ? valuesOf(operation.body) : fc.constant(undefined);
    await inParts(async (settings) => {
      await fc.assert(
        fc.asyncProperty(validParams(operation), validQuery(operation), body, async (params, query, sent) => {
          const answer = await send(promised, addressOf(promised, params, query), sent);
          // What the schema takes is refused by rules of the domain at most: dates, and names to sort by.
          expect(answer.refusals.filter((refusal) => /e0022[1-57-9]|e0023[1-4]/.test(refusal))).toEqual([]);
        }),
        settings,
      );
      expectRightSums(await everything());
    });
  });
});

describe('requests nobody should send', () => {
  it.each(byName)(
    '%s refuses or takes, never fails, and writes nothing when it refuses',
    { timeout },
    async (_, promised) => {
      const { operation } = promised;
      const names = operation.query ? Object.keys(operation.query.shape) : [];
      const bodies = operation.body ? brokenBodies(valuesOf(operation.body)) : fc.constant(undefined);
      const headers = fc.option(brokenHeaders, { nil: {}, freq: 4 });
      await inParts(async (settings) => {
        let before = await everything();
        await fc.assert(
          fc.asyncProperty(
            oddParams(operation),
            brokenQueries(names),
            bodies,
            headers,
            async (params, query, sent, given) => {
              const address = addressOf(promised, params, query);
              const answer = await send(promised, address, sent, given);
              if (answer.status < 400) before = await everything();
            },
          ),
          settings,
        );
        expect(await everything()).toEqual(before);
      });
    },
  );
});

describe('whatever follows a payment', () => {
  const { charge, authorise, capture, refund, adjust, cancel, settle } = purchases(testSandbox);
  const acts = { capture, refund, adjust, cancel: (id: string) => cancel(id), settle };
  const act = fc.tuple(
    fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
    // More often than not something is left to take or to give back.
    fc.oneof(fc.integer({ min: 50, max: 400 }), fc.integer({ min: 1, max: 3000 })),
    fc.boolean(),
  );

  it('its sums stay right', { timeout }, async () => {
    await inParts((settings) =>
      fc.assert(
        fc.asyncProperty(fc.boolean(), fc.array(act, { maxLength: 12 }), async (held, steps) => {
          const { id } = await (held ? authorise() : charge());
          let newest = id;
          for (const [name, amount, ofNewest] of steps) {
            const answer = await acts[name](ofNewest ? newest : id, amount);
            expect(answer.status).toBeLessThan(500);
            const { id: made } = (answer.body.data ?? {}) as { id?: string };
            newest = made ?? newest;
          }
          expectRightSums(await everything());
        }),
        settings,
      ),
    );
  });
});
