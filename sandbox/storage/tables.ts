import type { Kysely } from 'kysely';
import type { tables } from './migrations/001_schema.ts';

type Trimmed<Text> = Text extends ` ${infer Rest}` | `\n${infer Rest}` ? Trimmed<Rest> : Text;

type Value<Kind> =
  | (Kind extends `text${string}` ? string : number)
  | (Kind extends `${string}${'not null' | 'primary key'}${string}` ? never : null);

/** Type of a column; never for the key of the table. */
type Column<Text> = Text extends `primary key${string}`
  ? unknown
  : Text extends `${infer Name} ${infer Kind}`
    ? { [Each in Name]: Value<Kind> }
    : unknown;

type Row<Text, Known = unknown> = Text extends `${infer First},${infer Rest}`
  ? Row<Rest, Known & Column<Trimmed<First>>>
  : Known & Column<Trimmed<Text>>;

/** Row types derived from the schema's column definitions. */
export type Tables = {
  [Name in keyof typeof tables]: {
    [Each in keyof Row<(typeof tables)[Name]>]: Row<(typeof tables)[Name]>[Each];
  };
};

export type Database = Kysely<Tables>;
