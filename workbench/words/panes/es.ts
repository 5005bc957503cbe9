import { words as shared } from '../es.ts';
import { atm } from './es/atm.ts';
import { clock } from './es/clock.ts';
import { credentials, destination } from './es/credentials.ts';
import { signatureDebugger } from './es/debugger.ts';
import { forms } from './es/forms.ts';
import { frame, reading } from './es/frame.ts';
import { goLive } from './es/goLive.ts';
import { lab } from './es/lab.ts';
import { overview } from './es/overview.ts';
import { payments } from './es/payments.ts';
import { phone } from './es/phone.ts';
import { play } from './es/play.ts';
import { requests } from './es/requests.ts';
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
  forms,
  lab,
};
