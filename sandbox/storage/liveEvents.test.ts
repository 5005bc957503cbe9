import { maxRetained } from '@balcao/contract/control/sandboxQuotas.ts';
import { expect, it } from 'vitest';
import type { LiveEvent } from '../domain/simulator/liveEvent.ts';
import { useStore } from '../testing/useStore.ts';

const store = useStore();
const event = (id: number): LiveEvent => ({ kind: 'payment', platformCode: '0001', id: String(id) });
const events = (count: number) => Array.from({ length: count }, (_, n) => event(n));

it('keeps the newest events and forgets the rest', async () => {
  for (const size of [700, 700]) await store.liveEvents.append('one', events(size));
  expect(await store.liveEvents.range('one')).toEqual({
    oldest: 1401 - maxRetained.liveEvents,
    newest: 1400,
  });
});

it('numbers what several write at once without a gap or a repeat', async () => {
  await Promise.all(Array.from({ length: 6 }, () => store.liveEvents.append('shared', events(5))));
  const kept = await store.liveEvents.after('shared', '0001', 0, 100);
  expect(kept.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
});

it('shows a platform its own events and those of everybody in its tenant', async () => {
  await store.liveEvents.append('two', [
    event(1),
    { kind: 'payment', platformCode: '0002', id: '2' },
    { kind: 'clock', platformCode: null, id: null },
  ]);
  await store.liveEvents.append('three', [event(9)]);
  expect(await store.liveEvents.after('two', '0001', 0, 10)).toEqual([
    { ...event(1), number: 1 },
    { kind: 'clock', platformCode: null, id: null, number: 3 },
  ]);
});

it('tells of a change once it is written, and of nothing that was undone', async () => {
  const heard: LiveEvent[] = [];
  store.onChange((_, changed) => heard.push(...changed));
  await store.write('shared', async ({ payments }) => {
    const payment = await payments.find(1001);
    if (payment) await payments.save(payment);
    return { ok: false };
  });
  expect(heard).toEqual([]);
  await store.write('shared', async ({ payments }) => {
    const payment = await payments.find(1001);
    if (payment) await payments.save(payment);
  });
  expect(heard).toEqual([{ kind: 'payment', platformCode: '0001', id: '1001' }]);
});
