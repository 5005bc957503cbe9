import { limit, valuesOf } from '../../provenance/limit.ts';
import { chosen } from '../../provenance/origin.ts';
import { say } from '../../words/locales.ts';

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
