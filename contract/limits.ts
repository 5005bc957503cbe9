import * as control from './control/limits.ts';
import * as payments from './resources/payments/limits.ts';
import { lateLimitMinutes, terminalLimits } from './resources/terminals/limits.ts';
import * as webhooks from './resources/webhooks/limits.ts';
import * as schema from './schema/limits.ts';

/** Every limit and business constant, by name; each is stated once, in the folder it belongs to. */
export const limits = {
  ...schema,
  ...payments,
  ...webhooks,
  lateLimitMinutes,
  terminal: terminalLimits,
  ...control,
};
