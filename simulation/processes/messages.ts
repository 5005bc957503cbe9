import type { Life } from '../world/mortalConnection.ts';
import type { FastTimeSettings } from './fastTime.ts';

/** Settings of a process, as JSON in its first argument. */
export interface ProcessSettings {
  name: string;
  databaseUrl: string;
  /** Origin of all receivers; {@link receiverHeader} has the real URL, another header the sender. */
  receivers: string;
  time: FastTimeSettings;
}

/** Header with the real URL of a message. */
export const receiverHeader = 'simulated-url';

export const senderHeader = 'simulated-sender';

/** Number of statements after which a process is killed, if any. */
export interface KillOrder extends Pick<Life, 'countsCommits' | 'executesLast'> {
  statements: number | undefined;
}

export type Told = { kind: 'kill'; order: KillOrder } | { kind: 'ping' } | { kind: 'close' };

/** Messages of a process: its port, a confirmation, an internal error. */
export type Said = { kind: 'listening'; port: number } | { kind: 'heard' } | { kind: 'fault'; text: string };
