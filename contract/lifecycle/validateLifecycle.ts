import type { Transition } from './transition.ts';

interface LifecycleFlaw {
  state: string;
  flaw: 'unknown' | 'unreachable' | 'dead end' | 'ambiguous';
}

/** Walks a lifecycle from `new` and returns its flaws; none for a sound table. */
export function lifecycleFlaws(
  rows: readonly Transition<string, string>[],
  states: readonly string[],
  final: readonly string[],
): LifecycleFlaw[] {
  const known = new Set([...states, 'new']);
  const reached = new Set(['new']);
  for (let grown = -1; grown !== reached.size; ) {
    grown = reached.size;
    for (const { from, to } of rows) if (reached.has(from)) reached.add(to);
  }
  const leaves = (state: string) => rows.some(({ from, to }) => from === state && to !== state);
  const keys = rows.map(({ from, action }) => `${from} ${action}`);
  return [
    ...rows
      .flatMap(({ from, to }) => [from, to])
      .filter((state) => !known.has(state))
      .map((state) => ({ state, flaw: 'unknown' as const })),
    ...states.filter((state) => !reached.has(state)).map((state) => ({ state, flaw: 'unreachable' as const })),
    ...states
      .filter((state) => !final.includes(state) && !leaves(state))
      .map((state) => ({ state, flaw: 'dead end' as const })),
    ...keys.filter((key, place) => keys.indexOf(key) !== place).map((state) => ({ state, flaw: 'ambiguous' as const })),
  ];
}
