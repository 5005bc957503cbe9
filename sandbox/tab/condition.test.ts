import type { TabCondition } from '@balcao/contract/control/inTab.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { tellCondition } from './condition.ts';

const name = 'condition of a test';
const open: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

/** A page that notes what it is told. */
function page() {
  const channel = new BroadcastChannel(name);
  open.push(channel);
  const told: TabCondition[] = [];
  channel.onmessage = (event) => told.push((event as MessageEvent<TabCondition>).data);
  return { told, ask: () => channel.postMessage('ask') };
}

it('tells every page of a change, and a later one when it asks', async () => {
  const early = page();
  const channel = new BroadcastChannel(name);
  open.push(channel);
  const change = tellCondition(channel);
  change({ loadedShare: 0.5 });
  change({ loadedShare: undefined, unkept: 'full' });
  await vi.waitFor(() => expect(early.told).toHaveLength(3));
  expect(early.told.map(({ loadedShare }) => loadedShare)).toEqual([0, 0.5, undefined]);
  const late = page();
  late.ask();
  await vi.waitFor(() => expect(late.told).toEqual([{ loadedShare: undefined, unkept: 'full' }]));
});
