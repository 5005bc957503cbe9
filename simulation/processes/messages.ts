import type { Life } from '../world/mortalConnection.ts';
import type { FastTimeSettings } from './fastTime.ts';

/** Settings of a process, passed as JSON in its first argument. */
export interface ProcessSettings {
  name: string;
  databaseUrl: string;
  /** Origin of the server for all receivers. {@link receiverHeader} has the real URL, `senderHeader` the sender. */
  receivers: string;
  time: FastTimeSettings;
}

/** Header that contains the real URL of a message. */
export const receiverHeader = 'simulated-url';

export const senderHeader = 'simulated-sender';

/** Kills a process after a number of statements; undefined cancels the order. */
export interface KillOrder extends Pick<Life, 'countsCommits' | 'executesLast'> {
  statements: number | undefined;
}

export type Told = { kind: 'kill'; order: KillOrder } | { kind: 'ping' } | { kind: 'close' };

/** Messages from a process: its port, a confirmation, or an internal error. */
export type Said = { kind: 'listening'; port: number } | { kind: 'heard' } | { kind: 'fault'; text: string };
