import type { TransitionFact } from './factTypes.ts';

/** Rows by state and action (`pending pay_reference`). @throws for an unknown row */
export function rowsNamed<State extends string>(
  lifecycle: readonly TransitionFact<State>[],
  names: readonly string[],
): TransitionFact<State>[] {
  return names.map((name) => {
    const found = lifecycle.find((row) => `${row.from} ${row.action}` === name);
    if (!found) throw new Error(`the contract's lifecycle has no row "${name}"`);
    return found;
  });
}
