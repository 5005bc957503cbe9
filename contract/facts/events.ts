import { entityLifecycle } from '../resources/entities/lifecycle.ts';
import { methodLabels, methodTypeLabels } from '../resources/payments/labels.ts';
import {
  channelLifecycle,
  type PaymentChannel,
  paymentChannels,
} from '../resources/payments/paymentChannels.ts';
import type { WebhookAction } from '../resources/webhooks/events.ts';
import { eventWords } from '../resources/webhooks/eventWords.ts';
import type { Locale, Words } from '../words/locales.ts';

/** A card at a terminal is a type of method, the other channels are methods. */
const channelLabels: Record<PaymentChannel, Words> = { ...methodLabels, TPA: methodTypeLabels.TPA };

const channels = paymentChannels.map((channel) => ({ channel, rows: channelLifecycle(channel) }));
const rows = [...channels.flatMap((channel) => channel.rows), ...entityLifecycle];

/** Payment channels, each with its rows of the payment's lifecycle as pages name them: `pending pay_reference`. */
export function channelFacts(locale: Locale) {
  return channels.map(({ channel, rows }) => ({
    id: channel,
    label: channelLabels[channel][locale],
    rows: rows.map(({ from, action }) => `${from} ${action}`),
  }));
}

/** Events: when each is sent, the resource it is about, the states it leads to, and the payment channels that send it. */
export function eventFacts(locale: Locale) {
  return (Object.entries(eventWords) as [WebhookAction, Words][]).map(([id, words]) => ({
    id,
    words: words[locale],
    about: id.startsWith('entity_') ? ('entity' as const) : ('payment' as const),
    states: [...new Set(rows.filter(({ events }) => events.includes(id)).map(({ to }) => to))],
    ways: channels
      .filter(({ rows }) => rows.some(({ events }) => events.includes(id)))
      .map(({ channel }) => channelLabels[channel][locale]),
  }));
}
