import { entityLifecycle } from '../resources/entities/lifecycle.ts';
import { methodLabels, methodTypeLabels } from '../resources/payments/labels.ts';
import { type PaymentWay, paymentWays, rowsOfWay } from '../resources/payments/paymentChannels.ts';
import type { WebhookAction } from '../resources/webhooks/enums.ts';
import { actionWords } from '../resources/webhooks/eventWords.ts';
import type { Locale, Words } from '../words/locales.ts';

/** A card at a terminal is a type of method, the other ways are methods. */
const wayLabels: Record<PaymentWay, Words> = { ...methodLabels, TPA: methodTypeLabels.TPA };

const ways = paymentWays.map((way) => ({ way, rows: rowsOfWay(way) }));
const rows = [...ways.flatMap((way) => way.rows), ...entityLifecycle];

/** Ways to pay, each with its rows of the payment's lifecycle as pages name them: `pending pay_reference`. */
export function wayFacts(locale: Locale) {
  return ways.map(({ way, rows }) => ({
    id: way,
    label: wayLabels[way][locale],
    rows: rows.map(({ from, action }) => `${from} ${action}`),
  }));
}

/** Events: when each is sent, what it tells of, the states in which it leaves that, and the ways to pay it comes by. */
export function eventFacts(locale: Locale) {
  return (Object.entries(actionWords) as [WebhookAction, Words][]).map(([id, words]) => ({
    id,
    words: words[locale],
    about: id.startsWith('entity_') ? ('entity' as const) : ('payment' as const),
    states: [...new Set(rows.filter(({ events }) => events.includes(id)).map(({ to }) => to))],
    ways: ways
      .filter(({ rows }) => rows.some(({ events }) => events.includes(id)))
      .map(({ way }) => wayLabels[way][locale]),
  }));
}
