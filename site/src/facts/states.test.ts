import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Lifecycle } from './factTypes.ts';
import { stateLooks } from './states.ts';

const file = path.join(import.meta.dirname, '../../../contract/generated/facts.pt.json');
const facts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { id: string }[]>;

test.each(Object.keys(stateLooks) as Lifecycle[])('every state of the %s lifecycle has its look', (of) => {
  expect(Object.keys(stateLooks[of]).sort()).toEqual(facts[`${of}States`]?.map(({ id }) => id).sort());
});

test('every lifecycle of the contract has looks', () => {
  const lifecycles = Object.keys(facts).filter((key) => key.endsWith('Lifecycle'));
  expect(lifecycles.map((key) => key.replace('Lifecycle', '')).sort()).toEqual(Object.keys(stateLooks).sort());
});
