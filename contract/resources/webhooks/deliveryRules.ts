import { formatList } from '@balcao/text/numbers.ts';
import { limit, valuesOf } from '../../provenance/limit.ts';
import { chosen, published, specified } from '../../provenance/origin.ts';
import { say } from '../../words/locales.ts';

export const retryLimits = {
  /** Gaps between the nine attempts, after which a delivery has failed (docs/decisions/retry-schedule.md). */
  retryGapsMinutes: limit({
    value: [1, 2, 3, 5, 8, 13, 21, 24],
    origin: chosen(
      'A especificação diz 1, 2, 3, 5 e assim por diante até 24 minutos, e não diz quantas tentativas há. Os intervalos de 8, 13 e 21 e o fim depois do de 24 são da sandbox.',
      'La especificación dice 1, 2, 3, 5 y así hasta 24 minutos, y no dice cuántos intentos hay. Los intervalos de 8, 13 y 21 y el final después del de 24 son del sandbox.',
      'The specification says 1, 2, 3, 5 and so on up to 24 minutes, and does not say how many attempts there are. The intervals of 8, 13 and 21, and stopping after the one of 24, are the sandbox’s choice.',
      'guides 9',
    ),
    name: say(
      'Minutos entre as tentativas de uma entrega',
      'Minutos entre los intentos de una entrega',
      'Minutes between delivery attempts',
    ),
    shown: 'list',
  }),
};
export const { retryGapsMinutes } = valuesOf(retryLimits);

/** Time of the next attempt after `tries` attempts; undefined after the last one (docs/decisions/retry-schedule.md). */
export function nextAttemptAt(tries: number, at: number): number | undefined {
  const gapMinutes = retryGapsMinutes[tries - 1];
  return gapMinutes === undefined ? undefined : at + gapMinutes * 60_000;
}

export const deliveryTimeLimits = {
  /** Maximum response time of a receiver (docs/decisions/webhook-messages.md). */
  deliveryTimeoutSeconds: limit({
    value: 30,
    origin: published('clientLibrary', 'its read-me'),
    name: say(
      'Tempo para responder a uma entrega',
      'Tiempo para responder a una entrega',
      'Time to respond to a delivery',
    ),
    shown: 'second',
  }),
};
export const { deliveryTimeoutSeconds } = valuesOf(deliveryTimeLimits);

/** Statuses that confirm receipt (docs/decisions/webhook-messages.md, docs/decisions/retry-schedule.md). */
export const acceptedStatusLimits = {
  acceptedStatuses: {
    webhook: limit({
      value: [200, 201, 202, 204],
      origin: published('olderGuides', 'the specification says a success status, this the four codes'),
      name: say(
        'Estados HTTP que contam como recebido num webhook',
        'Estados HTTP que cuentan como recibido en un webhook',
        'HTTP statuses that count as received in a webhook',
      ),
      shown: (statuses, locale) => formatList(statuses, locale, 'disjunction'),
    }),
    callback: limit({ value: [200], origin: specified('7') }),
  },
};
export const { acceptedStatuses } = valuesOf(acceptedStatusLimits);

export const failureLimits = {
  /** Number of consecutive failed deliveries that disables a subscription (docs/decisions/retry-schedule.md). */
  disableAfterFailures: limit({
    value: 20,
    origin: chosen(
      'Nenhuma fonte diz se ou quando uma subscrição é desativada; a sandbox fá-lo para que um recetor parado se note.',
      'Ninguna fuente dice si una suscripción se desactiva ni cuándo; el sandbox lo hace para que se note que un receptor no funciona.',
      'No source says whether or when a subscription is disabled; the sandbox does it so that a dead receiver gets noticed.',
    ),
    name: say(
      'Entregas falhadas seguidas até a subscrição ser desativada',
      'Entregas fallidas seguidas hasta que se desactiva la suscripción',
      'Consecutive failed deliveries before the subscription is disabled',
    ),
    shown: 'count',
  }),
};
export const { disableAfterFailures } = valuesOf(failureLimits);

/** Reasons for a disabled subscription: consecutive failures (docs/decisions/retry-schedule.md), or a request. */
export const disabledReasons = ['failures', 'by_hand'] as const;
export type DisabledReason = (typeof disabledReasons)[number];
