export interface StateStep {
  from: string;
  to: string;
}

/** Orders states by the longest path to each, so that most transitions lead down. Ties keep the order of `ids`. */
export function orderStates(ids: readonly string[], steps: readonly StateStep[]): string[] {
  const onward = withoutReturns(ids, steps);
  const depths = new Map<string, number>();
  const depthOf = (id: string): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    const before = onward.filter(({ to }) => to === id).map(({ from }) => depthOf(from) + 1);
    const depth = Math.max(0, ...before);
    depths.set(id, depth);
    return depth;
  };
  return [...ids].sort((a, b) => depthOf(a) - depthOf(b) || ids.indexOf(a) - ids.indexOf(b));
}

/** Transitions without those that lead back, found by depth-first search from the first state. */
function withoutReturns(ids: readonly string[], steps: readonly StateStep[]): StateStep[] {
  const seen = new Set<string>();
  const onward: StateStep[] = [];
  const walk = (id: string, route: readonly string[]) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const step of steps.filter(({ from }) => from === id)) {
      if (step.to === id || route.includes(step.to)) continue;
      onward.push(step);
      walk(step.to, [...route, id]);
    }
  };
  for (const id of ids) walk(id, []);
  return onward;
}
