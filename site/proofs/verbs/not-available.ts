import { operations } from '@balcao/contract/operations.ts';
import { expect } from 'vitest';
import type { World } from '../check/world.ts';

interface Description {
  paths: Record<string, Record<string, { responses?: Record<string, unknown>; security?: unknown[] }>>;
  components: { responses: Record<string, unknown> };
}

/** API description that a sandbox serves, as text and as an object. */
export async function description(world: World): Promise<{ text: string; api: Description }> {
  const text = await (await world.fetch('/api/docs/api.json')).text();
  return { text, api: JSON.parse(text) };
}

/** Names in an API description: paths, operations, parameters, properties and values, but no sentences. */
export async function namesIn(world: World): Promise<string[]> {
  const names = new Set<string>();
  const read = (node: unknown, key = ''): void => {
    if (typeof node === 'string' && !/^(description|summary|msg|title)$/.test(key)) names.add(node);
    if (!node || typeof node !== 'object') return;
    for (const [name, value] of Object.entries(node)) {
      names.add(name);
      read(value, Array.isArray(node) ? key : name);
    }
  };
  read((await description(world)).api);
  expect(names.size).toBeGreaterThan(500);
  return [...names];
}

/** Fails if an operation of the contract matches the pattern in its name or path. */
export function noOperation(pattern: RegExp): void {
  const known = Object.entries(operations).map(([id, { path }]) => `${id} ${path}`);
  expect(known.length).toBeGreaterThan(40);
  expect(known.filter((each) => pattern.test(each))).toEqual([]);
}
