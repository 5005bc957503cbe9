import { seed } from '@balcao/contract/scenarios/seed.ts';
import { changedAt, nastyValue, type Path, pathsOf, valueAt } from './brokenValues.ts';
import type { Chance } from './chance.ts';

type Rows = readonly unknown[];
/** Exported state, typed only as far as an attacker needs. */
interface AnyState {
  tables: Readonly<Record<string, Rows>>;
}

/** Values that have a meaning in a state. */
const meant = [
  ...['confirmed', 'pending', 'cancelled', 'payment', 'refund', '2026-01-15T10:00:00+00:00', 'inbox:0001'],
  ...['a'.repeat(40), '351#1', -8.64e15, 8.64e15 + 1, 1e15, 'é'.repeat(2000), 'x'.repeat(300)],
  ...[seed.checkouts.ready, seed.customers.theirs, seed.customers.own, seed.payments.confirmedCard],
];

const placesOf = (row: unknown): Path[] => pathsOf(row).slice(1);

function replaceOne(rows: Rows, at: number, lender: unknown, by: (place: Path) => unknown, chance: Chance): Rows {
  const places = placesOf(lender);
  if (places.length === 0) return rows;
  const place = chance.of(places);
  return rows.with(at, changedAt(rows[at], place, by(place)));
}

type Alter = (rows: Rows, at: number, chance: Chance) => Rows;

const replace: Alter = (rows, at, chance) =>
  replaceOne(rows, at, rows[at], () => (chance.percent(50) ? chance.of(meant) : nastyValue(chance)), chance);
/** Copies a value from another row, because such values are more often accepted and then collide. */
const borrow: Alter = (rows, at, chance) => {
  const lender = chance.of(rows);
  return replaceOne(rows, at, lender, (place) => valueAt(lender, place), chance);
};
const removeRow: Alter = (rows, at) => rows.toSpliced(at, 1);
const repeatRow: Alter = (rows, at) => [...rows, rows[at]];
const rare: readonly Alter[] = [
  (rows) => rows.toReversed(),
  (rows) => rows.map((row) => ({ ...(row as object), colour: 'blue' })),
  () => [],
];

/** Makes one hostile change to a state; a plain chance leaves it unchanged. */
export function alteredState<S extends AnyState>(state: S, chance: Chance): S {
  const kind = chance.below(8);
  const tables = Object.entries(state.tables).filter(([, rows]) => rows.length > 0);
  if (kind === 0 || tables.length === 0) return state;
  const [name, rows] = chance.of(tables);
  const alter = kind < 4 ? replace : kind < 7 ? chance.of([borrow, borrow, removeRow, repeatRow]) : chance.of(rare);
  return { ...state, tables: { ...state.tables, [name]: alter(rows, chance.below(rows.length), chance) } };
}
