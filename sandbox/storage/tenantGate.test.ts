import { expect, it } from 'vitest';
import { createTenantGate } from './tenantGate.ts';

const turn = () => new Promise((done) => setTimeout(done, 0));

function controlled(name: string, log: string[]) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const work = async () => {
    log.push(`${name} begins`);
    await ended;
    log.push(`${name} ends`);
  };
  return { work, end };
}

it('runs as much work of a tenant at once as its share, and other tenants beside it', async () => {
  const gate = createTenantGate(2);
  const log: string[] = [];
  const all = ['a1', 'a2', 'a3'].map((name) => controlled(name, log));
  const running = all.map(({ work }) => gate.beside('a', work));
  const other = controlled('b1', log);
  running.push(gate.beside('b', other.work));
  await turn();
  expect(log).toEqual(['a1 begins', 'a2 begins', 'b1 begins']);
  for (const { end } of [...all, other]) end();
  await Promise.all(running);
  expect(log).toContain('a3 ends');
});

it('runs work on the whole tenant after what runs and before what comes later', async () => {
  const gate = createTenantGate(5);
  const log: string[] = [];
  const [before, whole, after] = ['before', 'whole', 'after'].map((name) => controlled(name, log));
  if (!before || !whole || !after) throw new Error('three');
  const running = [gate.beside('a', before.work), gate.alone('a', whole.work), gate.beside('a', after.work)];
  for (const { end } of [after, whole, before]) {
    end();
    await turn();
  }
  await Promise.all(running);
  expect(log).toEqual(['before begins', 'before ends', 'whole begins', 'whole ends', 'after begins', 'after ends']);
});

it('goes on after work that failed', async () => {
  const gate = createTenantGate(1);
  await expect(gate.alone('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.beside('a', async () => 1)).toBe(1);
});
