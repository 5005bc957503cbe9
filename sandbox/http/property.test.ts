import type { Operation } from '@balcao/contract/operation.ts';
import { seed } from '@balcao/contract/seed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { valuesOf } from '../testing/arbitrary.ts';
import { brokenBodies, brokenHeaders, brokenQueries } from '../testing/breakage.ts';
import { everyOperation, type Promised } from '../testing/promise.ts';
import { useTrial } from '../testing/trial.ts';

/**
 * Requests nobody thought of, valid and broken, for every operation. The client holds each answer against the
 * contract: envelope, documented codes, schema of success. `SEED=… npx vitest run property` repeats a run,
 * TEST_FULL=1 (npm run test:full) makes it long.
 */
const trial = useTrial();
const long = Boolean(process.env.TEST_FULL ?? process.env.FULL);
const settings = {
  numRuns: long ? 1000 : 20,
  // The short run is the same each time, so that a change is blamed for what it breaks; the long one explores.
  seed: Number(process.env.SEED ?? (long ? Date.now() % 2 ** 31 : 2026)),
};
console.info(`property: SEED=${settings.seed}`);

const seededIds = fc.constantFrom(
  ...Object.values(seed.payments),
  ...Object.values(seed.webhooks),
  '1',
  '1101',
);
const oddIds = fc.constantFrom(
  ...['%00', '-1', 'x', '1.5', '%20', '%2F', '..%2F', '%E0%A4%A', '1%001', '__proto__', '9'.repeat(3000)],
);

type Params = Readonly<Record<string, unknown>>;

/** Parameters of the path: what the schema takes, among it what the seed holds. */
function validParams({ params }: Operation): fc.Arbitrary<Params> {
  if (!params) return fc.constant({});
  const named = Object.entries(params.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const values = valuesOf(schema).map(String);
    return [name, name === 'id' ? fc.oneof(seededIds, values) : values];
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

const addressOf = ({ base, operation }: Promised, params: Params, query: string) =>
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

const kept = [
  '/api/payments',
  '/api/webhooks',
  '/api/customers',
  '/api/referenceRanges',
  '/sandbox/deliveries?limit=500',
];

/** Everything a caller could have changed, as both platforms see it. */
async function everything(): Promise<unknown[]> {
  const seen = [];
  for (const api of [trial.api, trial.other]) {
    for (const path of kept) seen.push((await api.get(path)).body.data);
  }
  seen.push((await trial.api.get<{ offsetSeconds: number }>('/sandbox/clock')).data.offsetSeconds);
  return seen;
}

const byName = everyOperation.map((promised) => [promised.id, promised] as const);

describe('requests the contract allows', () => {
  it.each(byName)('%s keeps its promise', async (_, promised) => {
    const { operation } = promised;
    const body = operation.body ? valuesOf(operation.body) : fc.constant(undefined);
    await fc.assert(
      fc.asyncProperty(validParams(operation), validQuery(operation), body, async (params, query, sent) => {
        const answer = await trial.api.send(operation.method, addressOf(promised, params, query), sent);
        expect(answer.status).toBeLessThan(500);
        // What the schema takes is refused by rules of the domain at most: dates, and names to sort by.
        expect(answer.refusals.filter((refusal) => /e0022[1-57-9]|e0023[1-4]/.test(refusal))).toEqual([]);
      }),
      settings,
    );
  });
});

describe('requests nobody should send', () => {
  it.each(byName)(
    '%s refuses or takes, never fails, and writes nothing when it refuses',
    async (_, promised) => {
      const { operation } = promised;
      const names = operation.query ? Object.keys(operation.query.shape) : [];
      const bodies = operation.body ? brokenBodies(valuesOf(operation.body)) : fc.constant(undefined);
      const headers = fc.option(brokenHeaders, { nil: {}, freq: 4 });
      let before = await everything();
      await fc.assert(
        fc.asyncProperty(
          oddParams(operation),
          brokenQueries(names),
          bodies,
          headers,
          async (params, query, sent, given) => {
            const address = addressOf(promised, params, query);
            const answer = await trial.api.send(operation.method, address, sent, given);
            expect(answer.status).toBeLessThan(500);
            if (answer.status < 400) before = await everything();
          },
        ),
        settings,
      );
      expect(await everything()).toEqual(before);
    },
  );
});
