import { requestRefusals } from './errors/requestRefusals.ts';
import { databaseRefusals, exposedRefusals, spendingRefusals } from './errors/s00100-s00104.sandbox.ts';
import { checkoutRefusals } from './resources/checkouts/refusals.ts';
import { customerRefusals } from './resources/customers/refusals.ts';
import { entityRefusals } from './resources/entities/refusals.ts';
import { captureRefundRefusals } from './resources/payments/captureRefundRefusals.ts';
import { paymentRefusals } from './resources/payments/refusals.ts';
import { sdkRefusals } from './resources/sdks/refusals.ts';
import { terminalRefusals } from './resources/terminals/refusals.ts';

/** Texts naming the rule that refused, after the code's own text; defined per resource. */
export const refusalDetails = {
  ...requestRefusals,
  ...paymentRefusals,
  ...captureRefundRefusals,
  ...checkoutRefusals,
  ...customerRefusals,
  ...entityRefusals,
  ...terminalRefusals,
  ...sdkRefusals,
  ...databaseRefusals,
  ...exposedRefusals,
  ...spendingRefusals,
} as const;
export type RefusalDetail = keyof typeof refusalDetails;
