import { requestRefusals } from './errors/requestRefusals.ts';
import { databaseRefusals, exposedRefusals, spendingRefusals } from './errors/s00100-s00104.sandbox.ts';
import { checkoutRefusals } from './resources/checkouts/checkoutRefusals.ts';
import { customerRefusals } from './resources/customers/customerRefusals.ts';
import { entityRefusals } from './resources/entities/entityRefusals.ts';
import { captureRefundRefusals } from './resources/payments/captureRefundRefusals.ts';
import { paymentRefusals } from './resources/payments/paymentRefusals.ts';
import { sdkRefusals } from './resources/sdks/sdkRefusals.ts';
import { terminalRefusals } from './resources/terminals/terminalRefusals.ts';

/** Texts about the rule that caused a refusal, added to the code's own text; defined per resource. */
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
