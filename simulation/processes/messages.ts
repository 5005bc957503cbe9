import type { Life } from '../world/mortalConnection.ts';
import type { FastTimeSettings } from './fastTime.ts';

/** What a process is started with, as JSON in its first argument. */
export interface ProcessSettings {
  name: string;
  /** The database that it shares with others, as `postgres://…`. */
  databaseUrl: string;
  /** Origin that every message is sent to, with its own URL in {@link receiverHeader} and its sender beside it. */
  receivers: string;
  time: FastTimeSettings;
}

/** Header of a message that says where it really goes. */
export const receiverHeader = 'simulated-url';

export const senderHeader = 'simulated-sender';

/** When a process is to be killed: after so many statements, or never. */
export interface KillOrder extends Pick<Life, 'countsCommits' | 'executesLast'> {
  statements: number | undefined;
}

export type Told = { kind: 'kill'; order: KillOrder } | { kind: 'ping' } | { kind: 'close' };

/** What a process says: where it listens, that it heard what it was told, a fault of its own. */
export type Said = { kind: 'listening'; port: number } | { kind: 'heard' } | { kind: 'fault'; text: string };
