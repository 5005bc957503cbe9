import { limit, valuesOf } from '../../provenance/limit.ts';
import { chosen, published, specified } from '../../provenance/origin.ts';
import { say } from '../../words/locales.ts';

export const paymentTimeLimits = {
  /** Validity of references, and of authorisations until they are captured: calendar months, to 23:59:59 in Lisbon (docs/decisions/default-validity.md). */
  defaultValidityMonths: limit({
    value: 6,
    origin: published('olderGuides', 'three samples end six calendar months later'),
    name: say(
      'Validade de um pagamento sem `validDate`',
      'Validez de un pago sin `validDate`',
      'Validity of a payment without `validDate`',
    ),
    shown: 'month',
  }),
  /** Period in which an MB WAY payment by phone can be retried (docs/decisions/default-validity.md). */
  mbWayValidityMinutes: limit({
    value: 30,
    origin: published('olderGuides', 'two samples end thirty minutes later'),
    name: say(
      'Validade de um pagamento MB WAY por telemóvel',
      'Validez de un pago MB WAY por número de móvil',
      'Validity of an MB WAY payment by phone number',
    ),
    shown: 'minute',
  }),
  /** Lifetime of a push notification (specified: 5 to 10 minutes; docs/decisions/payment-states.md). */
  pushMinutes: limit({
    value: 5,
    origin: chosen(
      'A especificação diz que a notificação expira entre 5 e 10 minutos; a sandbox fica com o menor, para que o teste não espere.',
      'La especificación dice que la notificación caduca entre 5 y 10 minutos; el sandbox toma el menor, para que la prueba no espere.',
      'The specification says that the notification expires after 5 to 10 minutes; the sandbox uses the shorter, so that tests do not have to wait.',
      'guides 9',
    ),
    name: say(
      'Validade da notificação MB WAY',
      'Validez de la notificación MB WAY',
      'Validity of the MB WAY notification',
    ),
    shown: 'minute',
  }),
  /** Maximum business hours for processing a Multibanco payment. */
  multibancoBusinessHours: limit({ value: 12, origin: specified('guides 9') }),
  /** Time after which a merchant should query a checkout whose payer has not returned. */
  statusCheckMinutes: limit({ value: 30, origin: specified('guides 9') }),
};

export const { defaultValidityMonths, mbWayValidityMinutes, pushMinutes, multibancoBusinessHours, statusCheckMinutes } =
  valuesOf(paymentTimeLimits);
