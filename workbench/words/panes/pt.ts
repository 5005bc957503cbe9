import { words as shared } from '../pt.ts';
import { credentials, destination } from './pt/credentials.ts';
import { signatureDebugger } from './pt/debugger.ts';
import { atm, phone } from './pt/devices.ts';
import { frame, overview, reading } from './pt/frame.ts';
import { goLive } from './pt/goLive.ts';
import { clock, payments, requests } from './pt/inspectors.ts';
import { lab } from './pt/lab.ts';
import { play } from './pt/panels.ts';
import { terminal } from './pt/terminal.ts';
import { webhooks } from './pt/webhooks.ts';

/** Everything the whole workbench says, in European Portuguese: the source language of the other two. */
export const words = {
  shared,
  frame,
  reading,
  overview,
  payments,
  requests,
  webhooks,
  clock,
  atm,
  phone,
  terminal,
  debugger: signatureDebugger,
  goLive,
  credentials,
  destination,
  play,
  lab,
};

/** Shape of the texts in every language; a missing text does not compile. */
export type PaneWords = typeof words;
