import type { TransitionFact } from './types.ts';

/**
 * Some rows of a lifecycle, in the order in which a page tells them.
 * @param names the state and the action of each row, `pending pay_reference`; stops the build when there is none
 */
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
