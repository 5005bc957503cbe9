import { seed } from '@balcao/contract/scenarios/seed.ts';
import fc from 'fast-check';

/** One change of an exported state: where, by numbers, and what. */
export interface HostileChange {
  table: number;
  row: number;
  place: number;
  change: 'replace' | 'borrow' | 'remove row' | 'repeat row' | 'swap rows' | 'add a field' | 'empty table';
  /** JSON of the value that comes in; empty to leave a field out. */
  value: string;
}

const numbers = [0, 1, -1, 1.5, 2 ** 31, 2 ** 32, 1e12, 1e15, 8.64e15, -8.64e15, 1e300];
const texts = [
  ...['', ' ', '0', '-1', 'x', 'x'.repeat(300), 'x'.repeat(5000), 'é'.repeat(2000), '\0', 'a\0b', '\ud800'],
  ...['__proto__', 'constructor', 'javascript:alert(1)', 'file:///etc/passwd', 'http://[::1]:1/', '//x'],
  ...['inbox:0001', 'inbox:9', '9'.repeat(40), 'a'.repeat(40), '351#1', '2026-13-45', '{}'],
  ...['confirmed', 'pending', 'cancelled', 'payment', 'refund', '2026-01-15T10:00:00+00:00'],
  ...[seed.checkouts.ready, seed.customers.theirs, seed.customers.own, seed.payments.confirmedCard],
];
const others: unknown[] = [null, true, false, [], {}, [[]], { length: 1 }, [null], { toString: 1 }];

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...others, undefined) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

const changesOf = (...kinds: HostileChange['change'][]) =>
  fc.array(
    fc.record({
      table: fc.nat(1000),
      row: fc.nat(1000),
      place: fc.nat(100_000),
      change: fc.constantFrom(...kinds),
      value: value.map((given) => JSON.stringify(given) ?? ''),
    }),
    { minLength: 1, maxLength: 2 },
  );

/** What an enemy does to a state; sometimes nothing, which every sandbox has to take. */
export const hostileChanges: fc.Arbitrary<HostileChange[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<HostileChange[]>([]) },
  { weight: 3, arbitrary: changesOf('replace') },
  // Values and rows that another row has are more often taken, and collide.
  { weight: 3, arbitrary: changesOf('borrow', 'repeat row', 'remove row') },
  { weight: 1, arbitrary: changesOf('swap rows', 'add a field', 'empty table') },
);

type Rows = unknown[];
/** A place in a JSON value, from its root. */
type Path = readonly string[];

function pathsOf(given: unknown): Path[] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, inner]) => [
    [name],
    ...pathsOf(inner).map((rest) => [name, ...rest]),
  ]);
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((held, name) => (held as Record<string, unknown> | null)?.[name], root);
}

function changedAt(root: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  const inner = changedAt((root as Record<string, unknown> | null | undefined)?.[name], rest, by);
  if (Array.isArray(root)) return root.map((item, at) => (String(at) === name ? inner : item));
  return { ...(root as object), [name]: inner };
}

const changed: Readonly<Record<HostileChange['change'], (rows: Rows, change: HostileChange) => Rows>> = {
  replace(rows, { row, place, value: given }) {
    const at = row % Math.max(rows.length, 1);
    const paths = pathsOf(rows[at]);
    const path = paths[place % Math.max(paths.length, 1)];
    if (!path) return rows;
    return rows.with(at, changedAt(rows[at], path, given === '' ? undefined : JSON.parse(given)));
  },
  borrow(rows, { row, place, value: given }) {
    const at = row % Math.max(rows.length, 1);
    const lender = rows[(at + 1 + given.length) % Math.max(rows.length, 1)];
    const paths = pathsOf(lender);
    const path = paths[place % Math.max(paths.length, 1)];
    return path ? rows.with(at, changedAt(rows[at], path, valueAt(lender, path))) : rows;
  },
  'remove row': (rows, { row }) => rows.filter((_, at) => at !== row % rows.length),
  'repeat row': (rows, { row }) => [...rows, ...rows.slice(row % Math.max(rows.length, 1)).slice(0, 1)],
  'swap rows': (rows) => rows.toReversed(),
  'add a field': (rows, { value: given }) => rows.map((each) => ({ ...(each as object), colour: given })),
  'empty table': () => [],
};

type State = { tables: Readonly<Record<string, Rows>> };

function changeOne<S extends State>(state: S, change: HostileChange): S {
  const tables = Object.entries(state.tables).filter(([, rows]) => rows.length > 0);
  const [name, rows] = tables[change.table % Math.max(tables.length, 1)] ?? [];
  if (name === undefined || !rows) return state;
  return { ...state, tables: { ...state.tables, [name]: changed[change.change](rows, change) } };
}

/** A copy of a state with the changes made to it. */
export const hurtState = <S extends State>(state: S, changes: readonly HostileChange[]): S =>
  changes.reduce(changeOne, state);
