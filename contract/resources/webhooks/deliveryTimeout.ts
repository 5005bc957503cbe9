import { limit, valuesOf } from '../../provenance/limit.ts';
import { published } from '../../provenance/origin.ts';
import { say } from '../../words/locales.ts';

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
