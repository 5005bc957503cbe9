import { expect, it } from 'vitest';
import { webRuntime } from '../../webRuntime.ts';
import type { Notifier } from './notifier.ts';
import { createOpenStreams } from './openStreams.ts';

const quotas = { process: 200, tenant: 150 };

function opened(streams: ReturnType<typeof createOpenStreams>, tenant: string): Notifier {
  const outcome = streams.open(tenant);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

const turn = () => new Promise((done) => setTimeout(done, 0));

it('opens no more of a tenant, and in all, than the quotas say, and again when one has ended', () => {
  const streams = createOpenStreams(webRuntime, quotas);
  const [first] = Array.from({ length: 150 }, () => opened(streams, 'a'));
  expect(streams.open('a')).toMatchObject({ code: 's00102', values: { most: 150 } });
  for (let n = 0; n < 50; n += 1) opened(streams, 'b');
  expect(streams.open('c')).toMatchObject({ code: 's00102', values: { most: 200 } });
  first?.end();
  expect(streams.open('c').ok).toBe(true);
  expect(streams.tenants().sort()).toEqual(['a', 'b', 'c']);
  streams.endAll();
  expect(streams.tenants()).toEqual([]);
});

it('wakes the streams of one tenant a slice at a time, each once however often it is asked', async () => {
  const streams = createOpenStreams(webRuntime, quotas);
  let woken = 0;
  const all = Array.from({ length: 120 }, () => opened(streams, 'a'));
  const other = opened(streams, 'b');
  let heard = false;
  other.wait(50).then((wake) => {
    heard = wake === 'event';
  });
  for (const notifier of all) notifier.wait(10_000).then((wake) => (woken += Number(wake === 'event')));
  for (let n = 0; n < 3; n += 1) streams.wake('a');
  const seen: number[] = [];
  while (woken < 120) {
    await turn();
    seen.push(woken);
  }
  expect(Math.max(...seen.map((count, at) => count - (seen[at - 1] ?? 0)))).toBe(50);
  await new Promise((done) => setTimeout(done, 60));
  expect(heard).toBe(false);
  streams.endAll();
});
