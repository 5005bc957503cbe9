/** Responses that count as received (docs/decisions/webhook-messages.md, docs/decisions/retry-schedule.md). */
export const acceptedStatuses = {
  webhook: [200, 201, 202, 204],
  callback: [200],
} as const;
