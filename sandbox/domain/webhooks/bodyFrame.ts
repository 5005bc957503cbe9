import { formatLisbon } from '../clock/lisbonTime.ts';
import type { DeliveryRecord } from './delivery.ts';

export const jsonType = 'application/json';
export const formType = 'application/x-www-form-urlencoded';

type Parts = Pick<
  DeliveryRecord,
  'kind' | 'contentType' | 'payload' | 'webhookId' | 'action' | 'createdAt' | 'hookHash'
>;

/** Body of a delivery: the event's payload, wrapped for webhooks. The bytes are the same for every attempt. */
export function bodyOf({ kind, contentType, payload, webhookId, action, createdAt, hookHash }: Parts): string {
  if (kind === 'callback') return payload;
  if (contentType === formType) return hookHash === null ? payload : `${payload}&hookHash=${hookHash}`;
  const webhook = JSON.stringify({ id: String(webhookId), action, createdAt: formatLisbon(createdAt) });
  return `{"webhook":${webhook},${payload.slice(1)}`;
}

/** Host and port of a URL. Deliveries to the same host and port share their connections. */
export function receiverOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
