import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../tools/i18n/pages.ts';
import { lies } from '../../tools/mutants/mutants.ts';
import { at } from '../../tools/run/paths.mjs';
import { openWorld } from '../proofs/check/world.ts';
import { problemsOf } from './checkPage.ts';
import type { Row } from './claims.ts';
import { readClaims, readSentences } from './pages.ts';

const pages = await Promise.all(
  [...readPages('pt')].map(async ([name, page]) => ({ name, page, claims: await readClaims(name) })),
);

it('no page is without claims', () => {
  expect(pages.filter(({ claims }) => !claims).map(({ name }) => name)).toEqual([]);
});

// The name of a suite is the whole name of its page, which vitest would shorten in `describe.each`: the run with a
// planted lie chooses its page by it.
for (const { name, page, claims } of pages) {
  if (!claims) continue;
  describe(name, () => {
    it('lists each sentence once, as claim, source or advice', () => {
      expect(problemsOf(name, claims, readSentences(name), page)).toEqual([]);
    });

    for (const [section, rows] of Object.entries(claims)) {
      for (const { quote, proof } of rows.flatMap(provable))
        it(`#${section} “${quote}”`, async () => {
          const world = await openWorld();
          try {
            await proof(world);
            expect(world.faults).toEqual([]);
          } finally {
            await world.close();
          }
        });
    }
  });
}

it.each(lies)('the lie can still be planted: $name', async ({ file, find, page, caughtBy }) => {
  expect(readFileSync(at(file), 'utf8').split(find), `“${find}” once in ${file}`).toHaveLength(2);
  const rows = Object.values((await readClaims(page)) ?? {}).flat();
  const quoted = rows.flatMap((row) => (row.kind === 'claim' ? row.quotes : []));
  expect(quoted.filter((quote) => quote.startsWith(caughtBy))).toHaveLength(1);
});

/** Rows with a proof that runs here, named by their first sentence. */
function provable(row: Row) {
  if (row.kind !== 'claim' || typeof row.proof !== 'function') return [];
  return [{ quote: row.quotes.join(' / '), proof: row.proof }];
}
