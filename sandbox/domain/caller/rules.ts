import type { CallerRuleId } from '@balcao/contract/control/callerRules.ts';
import { ignoredWarning, keyInUrl, webhookAnsweredLate } from './calls.ts';
import type { CallerRule } from './facts.ts';
import { missedEvent, missingCustomUniqueId, polledDespiteWebhook, silenceNotAsked } from './payments.ts';
import { lostResponseRepeated, refundOrCaptureRepeated, refusedCallRepeated } from './repeats.ts';
import { shippedUnpaid } from './shipments.ts';

/** Functions of the rules. In doubt they report nothing, because a wrong finding costs more trust than a missed one. */
export const rules: Readonly<Record<CallerRuleId, CallerRule>> = {
  shipped_unpaid: shippedUnpaid,
  lost_response_repeated: lostResponseRepeated,
  refund_or_capture_repeated: refundOrCaptureRepeated,
  missing_custom_unique_id: missingCustomUniqueId,
  silence_not_asked: silenceNotAsked,
  missed_event: missedEvent,
  key_in_url: keyInUrl,
  webhook_answered_late: webhookAnsweredLate,
  ignored_warning: ignoredWarning,
  refused_call_repeated: refusedCallRepeated,
  polled_despite_webhook: polledDespiteWebhook,
};
