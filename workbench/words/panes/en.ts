import { words as shared } from '../en.ts';
import { credentials, destination } from './en/credentials.ts';
import { signatureDebugger } from './en/debugger.ts';
import { atm, phone } from './en/devices.ts';
import { frame, overview, reading } from './en/frame.ts';
import { goLive } from './en/goLive.ts';
import { clock, payments, requests } from './en/inspectors.ts';
import { lab } from './en/lab.ts';
import { play } from './en/panels.ts';
import { terminal } from './en/terminal.ts';
import { webhooks } from './en/webhooks.ts';
import type { PaneWords } from './pt.ts';

/** Everything the whole workbench says, in English. */
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
