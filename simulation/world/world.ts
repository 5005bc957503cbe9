import type { SqliteConnection } from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';
import type { OpenedDatabase } from '@balcao/sandbox/storage/openedDatabase.ts';
import type { SimulatedTime } from '../time.ts';
import type { Call, CallRequest } from './call.ts';
import type { ChangeLog, Row } from './changes.ts';
import type { Life } from './mortalConnection.ts';
import type { Receivers } from './receivers.ts';
import type { Shop } from './shop.ts';

/** Functions that the host provides to a simulation. */
export interface Host {
  openMemory(): SqliteConnection;
  /** Resolves after one turn of the event loop, when all work that takes no time is done. */
  turn(): Promise<void>;
  /** Opens a database of any engine for a sandbox whose time stands still. */
  openStill(): Promise<StillDatabase>;
  /** Whether work ends within a number of milliseconds of real time. */
  endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean>;
}

/** Empty database, which can be queried and watched without the sandbox. */
interface StillDatabase {
  database: OpenedDatabase;
  query: World['query'];
  watch(): ChangeLog | Promise<ChangeLog>;
  drop(): void | Promise<void>;
}

/** Real sandbox with simulated time and network, a database, and all observations of it. */
export interface World {
  time: Pick<SimulatedTime, 'now'>;
  receivers: Receivers;
  changes: ChangeLog;
  shops: readonly Shop[];
  processes: number;
  /** Tolerated delay in milliseconds; 0 if time is simulated. */
  slackMilliseconds: number;
  /** Maximum time in milliseconds until no work is in flight. */
  longestRest(): number;
  /** Queries the database directly, without the sandbox. @param query uses `?` for each parameter */
  query(query: string, ...parameters: readonly unknown[]): Row[] | Promise<Row[]>;
  lives(): number;
  call(shop: Shop, request: CallRequest): Promise<Call>;
  /** Kills the process after a number of statements or commits; the last one is executed or not. */
  killAfter(statements: number | undefined, how?: Pick<Life, 'countsCommits' | 'executesLast'>): void | Promise<void>;
  /** Kills the process that sends the next message before the receiver responds; only with several processes. */
  killSender?(): void;
  /** Ends the process in an orderly way and starts it again. */
  restart(): Promise<void>;
  revive(): Promise<void>;
  /** Passes time and runs all work that becomes due. */
  pass(milliseconds: number): Promise<void>;
  /** Runs a number of turns of the event loop without passing time. */
  turns(count: number): Promise<void>;
  /** Passes time until work has ended. @throws Stuck if it never ends */
  until(work: Promise<unknown>): Promise<void>;
  takeCalls(): Call[];
  /** Internal errors of the sandbox since the last look. */
  takeFaults(): string[];
  digest(): string;
  note(line: string): void;
  log: readonly string[];
  /** Called for each arriving message; an observer may replace it. */
  onMessage(url: string): void | Promise<void>;
  clockOf(tenant: string): number;
  close?(): Promise<void>;
}

/** Thrown if work has not ended in time. */
export class Stuck extends Error {}
