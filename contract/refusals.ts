import { checkoutRefusals } from './checkouts/refusals.ts';
import { databaseRefusals } from './control/databaseRefusals.ts';
import { customerRefusals } from './customers/refusals.ts';
import { entityRefusals } from './entities/refusals.ts';
import { followRefusals } from './payments/followRefusals.ts';
import { paymentRefusals } from './payments/refusals.ts';
import { sdkRefusals } from './sdks/refusals.ts';
import { terminalRefusals } from './terminals/refusals.ts';

/** Sentences that say which rule of ours was met, after a code's own wording; each resource keeps its own. */
export const refusalDetails = {
  ...paymentRefusals,
  ...followRefusals,
  ...checkoutRefusals,
  ...customerRefusals,
  ...entityRefusals,
  ...terminalRefusals,
  ...sdkRefusals,
  ...databaseRefusals,
} as const;
export type RefusalDetail = keyof typeof refusalDetails;
