import type { SqliteConnection } from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';
import type { OpenedDatabase } from '@balcao/sandbox/storage/openedDatabase.ts';
import type { SimulatedTime } from '../time.ts';
import type { Call, CallRequest } from './call.ts';
import type { ChangeLog, Row } from './changes.ts';
import type { Life } from './mortalConnection.ts';
import type { Receivers } from './receivers.ts';
import type { Shop } from './shop.ts';

/** What a simulation needs of the place it runs in. */
export interface Host {
  openMemory(): SqliteConnection;
  /** Resolves after one turn of the event loop, when all that needs no time has been done. */
  turn(): Promise<void>;
  /** Opens a database for a sandbox in which time stands still, whatever its engine needs to wait for. */
  openStill(): Promise<StillDatabase>;
  /** Whether something has ended within so many milliseconds of real time. */
  endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean>;
}

/** An empty database, and how it is asked and watched past the sandbox. */
interface StillDatabase {
  database: OpenedDatabase;
  query: World['query'];
  watch(): ChangeLog | Promise<ChangeLog>;
  drop(): void | Promise<void>;
}

/** The real sandbox, with the time, the network and the database that it is given, and all that was seen of it. */
export interface World {
  time: Pick<SimulatedTime, 'now'>;
  receivers: Receivers;
  changes: ChangeLog;
  shops: readonly Shop[];
  /** Processes that share the database. */
  processes: number;
  /** How late something may be by no fault of the sandbox, in milliseconds: nothing where time is owned. */
  slackMilliseconds: number;
  /** How long it takes at most until nothing is under way any more, in milliseconds. */
  longestRest(): number;
  /** Asks the database itself, past the sandbox. @param query with `?` in place of each parameter */
  query(query: string, ...parameters: readonly unknown[]): Row[] | Promise<Row[]>;
  /** Changes with each start of a process. */
  lives(): number;
  call(shop: Shop, request: CallRequest): Promise<Call>;
  /** Kills the process after more statements, or commits alone, the last with or without effect. */
  killAfter(
    statements: number | undefined,
    how?: Pick<Life, 'countsCommits' | 'executesLast'>,
  ): void | Promise<void>;
  /** Kills the process that sends the next message, while its receiver has it; only where there are several. */
  killSender?(): void;
  /** Ends the process in order and starts it anew. */
  restart(): Promise<void>;
  /** Starts the process where it was killed. */
  revive(): Promise<void>;
  /** Lets time pass, and all that falls due meanwhile happen. */
  pass(milliseconds: number): Promise<void>;
  /** Lets so many turns of the event loop pass, and no time. */
  turns(count: number): Promise<void>;
  /** Lets time pass until something has ended. @throws Stuck when it never does */
  until(work: Promise<unknown>): Promise<void>;
  takeCalls(): Call[];
  /** Faults that the sandbox reported of itself since the last look. */
  takeFaults(): string[];
  digest(): string;
  note(line: string): void;
  /** The lines of the log, where they are kept. */
  log: readonly string[];
  /** Told of each message at the moment it arrives; whoever looks on may put its own in place. */
  onMessage(url: string): void | Promise<void>;
  clockOf(tenant: string): number;
  close?(): Promise<void>;
}

/** Something that has to end by itself did not. */
export class Stuck extends Error {}
