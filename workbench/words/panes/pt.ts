import { words as shared } from '../pt.ts';
import { atm } from './pt/atm.ts';
import { clock } from './pt/clock.ts';
import { credentials, destination } from './pt/credentials.ts';
import { signatureDebugger } from './pt/debugger.ts';
import { forms } from './pt/forms.ts';
import { frame, reading } from './pt/frame.ts';
import { goLive } from './pt/goLive.ts';
import { lab } from './pt/lab.ts';
import { overview } from './pt/overview.ts';
import { payments } from './pt/payments.ts';
import { phone } from './pt/phone.ts';
import { play } from './pt/play.ts';
import { requests } from './pt/requests.ts';
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
  forms,
  lab,
};

/** Shape of the texts in every language; a missing text does not compile. */
export type PaneWords = typeof words;
