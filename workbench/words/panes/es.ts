import { words as shared } from '../es.ts';
import { credentials, destination } from './es/credentials.ts';
import { signatureDebugger } from './es/debugger.ts';
import { atm, phone } from './es/devices.ts';
import { frame, overview, reading } from './es/frame.ts';
import { goLive } from './es/goLive.ts';
import { clock, payments, requests } from './es/inspectors.ts';
import { lab } from './es/lab.ts';
import { play } from './es/panels.ts';
import { terminal } from './es/terminal.ts';
import { webhooks } from './es/webhooks.ts';
import type { PaneWords } from './pt.ts';

/** Everything the whole workbench says, in Spanish. */
export const words: PaneWords = {
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
