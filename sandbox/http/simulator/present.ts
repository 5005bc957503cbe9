import type { clock, delivery, loggedRequest } from '@balcao/contract/control/controlSchema.ts';
import { errors } from '@balcao/contract/errors.ts';
import type * as z from 'zod';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import type { RequestEntry } from '../../domain/ports.ts';
import type { DeliveryRecord } from '../../domain/webhooks/delivery.ts';
import { bodyOf } from '../../domain/webhooks/deliveryBody.ts';

/** Presents a delivery with its attempts; `behind` is the delivery it waits for. */
export function presentDelivery(record: DeliveryRecord, behind?: number): z.infer<typeof delivery> {
  const { id, kind, webhookId, paymentId, action, url, state, createdAt, dueAt, attempts } = record;
  return {
    id: String(id),
    kind,
    webhookId: webhookId?.toString() ?? null,
    paymentId: paymentId?.toString() ?? null,
    action,
    url,
    state,
    createdAt: formatLisbon(createdAt),
    nextAttemptAt: dueAt === null ? null : formatLisbon(dueAt),
    waitsBehind: behind?.toString() ?? null,
    body: bodyOf(record),
    attempts: attempts.map((attempt) => ({
      location: null,
      failureMode: null,
      ...attempt,
      url: attempt.url === url ? undefined : attempt.url,
      at: formatLisbon(attempt.at),
    })),
  };
}

export function presentClock(now: number, offset: number): z.infer<typeof clock> {
  return { now: formatLisbon(now), offsetSeconds: Math.round(offset / 1000) };
}

/** Link to the explanation of a code; null if the code is not in the catalogue. */
function linkOf(code: string): string | null {
  return code in errors ? `/api#errors/${code}` : null;
}

export function presentRequest(entry: RequestEntry): z.infer<typeof loggedRequest> {
  const { tenant: _, platformCode: __, byTool: ___, ...shown } = entry;
  const rules = [...new Set(entry.codes)].map((code) => ({ code, link: linkOf(code) }));
  return { ...shown, requestId: entry.requestId ?? null, rules, at: formatLisbon(entry.at) };
}

/** Maximum number of items in any list of the control API. */
export const controlPageSize = 500;

/** Maximum total length of the payloads in a list, in characters. Deliveries of an event repeat its payload. */
const mostCharacters = 2_000_000;

/** First deliveries of a list whose payloads fit within the limit; at least one. */
export function withinSize<T extends { payload: string }>(deliveries: readonly T[]): T[] {
  let characters = 0;
  return deliveries.filter(({ payload }, at) => {
    characters += payload.length;
    return at === 0 || characters <= mostCharacters;
  });
}
