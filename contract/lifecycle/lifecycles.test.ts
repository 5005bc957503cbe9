import { describe, expect, it } from 'vitest';
import { specified } from '../provenance/origin.ts';
import { type Lifecycle, lifecycles } from './lifecycles.ts';
import { lifecycleFlaws } from './validateLifecycle.ts';

describe.each(Object.entries<Lifecycle>(lifecycles))('the lifecycle of a %s', (_, lifecycle) => {
  const { rows, states, actions, final } = lifecycle;

  it('has no unknown, unreachable, ambiguous or dead-end state', () => {
    expect(lifecycleFlaws(rows, Object.keys(states), final)).toEqual([]);
  });

  it('uses every action', () => {
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(Object.keys(actions)));
  });
});

describe('the check of a lifecycle', () => {
  const step = { who: 'clock', events: [], origin: specified('4') } as const;

  it('finds a state without a way out, an unreachable one and an unknown one', () => {
    const rows = [
      { from: 'new', action: 'a', to: 'open', ...step },
      { from: 'open', action: 'b', to: 'lost', ...step },
    ];
    expect(lifecycleFlaws(rows, ['open', 'shut'], [])).toEqual([
      { state: 'lost', flaw: 'unknown' },
      { state: 'shut', flaw: 'unreachable' },
      { state: 'shut', flaw: 'dead end' },
    ]);
  });
});
