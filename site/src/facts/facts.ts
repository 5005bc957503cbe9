import facts from '@facts';
import type { ErrorFact, OperationFact, TransitionFact } from './factTypes.ts';

/** Facts of the contract in the page's language, at build time. Browsers load single tables (modules.d.ts). */
export { facts };

type Row = { id: string } | { code: string };

/** Row of a contract table by its id or code. A missing row fails the build. */
export function rowOf<R extends Row>(rows: readonly R[], id: string): R {
  const found = rows.find((row) => ('id' in row ? row.id : row.code) === id);
  if (!found) throw new Error(`the contract has no row ${id}`);
  return found;
}

export const errorRows: readonly ErrorFact[] = Object.entries(facts.errors).map(([id, error]) => ({
  id,
  ...error,
}));

export const errorOf = (code: string): ErrorFact => rowOf(errorRows, code);

export const operationOf = (id: string): OperationFact => rowOf(facts.operations, id);

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
