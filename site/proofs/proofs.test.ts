import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPages } from '../../tools/i18n/translatedPages.ts';
import { fileOf } from './check/judge.ts';
import { provedIn } from './check/marks.ts';
import { problemsOf } from './check/problems.ts';
import { allProofs } from './check/topics.ts';
import { openWorld } from './check/world.ts';

const pages = new Map([...readPages('pt').keys()].map((name) => [name, readFileSync(fileOf(name), 'utf8')]));

for (const [name, text] of pages)
  it(name, () => {
    expect(problemsOf(name, text, allProofs)).toEqual([]);
  });

for (const [name, { proof }] of allProofs)
  it(name, async () => {
    const world = await openWorld();
    try {
      await proof(world);
      expect(world.faults).toEqual([]);
    } finally {
      await world.close();
    }
  });

it('a page names each proof', () => {
  const named = new Set([...pages.values()].flatMap(provedIn));
  expect([...allProofs.keys()].filter((name) => !named.has(name))).toEqual([]);
});
