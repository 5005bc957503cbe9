import type { SqliteConnection } from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';
import type { OpenedDatabase } from '@balcao/sandbox/storage/openedDatabase.ts';
import type { SimulatedTime } from '../time.ts';
import type { Call, CallRequest } from './call.ts';
import type { ChangeLog, Row } from './changes.ts';
import type { Life } from './mortalConnection.ts';
import type { Receivers } from './receivers.ts';
import type { Shop } from './shop.ts';

/** Platform services of a simulation. */
export interface Host {
  openMemory(): SqliteConnection;
  /** Resolves after one turn of the event loop, when all work without time is done. */
  turn(): Promise<void>;
  /** Opens a database for a sandbox whose time stands still, with any engine. */
  openStill(): Promise<StillDatabase>;
  /** Whether work has ended within a number of milliseconds of real time. */
  endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean>;
}

/** Empty database, queried and watched past the sandbox. */
interface StillDatabase {
  database: OpenedDatabase;
  query: World['query'];
  watch(): ChangeLog | Promise<ChangeLog>;
  drop(): void | Promise<void>;
}

/** Real sandbox with given time, network and database, and all observations of it. */
export interface World {
  time: Pick<SimulatedTime, 'now'>;
  receivers: Receivers;
  changes: ChangeLog;
  shops: readonly Shop[];
  processes: number;
  /** Tolerated lateness, in milliseconds: none where time is simulated. */
  slackMilliseconds: number;
  /** Maximum time until no work is in flight, in milliseconds. */
  longestRest(): number;
  /** Queries the database itself, past the sandbox. @param query with `?` in place of each parameter */
  query(query: string, ...parameters: readonly unknown[]): Row[] | Promise<Row[]>;
  lives(): number;
  call(shop: Shop, request: CallRequest): Promise<Call>;
  /** Kills the process after more statements, or commits only, the last with or without effect. */
  killAfter(statements: number | undefined, how?: Pick<Life, 'countsCommits' | 'executesLast'>): void | Promise<void>;
  /** Kills the process that sends the next message, before the receiver responds; only with several processes. */
  killSender?(): void;
  /** Ends the process in order and starts it again. */
  restart(): Promise<void>;
  revive(): Promise<void>;
  /** Passes time and runs all work that falls due. */
  pass(milliseconds: number): Promise<void>;
  /** Runs a number of turns of the event loop without passing time. */
  turns(count: number): Promise<void>;
  /** Passes time until work has ended. @throws Stuck when it never does */
  until(work: Promise<unknown>): Promise<void>;
  takeCalls(): Call[];
  /** Internal errors of the sandbox since the last look. */
  takeFaults(): string[];
  digest(): string;
  note(line: string): void;
  log: readonly string[];
  /** Called for each arriving message; may be replaced by an observer. */
  onMessage(url: string): void | Promise<void>;
  clockOf(tenant: string): number;
  close?(): Promise<void>;
}

/** Work that should have ended did not. */
export class Stuck extends Error {}
