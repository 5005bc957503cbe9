import { words as shared } from '../pt.ts';
import { atm } from './pt/atm.ts';
import { clock } from './pt/clock.ts';
import { credentials } from './pt/credentials.ts';
import { signatureDebugger } from './pt/debugger.ts';
import { frame, reading } from './pt/frame.ts';
import { goLive } from './pt/goLive.ts';
import { overview } from './pt/overview.ts';
import { payments } from './pt/payments.ts';
import { requests } from './pt/requests.ts';
import { webhooks } from './pt/webhooks.ts';

/** Everything the whole workbench says, in European Portuguese: the language the other two are held against. */
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
  debugger: signatureDebugger,
  goLive,
  credentials,
};

/** What every language has to say; a missing sentence does not compile. */
export type BenchWords = typeof words;
