import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { makeIfStale } from './fingerprint.mjs';
import { at } from './paths.mjs';

const output = '.build/made-once.txt';
const product = { name: 'made-once', inputs: ['provider.config.ts'], output };

afterEach(() => {
  for (const file of [output, '.build/made-once.stamp']) rmSync(at(file), { force: true });
});

test('a product that two ask for at once is made once, and both wait for it', async () => {
  let count = 0;
  const ask = () =>
    makeIfStale(product, async () => {
      count += 1;
      await new Promise((done) => setTimeout(done, 20));
      writeFileSync(at(output), 'made');
    });
  expect(await Promise.all([ask(), ask()])).toEqual([true, false]);
  expect(count).toBe(1);
});

test('who asks after a failure has it made anew', async () => {
  const failing = makeIfStale(product, () => Promise.reject(new Error('no')));
  const next = makeIfStale(product, async () => writeFileSync(at(output), 'made'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe(true);
});
