import { expect, it } from 'vitest';
import { pageHashOf, tokenOf } from './token.ts';

it('gives each checkout of each tenant a token of its own, always the same', async () => {
  const tokens = await Promise.all(
    ['shared', 'private'].flatMap((tenant) => Array.from({ length: 200 }, (_, n) => tokenOf(tenant, n))),
  );
  expect(new Set(tokens).size).toBe(400);
  for (const token of tokens) expect(token).toMatch(/^[0-9A-Za-z]{40}$/);
  expect(await tokenOf('shared', 1)).toBe(await tokenOf('shared', 1));
});

it('gives each checkout an address of its own', async () => {
  expect(await pageHashOf('shared', 1)).toMatch(/^[0-9a-f]{40}$/);
  expect(await pageHashOf('shared', 1)).not.toBe(await pageHashOf('shared', 2));
});
