import { lastClockYear, sandboxQuotas, stateLimitBytes } from './control/sandboxQuotas.ts';
import { defaultPageSize, pageSize } from './resources/pageSize.ts';
import { methodLimits } from './resources/payments/amountLimits.ts';
import { fees } from './resources/payments/fee.ts';
import {
  defaultValidityMonths,
  mbWayValidityMinutes,
  multibancoBusinessHours,
  pushMinutes,
  statusCheckMinutes,
} from './resources/payments/timeLimits.ts';
import { pinLimits } from './resources/terminals/pinLimits.ts';
import { lateLimitMinutes, terminalTimeLimits } from './resources/terminals/timeLimits.ts';
import { acceptedStatuses } from './resources/webhooks/acceptedStatuses.ts';
import { deliveryTimeoutSeconds } from './resources/webhooks/deliveryTimeout.ts';
import { disableAfterFailures } from './resources/webhooks/disableAfterFailures.ts';
import { retryGapsMinutes } from './resources/webhooks/retrySchedule.ts';
import { signatureToleranceSeconds } from './resources/webhooks/signatureTolerance.ts';
import { apiVersion } from './schema/envelope.ts';
import { bodyLimitBytes, largestAmountCents, mostItems, textCharacters } from './schema/requestLimits.ts';
import { soapService } from './soap/service.ts';

const { mostLevels, mostMarks, mostItems: mostListItems, mostPayments } = soapService;
const { cardWaitMinutes, authorisationSeconds, actSeconds, silentMinutes } = terminalTimeLimits;

/**
 * Every limit and business constant, by name; each is stated once, in the folder it belongs to. Where each comes from is
 * in `provenance/limits.ts`, which does not compile without it.
 */
export const limits = {
  apiVersion,
  defaultPageSize,
  pageSize,
  bodyLimitBytes,
  largestAmountCents,
  mostItems,
  textCharacters,
  defaultValidityMonths,
  fees,
  mbWayValidityMinutes,
  methodLimits,
  multibancoBusinessHours,
  pushMinutes,
  statusCheckMinutes,
  acceptedStatuses,
  deliveryTimeoutSeconds,
  disableAfterFailures,
  retryGapsMinutes,
  signatureToleranceSeconds,
  lateLimitMinutes,
  terminal: { cardWaitMinutes, authorisationSeconds, ...pinLimits, actSeconds, silentMinutes },
  soapHashMinutes: soapService.hashValidityMinutes,
  soapMessage: { mostLevels, mostMarks, mostListItems, mostPayments },
  soapPaymentStateIds: soapService.paymentStateIds,
  lastClockYear,
  sandboxQuotas,
  stateLimitBytes,
};
