import { words as shared } from '../en.ts';
import { atm } from './en/atm.ts';
import { clock } from './en/clock.ts';
import { credentials, destination } from './en/credentials.ts';
import { signatureDebugger } from './en/debugger.ts';
import { forms } from './en/forms.ts';
import { frame, reading } from './en/frame.ts';
import { goLive } from './en/goLive.ts';
import { lab } from './en/lab.ts';
import { overview } from './en/overview.ts';
import { payments } from './en/payments.ts';
import { phone } from './en/phone.ts';
import { play } from './en/play.ts';
import { requests } from './en/requests.ts';
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
  forms,
  lab,
};
