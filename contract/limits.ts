import { sandboxLimits } from './control/sandboxQuotas.ts';
import { limit, namedLimits, valuesOf } from './provenance/limit.ts';
import { specified } from './provenance/origin.ts';
import { pageSizeLimits } from './resources/pageSize.ts';
import { methodAmountLimits } from './resources/payments/amountLimits.ts';
import { feeLimits } from './resources/payments/fee.ts';
import { paymentTimeLimits } from './resources/payments/timeLimits.ts';
import { terminalRows } from './resources/terminals/terminalLimits.ts';
import {
  acceptedStatusLimits,
  deliveryTimeLimits,
  failureLimits,
  retryLimits,
} from './resources/webhooks/deliveryRules.ts';
import { signatureLimits } from './resources/webhooks/signatureTolerance.ts';
import { apiVersion } from './schema/envelope.ts';
import { requestLimits } from './schema/requestLimits.ts';
import { soapServiceLimits } from './soap/service.ts';

/** All limits and business constants with their names and origins. Each is defined in the folder of its resource. */
const rows = {
  apiVersion: limit({ value: apiVersion, origin: specified('9') }),
  ...pageSizeLimits,
  ...requestLimits,
  ...soapServiceLimits,
  ...paymentTimeLimits,
  ...feeLimits,
  ...methodAmountLimits,
  ...acceptedStatusLimits,
  ...deliveryTimeLimits,
  ...failureLimits,
  ...retryLimits,
  ...signatureLimits,
  ...terminalRows,
  ...sandboxLimits,
};

export const limits = valuesOf(rows);

export const limitRows = namedLimits(rows);
