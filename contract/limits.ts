import * as control from './control/sandboxQuotas.ts';
import * as payments from './resources/payments/limits.ts';
import { lateLimitMinutes, terminalLimits } from './resources/terminals/limits.ts';
import { acceptedStatuses } from './resources/webhooks/acceptedStatuses.ts';
import * as webhooks from './resources/webhooks/limits.ts';
import * as schema from './schema/limits.ts';

/** Every limit and business constant, by name; each is stated once, in the folder it belongs to. */
export const limits = {
  ...schema,
  ...payments,
  acceptedStatuses,
  ...webhooks,
  lateLimitMinutes,
  terminal: terminalLimits,
  ...control,
};
